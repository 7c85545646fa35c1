-- The three quests of a player and day, and which of them are paid (docs/decisions/062). Drawn when the player first sees them: a change of
-- what the player can do must not change them during the day.
create table quest_days (
  account_id int not null references accounts (id),
  -- In the player's time zone.
  day date not null,
  quests text[] not null check (cardinality(quests) between 1 and 3),
  -- Each at most once; 'all' is the bonus for all of them.
  paid text[] not null default '{}',
  primary key (account_id, day)
);
create index quest_days_by_day on quest_days (day);
