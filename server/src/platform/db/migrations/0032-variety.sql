-- Written by somebody, rather than derived from tables of facts: draws prefer it.
alter table questions add column is_written boolean not null default true;
-- Kept for the quiz of the day: other draws take these last, so that who plays both meets little twice.
alter table questions add column for_daily boolean not null default false;

-- A picture of a text, and what it shows in words: its caption, and its text for those who do not see it.
alter table passages
  add column image text references media (name),
  add column caption text,
  add constraint passages_captioned check ((image is null) = (caption is null));
create index passages_image on passages (image) where image is not null;

-- Levels by figures look at what was noted since they looked last.
create index item_flags_by_time on item_flags (noted_at);

-- A taste: what a guest has answered, under a key that the server has sealed. The first answer makes the row.
create table tastes (
  id uuid primary key,
  began_at timestamptz not null,
  expires_at timestamptz not null,
  question_ids int[] not null,
  -- In the author's order, as answers of plays.
  given text[] not null default '{}',
  were_right boolean[] not null default '{}',
  -- Who has taken it over: an account takes one, and a taste is taken once.
  account_id int unique references accounts (id),
  points int check ((points is null) = (account_id is null)),
  check (cardinality(given) = cardinality(were_right) and cardinality(given) <= cardinality(question_ids))
);
create index tastes_expired on tastes (expires_at) where account_id is null;
