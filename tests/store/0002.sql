-- A database of version 0002, written by the code at df063ca: Ann at boop against computers of
-- levels 1, 2 and 3; Ann, Bob, Cid, who has resigned, and two computers in an auction of sack.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE inbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	platform TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT uq_inbox_platform_key UNIQUE (platform, "key")
);
CREATE TABLE invites (
	code TEXT NOT NULL, 
	"table" TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_invites PRIMARY KEY (code), 
	CONSTRAINT fk_invites_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE log (
	"table" TEXT NOT NULL, 
	step INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	cause TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("table", step), 
	CONSTRAINT fk_log_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('87y9vq',1,2,1,'kitten a1','computer',1800000610.0);
INSERT INTO "log" VALUES('87y9vq',2,3,1,'ghost a1b1','computer',1800000671.0);
INSERT INTO "log" VALUES('87y9vq',3,4,0,'kitten e1','person',1800000671.0);
INSERT INTO "log" VALUES('87y9vq',4,5,0,'stay','person',1800000671.0);
INSERT INTO "log" VALUES('87y9vq',5,6,1,'kitten b1','computer',1800000732.0);
INSERT INTO "log" VALUES('87y9vq',6,7,0,'kitten b4','person',1800000732.0);
INSERT INTO "log" VALUES('87y9vq',7,8,0,'stay','person',1800000732.0);
INSERT INTO "log" VALUES('87y9vq',8,9,1,'kitten a1','computer',1800000793.0);
INSERT INTO "log" VALUES('87y9vq',9,10,0,'kitten f6','person',1800000793.0);
INSERT INTO "log" VALUES('gbjpyb',1,4,0,'lay cat-5','person',1800000793.0);
INSERT INTO "log" VALUES('gbjpyb',2,5,3,'lay cat-5','person',1800000793.0);
INSERT INTO "log" VALUES('gbjpyb',3,6,4,'lay cat3','person',1800000793.0);
INSERT INTO "log" VALUES('gbjpyb',4,7,4,'!resign','person',1800000793.0);
INSERT INTO "log" VALUES('gbjpyb',5,8,4,'!sitter computer','person',1800000793.0);
INSERT INTO "log" VALUES('gbjpyb',6,9,1,'lay cat-8','computer',1800000854.0);
INSERT INTO "log" VALUES('gbjpyb',7,10,2,'lay cat-8','computer',1800000854.0);
INSERT INTO "log" VALUES('h3y9xp',1,2,0,'kitten b1','person',1800000000.0);
INSERT INTO "log" VALUES('h3y9xp',2,3,0,'stay','person',1800000000.0);
INSERT INTO "log" VALUES('h3y9xp',3,4,1,'kitten a1','computer',1800000061.0);
INSERT INTO "log" VALUES('h3y9xp',4,5,1,'ghost a1b1','computer',1800000122.0);
INSERT INTO "log" VALUES('h3y9xp',5,6,0,'kitten f3','person',1800000122.0);
INSERT INTO "log" VALUES('h3y9xp',6,7,0,'stay','person',1800000122.0);
INSERT INTO "log" VALUES('h3y9xp',7,8,1,'kitten b1','computer',1800000183.0);
INSERT INTO "log" VALUES('h3y9xp',8,9,0,'kitten c6','person',1800000183.0);
INSERT INTO "log" VALUES('hkhbbe',1,2,1,'kitten a1','computer',1800000244.0);
INSERT INTO "log" VALUES('hkhbbe',2,3,0,'kitten d1','person',1800000244.0);
INSERT INTO "log" VALUES('hkhbbe',3,4,1,'kitten b1','computer',1800000305.0);
INSERT INTO "log" VALUES('hkhbbe',4,5,0,'kitten f2','person',1800000305.0);
INSERT INTO "log" VALUES('hkhbbe',5,6,1,'kitten a1','computer',1800000366.0);
INSERT INTO "log" VALUES('hkhbbe',6,7,0,'kitten c4','person',1800000366.0);
INSERT INTO "log" VALUES('hkhbbe',7,8,1,'kitten b1','computer',1800000427.0);
INSERT INTO "log" VALUES('hkhbbe',8,9,0,'kitten e5','person',1800000427.0);
INSERT INTO "log" VALUES('hkhbbe',9,10,1,'kitten a1','computer',1800000488.0);
INSERT INTO "log" VALUES('hkhbbe',10,11,1,'promote a1 b1 c1','forced',1800000488.0);
INSERT INTO "log" VALUES('hkhbbe',11,12,0,'kitten e6','person',1800000488.0);
INSERT INTO "log" VALUES('hkhbbe',12,13,1,'kitten a1','computer',1800000549.0);
CREATE TABLE orders (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	about TEXT NOT NULL, 
	text TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_orders PRIMARY KEY ("table", seat, about), 
	CONSTRAINT fk_orders_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "orders" VALUES('gbjpyb',0,'auction','bid 2',1,1800000854.0);
INSERT INTO "orders" VALUES('gbjpyb',3,'auction','bid 2',1,1800000854.0);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	kind TEXT NOT NULL, 
	"table" TEXT NOT NULL, 
	venue TEXT NOT NULL, 
	person TEXT NOT NULL, 
	due FLOAT NOT NULL, 
	attempts INTEGER NOT NULL, 
	body TEXT, 
	ticket INTEGER NOT NULL, 
	CONSTRAINT uq_outbox_kind_table_venue_person UNIQUE (kind, "table", venue, person)
);
CREATE TABLE persons (
	"key" TEXT NOT NULL, 
	platform TEXT NOT NULL, 
	native TEXT NOT NULL, 
	name TEXT NOT NULL, 
	client TEXT NOT NULL, 
	language TEXT, 
	hands BOOLEAN NOT NULL, 
	reachable BOOLEAN, 
	CONSTRAINT pk_persons PRIMARY KEY ("key")
)
 WITHOUT ROWID

;
INSERT INTO "persons" VALUES('paper:ann','paper','ann','Ann','en',NULL,1,1);
INSERT INTO "persons" VALUES('paper:bob','paper','bob','Bob','en',NULL,1,1);
INSERT INTO "persons" VALUES('paper:cid','paper','cid','Cid','en',NULL,1,1);
CREATE TABLE receipts (
	"key" TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_receipts PRIMARY KEY ("key")
)
 WITHOUT ROWID

;
INSERT INTO "receipts" VALUES('paper:old1',1800000000.0);
INSERT INTO "receipts" VALUES('paper:old2',1800000000.0);
INSERT INTO "receipts" VALUES('paper:old3',1800000000.0);
INSERT INTO "receipts" VALUES('paper:old4',1800000122.0);
INSERT INTO "receipts" VALUES('paper:old5',1800000122.0);
INSERT INTO "receipts" VALUES('paper:old6',1800000183.0);
INSERT INTO "receipts" VALUES('paper:old7',1800000183.0);
INSERT INTO "receipts" VALUES('paper:old8',1800000244.0);
INSERT INTO "receipts" VALUES('paper:old9',1800000305.0);
INSERT INTO "receipts" VALUES('paper:old10',1800000366.0);
INSERT INTO "receipts" VALUES('paper:old11',1800000427.0);
INSERT INTO "receipts" VALUES('paper:old12',1800000488.0);
INSERT INTO "receipts" VALUES('paper:old13',1800000549.0);
INSERT INTO "receipts" VALUES('paper:old14',1800000671.0);
INSERT INTO "receipts" VALUES('paper:old15',1800000671.0);
INSERT INTO "receipts" VALUES('paper:old16',1800000732.0);
INSERT INTO "receipts" VALUES('paper:old17',1800000732.0);
INSERT INTO "receipts" VALUES('paper:old18',1800000793.0);
INSERT INTO "receipts" VALUES('paper:old19',1800000793.0);
INSERT INTO "receipts" VALUES('paper:old20',1800000793.0);
INSERT INTO "receipts" VALUES('paper:old21',1800000793.0);
INSERT INTO "receipts" VALUES('paper:old22',1800000793.0);
INSERT INTO "receipts" VALUES('paper:old23',1800000793.0);
INSERT INTO "receipts" VALUES('paper:old24',1800000793.0);
INSERT INTO "receipts" VALUES('paper:old25',1800000793.0);
INSERT INTO "receipts" VALUES('paper:old27',1800000854.0);
INSERT INTO "receipts" VALUES('paper:old29',1800000854.0);
INSERT INTO "receipts" VALUES('paper:old31',1800000854.0);
CREATE TABLE results (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT, 
	game TEXT NOT NULL, 
	rank INTEGER NOT NULL, 
	score INTEGER, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE seats (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT, 
	sitter TEXT NOT NULL, 
	level INTEGER, 
	name TEXT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('87y9vq',0,'paper:ann','person',NULL,'Ann');
INSERT INTO "seats" VALUES('87y9vq',1,NULL,'computer',3,'Mog');
INSERT INTO "seats" VALUES('gbjpyb',0,'paper:ann','person',NULL,'Ann');
INSERT INTO "seats" VALUES('gbjpyb',1,NULL,'computer',3,'Mog');
INSERT INTO "seats" VALUES('gbjpyb',2,NULL,'computer',1,'Tib');
INSERT INTO "seats" VALUES('gbjpyb',3,'paper:bob','person',NULL,'Bob');
INSERT INTO "seats" VALUES('gbjpyb',4,'paper:cid','computer',2,'Cid');
INSERT INTO "seats" VALUES('h3y9xp',0,'paper:ann','person',NULL,'Ann');
INSERT INTO "seats" VALUES('h3y9xp',1,NULL,'computer',1,'Mog');
INSERT INTO "seats" VALUES('hkhbbe',0,'paper:ann','person',NULL,'Ann');
INSERT INTO "seats" VALUES('hkhbbe',1,NULL,'computer',2,'Mog');
CREATE TABLE showings (
	"table" TEXT NOT NULL, 
	venue TEXT NOT NULL, 
	message TEXT, 
	number INTEGER NOT NULL, 
	digest TEXT, 
	version INTEGER NOT NULL, 
	shown FLOAT, 
	stale TEXT, 
	closed BOOLEAN NOT NULL, 
	CONSTRAINT pk_showings PRIMARY KEY ("table", venue), 
	CONSTRAINT fk_showings_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "showings" VALUES('87y9vq','paper:boop3','m3',10,'b440792d9a01e25cb1116cc56fca9c48',10,1800000549.0,NULL,0);
INSERT INTO "showings" VALUES('gbjpyb','paper:yard','m4',5,'538c32d5be6e4571146d7fca55a11655',10,1800000793.0,NULL,0);
INSERT INTO "showings" VALUES('h3y9xp','paper:boop1','m1',8,'7f3952a692d9c12e55b757a0d8778161',9,1800000000.0,NULL,0);
INSERT INTO "showings" VALUES('hkhbbe','paper:boop2','m2',12,'2e7e7a0b35e1329f7670b45a2e330bca',13,1800000183.0,NULL,0);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	seed TEXT NOT NULL, 
	commitment TEXT NOT NULL, 
	status TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	host TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "tables" VALUES('87y9vq','boop',1,'{"ghosts":"on"}',2,'three','f4c6f24dccd0f0a0a32a413a0fdf639d','playing',10,'paper:ann',1800000549.0,1800000793.0);
INSERT INTO "tables" VALUES('gbjpyb','sack',1,'{}',5,'sack','12273a93d42517aa0d20ab143fb382af','playing',10,'paper:ann',1800000793.0,1800000854.0);
INSERT INTO "tables" VALUES('h3y9xp','boop',1,'{"ghosts":"on"}',2,'one','391d0aa87cbd76cfaf56a20a7007ea61','playing',9,'paper:ann',1800000000.0,1800000183.0);
INSERT INTO "tables" VALUES('hkhbbe','boop',1,'{"ghosts":"off"}',2,'two','32d65da392e2a2679e36311c1af12ed9','playing',13,'paper:ann',1800000183.0,1800000549.0);
CREATE TABLE timers (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"table" TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	due FLOAT NOT NULL, 
	body TEXT, 
	CONSTRAINT uq_timers_table_kind_seat UNIQUE ("table", kind, seat), 
	CONSTRAINT fk_timers_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "timers" VALUES(31,'gbjpyb','order',0,1800000914.0,'{"at":1800000914.0,"spell":2}');
CREATE TABLE venues (
	"key" TEXT NOT NULL, 
	platform TEXT NOT NULL, 
	native TEXT NOT NULL, 
	private BOOLEAN NOT NULL, 
	language TEXT, 
	CONSTRAINT pk_venues PRIMARY KEY ("key")
)
 WITHOUT ROWID

;
INSERT INTO "venues" VALUES('paper:boop1','paper','boop1',0,'en');
INSERT INTO "venues" VALUES('paper:boop2','paper','boop2',0,'en');
INSERT INTO "venues" VALUES('paper:boop3','paper','boop3',0,'en');
INSERT INTO "venues" VALUES('paper:yard','paper','yard',0,'en');
CREATE TABLE web_messages (
	id TEXT NOT NULL, 
	room TEXT NOT NULL, 
	person TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	author TEXT NOT NULL, 
	author_name TEXT NOT NULL, 
	position INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	text TEXT NOT NULL, 
	sketch TEXT NOT NULL, 
	rows TEXT NOT NULL, 
	ping TEXT NOT NULL, 
	alt TEXT NOT NULL, 
	spots TEXT NOT NULL, 
	picture BLOB, 
	picture_id TEXT, 
	CONSTRAINT pk_web_messages PRIMARY KEY (id), 
	CONSTRAINT uq_web_messages_room_person_key UNIQUE (room, person, "key")
);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_showings_venue ON showings (venue);
CREATE INDEX ix_outbox_due ON outbox (due);
CREATE INDEX ix_timers_due ON timers (due);
CREATE INDEX ix_receipts_at ON receipts (at);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_web_messages_room_person_position ON web_messages (room, person, position);
CREATE UNIQUE INDEX ix_web_messages_position ON web_messages (position);
CREATE UNIQUE INDEX ix_web_messages_picture_id ON web_messages (picture_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',46);
INSERT INTO "sqlite_sequence" VALUES('timers',31);
COMMIT;
