-- Players who said before the start that they will take part in a contest (docs/decisions/066). It costs nothing; the entry comes later.
create table contest_registrations (
  contest_id int not null references contests (id) on delete cascade,
  account_id int not null references accounts (id) on delete cascade,
  registered_at timestamptz not null,
  -- What the player was notified of: 0 nothing, 1 that it starts soon, 2 that it has started.
  told smallint not null default 0 check (told between 0 and 2),
  primary key (contest_id, account_id)
);
create index contest_registrations_of_account on contest_registrations (account_id);
create index contest_registrations_in_order on contest_registrations (contest_id, registered_at, account_id);
create index contest_registrations_untold on contest_registrations (contest_id, account_id, told) where told < 2;

-- How many registered for each contest: a countdown asks for it often. It is no column of contests, because the record of a contest lists
-- each change of its row.
create table contest_registration_counts (
  contest_id int primary key references contests (id) on delete cascade,
  registered int not null check (registered >= 0)
);

create function count_contest_registrations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into contest_registration_counts as c (contest_id, registered)
      select contest_id, count(*)::int from new_rows group by contest_id order by contest_id
      on conflict (contest_id) do update set registered = c.registered + excluded.registered;
  else
    -- In this order, so that no two transactions deadlock.
    perform from contest_registration_counts where contest_id in (select contest_id from old_rows) order by contest_id for no key update;
    update contest_registration_counts c set registered = c.registered - o.n
      from (select contest_id, count(*)::int as n from old_rows group by contest_id) o where c.contest_id = o.contest_id;
  end if;
  return null;
end $$;
create trigger contest_registrations_counted after insert on contest_registrations referencing new table as new_rows
  for each statement execute function count_contest_registrations();
create trigger contest_registrations_uncounted after delete on contest_registrations referencing old table as old_rows
  for each statement execute function count_contest_registrations();

-- A deleted or deactivated account takes part in nothing: it leaves the list, and gets no notice.
create function forget_contest_registrations() returns trigger language plpgsql as $$
begin
  delete from contest_registrations where account_id = new.id;
  return null;
end $$;
create trigger contest_registrations_forgotten after update on accounts for each row
  when (new.status <> 'active' and old.status = 'active') execute function forget_contest_registrations();

-- A push message that a contest starts soon is not worth sending after the start.
create or replace function queue_notice_pushes() returns trigger language plpgsql as $$
begin
  insert into push_messages (session, channel, kind, subject, account_id, expires_at, next_try_at)
    select d.session, d.channel, 'notice', n.id::text, n.account_id,
      n.created_at + case n.type when 'contest_soon' then interval '10 minutes' else interval '1 day' end, n.created_at
    from inserted n cross join lateral push_devices(n.account_id) d left join push_choices c on c.account_id = n.account_id
    where coalesce(c.notices, true)
    on conflict do nothing;
  return null;
end $$;
