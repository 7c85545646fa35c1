-- What runs by the calendar, as staff arranges it: contests, texts to read, quizzes of the day, exams in somebody's care, and what is
-- announced to players.

-- Counts changes: who changes something says what they saw, so that nobody undoes what a colleague has done meanwhile.
alter table contests add column version int not null default 0;
-- The words of a contest in other interface languages: {"es": {"name": "…", "description": "…"}}.
alter table contests add column translations jsonb not null default '{}';
create index contests_newest on contests (starts_at desc, id desc);

alter table passages
  add column version int not null default 0,
  -- When the clock publishes it; null for one that is published, or that nobody has scheduled.
  add column publish_at timestamptz,
  add constraint passages_scheduled check (publish_at is null or not is_active);
create index passages_due on passages (publish_at) where publish_at is not null;
create index passages_by_title on passages (title, id);
create index passages_created on passages (created_at, id);

-- When the first player got the quiz of a day: from then on it stays as it is.
alter table daily_quizzes add column started_at timestamptz;
update daily_quizzes d set started_at = now() where exists (
  select from plays p where p.mode = 'daily_quiz' and p.target = 'daily_quiz:' || d.day and p.language_id = d.language_id);

-- Who is in charge of an exam; null for those of files and from before: every examiner.
alter table exams add column examiner_id int references accounts (id);
create index exams_newest on exams (starts_at desc, id desc);
-- With whom they share it.
create table exam_carers (
  exam_id int not null references exams (id),
  account_id int not null references accounts (id),
  primary key (exam_id, account_id)
);
create index exam_carers_of_account on exam_carers (account_id);

-- What staff tells players. Everybody gets it as a notice with the key `announcement:<id>`, which an account has at most once.
create table announcements (
  id int generated always as identity primary key,
  -- Of the form it was written in, so that sending the form twice announces once.
  key text unique,
  -- By interface language: {"en": {"title": "…", "message": "…"}}.
  texts jsonb not null check (texts <> '{}'),
  image text references media (name),
  -- A page of the app.
  link text check (link ~ '^/([^/\\]|$)'),
  audience text not null check (audience in ('all', 'language', 'accounts')),
  web_language text check ((audience = 'language') = (web_language is not null)),
  account_ids int[] check ((audience = 'accounts') = (account_ids is not null)),
  send_at timestamptz not null,
  -- scheduled → sending → sent, or cancelled.
  state text not null default 'scheduled' check (state in ('scheduled', 'sending', 'sent', 'cancelled')),
  version int not null default 0,
  -- Accounts with ids up to this one have it, and those up to the other will: whoever signs up later gets old news from nobody.
  reached_id int not null default 0,
  last_id int,
  told int not null default 0,
  created_by int references accounts (id),
  created_at timestamptz not null,
  sent_at timestamptz
);
create index announcements_due on announcements (send_at) where state in ('scheduled', 'sending');
create index announcements_newest on announcements (send_at desc, id desc);
