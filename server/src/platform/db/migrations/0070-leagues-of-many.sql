-- Leagues are never of one (docs/decisions/062): a player without a group of their own tier is a guest in the nearest one, until `fewest`
-- players of the tier can have their own and as many stay behind. The tier is therefore the player's, not the group's. A server of the
-- release before uses the functions of 0033, which stay; it takes the tier of the group for that of its guests.
alter table league_entries add column tier smallint check (tier between 0 and 6);
alter table league_entries add column is_guest boolean not null default false;
create index league_groups_of_week on league_groups (week, tier) where closed_at is null;

-- The tier that the player's last week led to; null while that week is not counted.
create function league_tier(who int, in_week date) returns int language plpgsql stable as $$
declare
  before record;
begin
  select e.outcome, e.next_tier into before from league_entries e where e.account_id = who and e.week < in_week order by e.week desc limit 1;
  if not found then return 0; end if;
  return before.next_tier;
end $$;

-- Lets one player of a week at a time become a guest, or open a group. Taken after the accounts and before every group of the week.
create function lock_league_week(in_week date) returns void language sql as $$
  select pg_advisory_xact_lock(7315056, in_week - date '2020-01-01')
$$;

-- Takes a seat. The account must be locked. Those who take the last seats of a tier's group wait for each other at its row.
create function seat_among(in_week date, in_tier int, seats int, fewest int, out seated int, out as_guest boolean) language plpgsql as $$
declare
  host int;
  guests int;
  others int;
begin
  as_guest := false;
  for turn in 1..2 loop
    update league_groups set members = members + 1
      where week = in_week and tier = in_tier and members < size and closed_at is null returning id into seated;
    if found then return; end if;
    -- Another player may open the group while this one waits for the lock, so the second turn looks again.
    if turn = 1 then perform lock_league_week(in_week); end if;
  end loop;
  select id into host from league_groups where week = in_week and closed_at is null
    order by abs(tier - in_tier), id desc limit 1 for update;
  guests := 0;
  if found then
    select count(*) filter (where is_guest and tier = in_tier), count(*) filter (where not (is_guest and tier = in_tier))
      into guests, others from league_entries where group_id = host;
    if guests + 1 < fewest or others < fewest then
      seated := host;
      as_guest := true;
      return;
    end if;
  end if;
  insert into league_groups (week, tier, size, members) values (in_week, in_tier, greatest(seats, guests + 1), guests + 1)
    returning id into seated;
  if guests > 0 then
    update league_entries set group_id = seated, is_guest = false where group_id = host and is_guest and tier = in_tier;
  end if;
end $$;

-- Adds points to a week that is not counted yet; the first ones take a seat.
create function add_points_in_league(who int, in_week date, gained int, gained_at timestamptz, seats int, fewest int)
returns void language plpgsql as $$
declare
  in_tier int;
  seat record;
begin
  update league_entries set points = least(points::bigint + gained, 2147483647), reached_at = greatest(reached_at, gained_at)
    where account_id = who and week = in_week and outcome is null;
  if found or exists (select from league_entries where account_id = who and week = in_week) then return; end if;
  in_tier := league_tier(who, in_week);
  if in_tier is null then
    insert into league_entries (account_id, week, points, reached_at) values (who, in_week, gained, gained_at);
    return;
  end if;
  select * into seat from seat_among(in_week, in_tier, seats, fewest);
  insert into league_entries (account_id, week, group_id, points, reached_at, tier, is_guest)
    values (who, in_week, seat.seated, gained, gained_at, in_tier, seat.as_guest);
end $$;
