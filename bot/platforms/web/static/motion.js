/** How one position becomes the next: which piece went where. */

/**
 * What happens between two positions, the told motions first, in their order. Each act has the old
 * `piece` or the new one (`place`) or both, or neither where something moves that only lies on the
 * ground; `start` and `end` are boxes for what comes from no piece, or goes to none. `moved` tells
 * where a box lies that all of the table takes along, if it does.
 */
export function acts(old, fresh, motions, homes, moved = null) {
  const before = new Set(old);
  const after = new Set(fresh);
  const found = [];
  const act = (piece, place, more = {}) => {
    before.delete(piece);
    after.delete(place);
    found.push({ piece, place, start: null, end: null, manner: "hop", told: false, ...more });
  };
  const fled = new Map();
  for (const [from, to, manner] of chained(motions)) {
    const piece = at(before, from, homes.before);
    const place = from === to ? named(after, to) : at(after, to, homes.after);
    const end = place?.box ?? homes.after[to] ?? null;
    const more = { manner, told: true };
    if (manner === "chase") {
      const prey = named(before, to)?.box ?? homes.before[to] ?? end;
      if (piece !== null && prey !== null) act(piece, null, { ...more, end: prey });
      fled.set(to, piece);
    } else if (piece !== null && place !== null && stays(piece, place, fresh)) {
      act(null, place, { ...more, start: piece.box });
    } else if (piece !== null && (place !== null || end !== null || to === "")) {
      const away = to === "" && fled.get(from) ? "flee" : manner;
      act(piece, place, { ...more, end: place === null ? end : null, manner: away });
    } else if (place !== null) {
      act(null, place, { ...more, start: from === to ? null : (homes.before[from] ?? homes.after[from] ?? null) });
    } else if (from !== to && end !== null) {
      const start = homes.before[from] ?? homes.after[from];
      if (start) act(null, null, { ...more, start, end });
    }
  }
  for (const piece of [...before]) {
    const alive = (each) => each.word === piece.word && each.art === piece.art;
    const same = [...after].find((each) => (piece.word === "" ? stuck(piece, each, moved) : alive(each)));
    if (same) act(piece, same, { manner: "glide" });
  }
  for (const place of [...after]) {
    if (place.word === "") continue;
    const twins = [...before].filter((each) => each.art === place.art && each.word !== "");
    const next = twins.sort((one, two) => apart(one, place) - apart(two, place))[0];
    if (next) act(next, place);
  }
  for (const piece of [...before]) {
    const turned = piece.word !== "" && named(after, piece.word);
    if (turned) act(piece, turned, { manner: asWide(piece, turned) ? "turn" : "glide" });
  }
  for (const piece of before) act(piece, null);
  for (const place of after) act(null, place, { late: place.word === "" });
  return found;
}

/** What was moved twice went all the way. */
function chained(motions) {
  const ways = [];
  for (const [from, to, manner] of motions) {
    const alone = from === to || manner === "chase" || from === "";
    const earlier = alone ? undefined : ways.find((way) => way[1] === from && way[0] !== from && way[2] !== "chase");
    if (earlier) earlier[1] = to;
    else ways.push([from, to, manner]);
  }
  return ways;
}

/** Whether a piece lies there still, so that what comes from it is another. */
function stays(piece, place, fresh) {
  return piece.word !== place.word && fresh.some(({ word, art }) => word === piece.word && art !== place.art);
}

function named(pieces, word) {
  return [...pieces].find((each) => each.word === word) ?? null;
}

/** The piece of that name, or the one that lies at that home. */
function at(pieces, word, homes) {
  const home = homes[word];
  const there = (each) => home !== undefined && alike(each.box, home);
  return named(pieces, word) ?? [...pieces].find(there) ?? null;
}

/** Whether a mark has only gone along with all of the table, or has stayed where it was. */
function stuck(mark, other, moved) {
  if (other.word !== "") return false;
  if (moved === null) return mark.art === other.art && alike(mark.box, other.box);
  return middles(moved(mark.box)).every((at, side) => Math.abs(at - middles(other.box)[side]) < 0.006);
}

function middles([left, top, right, bottom]) {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Whether two boxes are the same. */
function alike(one, other) {
  return one.every((edge, side) => Math.abs(edge - other[side]) < 0.002);
}

/** Whether two are as wide as each other: if not, all of the board has become smaller or larger. */
function asWide({ box: one }, { box: other }) {
  return Math.abs(one[2] - one[0] - other[2] + other[0]) < 0.002;
}

function apart(one, two) {
  return Math.hypot(one.box[0] - two.box[0], one.box[1] - two.box[1]);
}
