-- A freeze keeps the streak of the daily quiz over a missed day: see rules/src/streaks.ts.
alter table streaks
  -- Days in a row that were really taken: no frozen day lies between them.
  add column run int,
  add column freezes int not null default 0 check (freezes >= 0),
  -- Those that the calendar still shows.
  add column frozen_days date[] not null default '{}' check (cardinality(frozen_days) <= 30);
update streaks set run = length;
alter table streaks
  alter column run set not null,
  add constraint streaks_run check (run between 1 and length);
