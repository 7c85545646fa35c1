-- Moderation of names and pictures, and words that no name may contain (docs/decisions/075).

-- After repeated moderation the player cannot change the name before this time.
alter table accounts add column name_fixed_until timestamptz;

create table player_reports (
  id bigint generated always as identity primary key,
  -- The player whose name or picture is reported.
  account_id int not null references accounts (id) on delete cascade,
  reporter_id int not null references accounts (id) on delete cascade,
  subject text not null check (subject in ('name', 'picture')),
  reason text not null,
  -- The name, or the file of the picture, when it was reported.
  reported text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by int references accounts (id) on delete set null,
  outcome text check (outcome in ('left', 'taken')),
  check ((closed_at is null) = (outcome is null))
);
create unique index player_reports_open on player_reports (reporter_id, account_id, subject) where closed_at is null;
create index player_reports_of_day on player_reports (reporter_id, created_at);
create index player_reports_of_account on player_reports (account_id, id);
create index player_reports_by_state on player_reports ((closed_at is null), account_id, id);

-- Each name or picture that staff took back.
create table moderations (
  id bigint generated always as identity primary key,
  account_id int not null references accounts (id) on delete cascade,
  subject text not null check (subject in ('name', 'picture')),
  taken_at timestamptz not null
);
create index moderations_of_account on moderations (account_id, subject, taken_at);

-- With an account go the reports about it, the reports by it, what was taken back, and its choice of letters.
create function forget_moderation() returns trigger language plpgsql as $$
begin
  delete from player_reports where account_id = new.id;
  delete from player_reports where reporter_id = new.id;
  delete from moderations where account_id = new.id;
  delete from mail_choices where account_id = new.id;
  delete from letters where account_id = new.id;
  return null;
end $$;
create trigger moderation_forgotten after update on accounts for each row
  when (new.status = 'deleted' and old.status <> 'deleted') execute function forget_moderation();

-- One list per interface language, one word per line.
create table blocked_words (
  language_code text primary key,
  words text not null,
  changed_at timestamptz not null
);

-- Announcements that are also sent by email. One account gets each at most once: the row in letters is committed before the email is sent.
alter table announcements add column by_mail boolean not null default false;
alter table announcements add column seen_within_days int check (seen_within_days > 0);
alter table announcements add column unseen_for_days int check (unseen_for_days > 0);
-- When all its letters were sent.
alter table announcements add column mailed_at timestamptz;
create index announcements_to_mail on announcements (send_at) where by_mail and mailed_at is null;

-- Players who asked for letters. The address counts only as long as it is that of the account.
create table mail_choices (
  account_id int primary key references accounts (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  stopped_at timestamptz
);
create index mail_choices_of_address on mail_choices (lower(email), asked_at);
create index mail_choices_on on mail_choices (account_id) where confirmed_at is not null and stopped_at is null;

create table letters (
  announcement_id int not null references announcements (id) on delete cascade,
  account_id int not null references accounts (id) on delete cascade,
  -- begun: the process ended while it was sent, so that nobody knows whether it arrived.
  state text not null check (state in ('begun', 'sent', 'failed')),
  at timestamptz not null,
  -- The player used the link in it to stop all letters.
  stopped_at timestamptz,
  primary key (announcement_id, account_id)
);
create index letters_of_account on letters (account_id);
