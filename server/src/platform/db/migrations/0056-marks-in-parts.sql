-- Marks in steps of 0.25, given in parts, and taken away by wrong answers. Such steps are exact in binary: sums of them stay exact.

-- instead: whole marks stay what they are, and the release before reads and writes them as numbers.
alter table questions alter column marks type real;

alter table questions
  -- An answer that is right in part is worth part of the marks (rules/src/marks.ts).
  add column part_marks boolean not null default false,
  add constraint questions_marks check (marks >= 0 and marks * 4 = floor(marks * 4));

-- What the answer was given, in modes that give marks; null of answers from before: all the marks of a right one, nothing of any other.
alter table answers add column marks real;

alter table exams
  -- What a wrong answer takes away where its question says nothing else.
  add column minus_marks real not null default 0 check (minus_marks >= 0 and minus_marks * 4 = floor(minus_marks * 4));
