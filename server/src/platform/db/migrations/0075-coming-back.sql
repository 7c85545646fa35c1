-- Sunday's notice of the week (docs/decisions/068): how far the job has come in each time zone, so that it goes on after a crash.
create table week_notices (
  -- The Monday of the week.
  week date not null,
  timezone text not null,
  -- The players of the zone up to this id are done.
  reached_id int not null default 0,
  done_at timestamptz,
  primary key (week, timezone)
);
create index accounts_of_zone on accounts (timezone, id) where status = 'active';
alter table push_choices add column week boolean not null default true;

-- The day is over, no open play can add to it, and what it reached is paid.
alter table quest_days add column is_closed boolean not null default false;
-- Which answers count on the day. Days do not overlap, also if the player's time zone changes. Null: drawn by the release before.
alter table quest_days add column starts_at timestamptz, add column ends_at timestamptz;
