-- Weekly leagues, and friends (docs/decisions/035).

-- The players who compete with each other in a week.
create table league_groups (
  id int generated always as identity primary key,
  -- Its Monday, in UTC.
  week date not null check (extract(isodow from week) = 1),
  tier smallint not null check (tier between 0 and 6),
  -- Seats, and how many of them are taken: whoever deletes the account leaves theirs empty.
  size smallint not null check (size > 0),
  members smallint not null default 0 check (members between 0 and size),
  closed_at timestamptz
);
-- One group of a tier fills at a time.
create unique index league_groups_filling on league_groups (week, tier) where members < size and closed_at is null;
create index league_groups_open on league_groups (week, id) where closed_at is null;

create table league_entries (
  account_id int not null references accounts (id),
  week date not null,
  -- None while the player's last week is still being counted: its outcome says in which tier they play.
  group_id int references league_groups (id),
  points int not null check (points >= 0),
  reached_at timestamptz not null,
  -- Written when the week is counted; a deactivated player has no rank.
  final_rank smallint check (final_rank > 0),
  outcome text check (outcome in ('promoted', 'stayed', 'demoted')),
  next_tier smallint check (next_tier between 0 and 6),
  primary key (account_id, week),
  check ((outcome is null) = (next_tier is null)),
  check (final_rank is null or outcome is not null),
  check (outcome is null or group_id is not null)
);
create index league_entries_of_group on league_entries (group_id);

-- Takes a seat for the week, in the tier that the player's last week led to: in the group that fills, or in a new one. Those who come at
-- once wait for each other at the row of the group. The account must be locked. Returns null while the last week is not counted.
create function seat_in_league(who int, in_week date, seats int) returns int language plpgsql as $$
declare
  before record;
  in_tier int := 0;
  seated int;
begin
  select e.outcome, e.next_tier into before from league_entries e where e.account_id = who and e.week < in_week order by e.week desc limit 1;
  if found then
    if before.outcome is null then return null; end if;
    in_tier := before.next_tier;
  end if;
  loop
    update league_groups set members = members + 1
      where week = in_week and tier = in_tier and members < size and closed_at is null returning id into seated;
    if found then return seated; end if;
    insert into league_groups (week, tier, size) values (in_week, in_tier, seats) on conflict do nothing;
  end loop;
end $$;

-- Adds points to a week that is not counted yet; the first ones take a seat.
create function add_league_points(who int, in_week date, gained int, gained_at timestamptz, seats int) returns void language plpgsql as $$
begin
  update league_entries set points = least(points::bigint + gained, 2147483647), reached_at = greatest(reached_at, gained_at)
    where account_id = who and week = in_week and outcome is null;
  if found or exists (select from league_entries where account_id = who and week = in_week) then return; end if;
  insert into league_entries (account_id, week, group_id, points, reached_at)
    values (who, in_week, seat_in_league(who, in_week, seats), gained, gained_at);
end $$;

-- Two rows for each friendship, one for either.
create table friends (
  account_id int not null references accounts (id),
  friend_id int not null references accounts (id),
  since timestamptz not null,
  origin text not null check (origin in ('invitation', 'battle')),
  -- Removed by one of the two: it stays removed.
  removed_at timestamptz,
  primary key (account_id, friend_id),
  check (account_id <> friend_id)
);
create index friends_newest on friends (account_id, since desc) where removed_at is null;

insert into friends (account_id, friend_id, since, origin)
  select pair.account_id, pair.friend_id, a.registered_at, 'invitation'
  from accounts a join accounts o on o.id = a.referred_by,
    lateral (values (a.id, o.id), (o.id, a.id)) as pair (account_id, friend_id)
  where a.status <> 'deleted' and o.status <> 'deleted' and a.id <> o.id;
