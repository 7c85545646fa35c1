-- A play changes by compare-and-set: who read version n writes n + 1, or reads again. Nobody holds a play locked while thinking.
alter table plays
  add column version int not null default 0,
  -- Points of the answers so far, by the rule of its mode.
  add column points int not null default 0,
  -- The first answer that was given, if only to pass: what lapsed is none.
  add column taken_at timestamptz,
  -- Nothing is answered after it, and what tells only when it is over waits for it.
  add column window_ends_at timestamptz;
update plays set points = correct * coalesce((rules ->> 'scoreCorrect')::int, 0) - wrong * coalesce((rules ->> 'scoreWrong')::int, 0);
update plays p set taken_at = (select min(a.answered_at) from answers a where a.play_id = p.id and a.answer is not null);
update plays set result = result || '{"score_note": null}'::jsonb where result is not null;

-- Plays that nobody answered in are forgotten after a day.
create index plays_empty on plays (finished_at) where state = 'finished' and taken_at is null;

-- The next level opens when one was played to its end, or won, as a setting says.
alter table level_progress add column played_at timestamptz;
update level_progress set played_at = won_at;

-- One start of a player at a time, and so many a day: who read turn n takes n + 1, or reads again.
create table play_turns (
  account_id int primary key references accounts (id),
  turn bigint not null,
  day date not null,
  starts int not null
);

-- A right answer counts once a day, question and player, and scores on the boards once a day: the last days on which it did. Old ones
-- are swept.
create table question_credits (
  account_id int not null references accounts (id),
  question_id int not null references questions (id),
  counted_on date not null,
  scored_on date,
  primary key (account_id, question_id)
);
create index question_credits_by_day on question_credits (counted_on);

-- What plays leave behind that nobody waits for (figures, speeds, practice cards) is due: noted with the play, taken with the traces.
create table traces_due (
  play_id bigint not null references plays (id),
  -- An answer that is rated by itself; -1 when the play has ended.
  position int not null,
  account_id int not null references accounts (id),
  primary key (play_id, position)
);
create index traces_due_of_account on traces_due (account_id);
