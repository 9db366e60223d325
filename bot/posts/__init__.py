"""What is shown: posts composed from a table, for one venue or one person, in one language.

`public/` has what everybody at a venue sees, `private/` what one person alone does; pages for
reading and ways on lie here, beside what all are made with: the kit, the studio, rows of buttons,
the tree of moves.
"""
