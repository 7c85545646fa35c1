-- Messages: what people say to each other. Phrases and rematches asked are events of battles, answers of staff stand with the reports: only
-- what has no other place is stored here.

create table invitations (
  battle_id bigint not null references battles (id),
  account_id int not null references accounts (id),
  from_id int not null references accounts (id),
  created_at timestamptz not null,
  -- One for each room and player, whoever sends it.
  primary key (battle_id, account_id)
);
create index invitations_to on invitations (account_id, created_at desc);
create index invitations_from on invitations (from_id, created_at);
create index invitations_by_age on invitations (created_at);

create table player_blocks (
  account_id int not null references accounts (id),
  blocked_id int not null references accounts (id) check (blocked_id <> account_id),
  created_at timestamptz not null,
  primary key (account_id, blocked_id)
);
create index player_blocks_of_blocked on player_blocks (blocked_id);

-- Everything said up to then has been read.
create table message_reads (
  account_id int primary key references accounts (id),
  read_until timestamptz not null
);

-- Whoever answers a report writes both; the player finds the answer among the messages.
alter table reports add column answer text check (length(answer) between 1 and 2000);
alter table reports add column answered_at timestamptz;
alter table reports add constraint reports_answered check ((answer is null) = (answered_at is null));
create index reports_answered on reports (account_id, answered_at desc) where answered_at is not null;

-- Open pages hear of a message in the room `messages:<account>`, when the transaction commits. They ask how many there are, so the numbers
-- need only grow.
create sequence message_news;
create function announce_message(reader int) returns void language sql as $$
  select pg_notify('live', 'messages:' || reader || ':' || nextval('message_news'))
$$;

create function announce_invitation() returns trigger language plpgsql as $$
begin
  perform announce_message(new.account_id);
  return null;
end $$;
create trigger invitations_announced after insert on invitations for each row execute function announce_invitation();

create function announce_answer() returns trigger language plpgsql as $$
begin
  perform announce_message(new.account_id);
  return null;
end $$;
create trigger reports_answer_announced after update on reports for each row
  when (new.answer is not null and new.answer is distinct from old.answer) execute function announce_answer();

-- Whoever has a page in the room hears it there.
create function announce_saying() returns trigger language plpgsql as $$
begin
  perform announce_message(s.account_id) from battle_seats s
    where s.battle_id = new.battle_id and s.seat <> new.seat
      and not exists (select from battle_presence p where p.battle_id = s.battle_id and p.account_id = s.account_id);
  return null;
end $$;
create trigger battle_events_announced after insert on battle_events for each row
  when (new.kind in ('said', 'rematch_asked')) execute function announce_saying();

-- Everything that people have said to a player and that still stands, but for what blocked players and former ones have said. `number`
-- is that of the event in its battle, 0 for the invitation into it, and the report where there is no battle. In plpgsql, because planning
-- takes ten times longer than reading: it keeps its plan.
create function messages_to(reader int, moment timestamptz)
  returns table (kind text, battle_id bigint, number int, said_at timestamptz, from_id int, phrase text, is_new boolean)
  language plpgsql stable as $$
#variable_conflict use_column
begin
  return query with seats as (
    select s.battle_id, s.seat from battle_seats s where s.account_id = reader and s.is_open
    union all
    -- A room stays open after its end for as long as a rematch can be asked for.
    select s.battle_id, s.seat
    from (select * from battle_seats where account_id = reader and outcome is not null order by battle_id desc limit 10) s
      join battles b on b.id = s.battle_id
      join battle_events created on created.battle_id = b.id and created.seq = 1
    where b.phase = 'over' and b.ended_at + (created.payload #>> '{rules,rematchMs}')::int * interval '1 millisecond' >= moment
  ), rooms as (
    select seats.battle_id, seats.seat, own.joined, own.has_asked,
      -- Since which event the player has had no page in the room; null while there is one.
      case when own.away > coalesce(own.here, 0) then own.away end as away
    from seats cross join lateral (
      select max(e.seq) filter (where e.kind = 'joined') as joined, max(e.seq) filter (where e.kind = 'left') as gone,
        max(e.seq) filter (where e.kind in ('joined', 'away')) as away, max(e.seq) filter (where e.kind = 'here') as here,
        bool_or(e.kind = 'rematch_asked') as has_asked
      from battle_events e where e.battle_id = seats.battle_id and e.seat = seats.seat
    ) own
    where own.joined > coalesce(own.gone, 0)
  ), said as (
    select case e.kind when 'said' then 'phrase' else 'rematch' end as kind, e.battle_id, e.seq as number, e.at as said_at,
      speaker.id as from_id, e.payload ->> 'phrase' as phrase, coalesce(e.seq > rooms.away, false) as is_missed
    from rooms
      join battle_events e on e.battle_id = rooms.battle_id and e.seq > rooms.joined and e.seat <> rooms.seat
      -- Before the start a seat may have had several players, one after the other.
      cross join lateral (
        select (j.payload ->> 'account_id')::int as id from battle_events j
        where j.battle_id = e.battle_id and j.seat = e.seat and j.kind = 'joined' and j.seq < e.seq order by j.seq desc limit 1
      ) speaker
    where e.kind = 'said' or (e.kind = 'rematch_asked' and not rooms.has_asked
      and not exists (select from battle_events made where made.battle_id = e.battle_id and made.kind = 'rematch_made'))
    union all
    select 'invitation', i.battle_id, 0, i.created_at, i.from_id, null,
      not exists (select from battle_seats s where s.battle_id = i.battle_id and s.account_id = reader)
    from invitations i where i.account_id = reader
  ), heard as (
    select said.* from said join accounts a on a.id = said.from_id
    where a.status = 'active' and not exists (select from player_blocks k where k.account_id = reader and k.blocked_id = said.from_id)
    union all
    select 'answer', null, r.id, r.answered_at, null, null, true from reports r where r.account_id = reader and r.answered_at is not null
  )
  -- Players know the time of a message in milliseconds.
  select h.kind, h.battle_id, h.number, h.said_at, h.from_id, h.phrase, h.is_missed and date_trunc('milliseconds', h.said_at) >
    coalesce((select m.read_until from message_reads m where m.account_id = reader), '-infinity')
  from heard h;
end $$;

-- With an account go what it was told, what it has said, and its blocks.
create function forget_messages() returns trigger language plpgsql as $$
begin
  delete from invitations where account_id = new.id or from_id = new.id;
  delete from player_blocks where account_id = new.id or blocked_id = new.id;
  delete from message_reads where account_id = new.id;
  update reports set answer = null, answered_at = null where account_id = new.id and answered_at is not null;
  return null;
end $$;
create trigger messages_forgotten after update on accounts for each row
  when (new.status = 'deleted' and old.status <> 'deleted') execute function forget_messages();
