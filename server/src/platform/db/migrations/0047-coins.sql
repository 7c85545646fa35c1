-- From when on a player may stake what they were given: they had played enough then, once and for all.
alter table accounts add column may_stake_since timestamptz;

-- Why a search is for a battle without coins; null where it is for coins.
alter table battle_searches add column why text;

-- What a player had with others in the last day.
create index battle_seats_by_time on battle_seats (account_id, joined_at);

-- New accounts with addresses of a mail domain, since the beginning of this hour and of this day.
create table mail_domains (
  domain text primary key,
  hour_began timestamptz not null,
  of_hour int not null,
  day_began timestamptz not null,
  of_day int not null
);
create index mail_domains_old on mail_domains (day_began);

-- Approved under the rule that another person pays: the database holds to it, whatever the code does.
alter table payouts add column second_person boolean not null default false;
alter table payouts add constraint payouts_second_person check (not second_person or paid_by is null or paid_by <> decided_by);

-- What a member of staff has given and taken lately, of all players and of one.
create index adjustments_of_asker on adjustments (asked_by, asked_at);

-- Signed in to by many, with a password that is told to everybody.
alter table accounts add column is_shared boolean not null default false;
