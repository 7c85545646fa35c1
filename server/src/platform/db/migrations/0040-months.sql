-- What grows for ever lies in partitions by month: answers, the events of battles, the ledger (docs/decisions/044). Old months can be
-- archived (npm run archive), and an index is as large as a month, whatever lies before it. Rows are copied once, at this migration.

lock table answers, battle_events, transfers in access exclusive mode;

-- Which questions a player has met, and when first: outlives the answers themselves, and keeps "first" unique over all months.
create table met_questions (
  account_id int not null,
  question_id int not null,
  first_at timestamptz not null,
  primary key (account_id, question_id)
);
-- Questions of answers that are archived: somebody has met them.
create table archived_questions (
  question_id int primary key references questions (id)
);
-- A key moves coins once, whatever the month.
create table transfer_keys (
  key text primary key,
  moved_at timestamptz not null
);

-- Months begin in UTC. What belongs to no month that is there (before the first, or after the last one when the job that makes them has
-- failed) lies in the rest, so that nothing is refused.
create function month_start(at timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc('month', at at time zone 'UTC') at time zone 'UTC'
$$;

-- Makes the partitions from the month of `since` to that of `until`, as far as they are not there. A month of which the rest holds rows
-- stays in the rest. Attaching waits for the statements that are running, and nobody waits for long: it is done months ahead.
create function make_months(parent text, since timestamptz, until timestamptz) returns void language plpgsql as $$
declare
  month timestamptz := month_start(since);
  next timestamptz;
  name text;
  has_rest boolean;
  place text := (select quote_ident(a.attname) from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    where p.partrelid = parent::regclass);
begin
  while month <= until loop
    next := month_start(month + interval '32 days');
    name := parent || to_char(month at time zone 'UTC', '_YYYY_MM');
    if to_regclass(name) is null then
      execute format('select exists (select from %I where %s >= %L and %s < %L)', parent || '_rest', place, month, place, next) into has_rest;
      if not has_rest then
        execute format('create table %I (like %I including defaults including constraints including storage)', name, parent);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, month, next);
        perform guard_month(parent, name);
      end if;
    end if;
    month := next;
  end loop;
end $$;

-- Triggers for rows come with the table they belong to; those for statements would be passed by on the way to a partition.
create function guard_month(parent text, name text) returns void language plpgsql as $$
begin
  if parent = 'transfers' then
    execute format('create trigger no_truncate before truncate on %I for each statement execute function refuse_ledger_change()', name);
  elsif parent = 'battle_events' then
    execute format('create trigger no_truncate before truncate on %I for each statement execute function refuse_event_change()', name);
  end if;
end $$;

-- The log of answers.
-- instead: a table of the same name and columns follows, in this transaction.
alter table answers rename to old_answers;
create sequence answer_ids;
select setval('answer_ids', greatest(1, coalesce((select max(id) from old_answers), 0)), exists (select from old_answers));
create table answers (
  id bigint not null default nextval('answer_ids'),
  play_id bigint not null references plays (id),
  position int not null,
  question_id int not null references questions (id),
  account_id int not null references accounts (id),
  mode text not null,
  -- What was given, in the author's order of options ('0', '0,2'), or the word; empty when the player passed, null when the
  -- question lapsed or was never reached.
  answer text,
  correct boolean not null,
  -- This player's first meeting with this question, answered or not, since afterwards the answer has been shown: item figures
  -- and the audience poll count only these.
  is_first boolean not null,
  ms int not null,
  answered_at timestamptz not null
) partition by range (answered_at);
create table answers_rest partition of answers default;
select make_months('answers', (select coalesce(min(answered_at), now()) from old_answers), now());
insert into answers select id, play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at from old_answers;
insert into met_questions select account_id, question_id, answered_at from old_answers where is_first;
-- instead: its rows are in the new table.
drop table old_answers;
alter table answers add primary key (id, answered_at);
-- A position is answered once because whoever answers saves the play by its version.
create unique index answers_of_play on answers (play_id, position, answered_at);
create index answers_of_account on answers (account_id, answered_at desc);
create index answers_of_question on answers (question_id, account_id);
create index answers_by_time on answers using brin (answered_at) with (autosummarize = on);

-- Of two plays that meet a question at the same moment one is the first, and the other tries again (db/transaction.ts).
create function note_met() returns trigger language plpgsql as $$
begin
  insert into met_questions (account_id, question_id, first_at)
  select account_id, question_id, answered_at from given where is_first order by account_id, question_id;
  return null;
end $$;
create trigger answers_note_met after insert on answers referencing new table as given for each statement execute function note_met();
create function forget_met() returns trigger language plpgsql as $$
begin
  delete from met_questions m using gone g where g.is_first and m.account_id = g.account_id and m.question_id = g.question_id;
  return null;
end $$;
create trigger answers_forget_met after delete on answers referencing old table as gone for each statement execute function forget_met();
create function move_met() returns trigger language plpgsql as $$
begin
  delete from met_questions m using was w join given g on g.id = w.id
    where w.is_first and m.account_id = w.account_id and m.question_id = w.question_id
      and (w.is_first, w.account_id, w.question_id, w.answered_at) is distinct from (g.is_first, g.account_id, g.question_id, g.answered_at);
  insert into met_questions (account_id, question_id, first_at)
  select g.account_id, g.question_id, g.answered_at from was w join given g on g.id = w.id
  where g.is_first
    and (w.is_first, w.account_id, w.question_id, w.answered_at) is distinct from (g.is_first, g.account_id, g.question_id, g.answered_at)
  order by g.account_id, g.question_id;
  return null;
end $$;
create trigger answers_move_met after update on answers referencing old table as was new table as given
  for each statement execute function move_met();

-- The events of battles.
-- instead: a table of the same name and columns follows, in this transaction.
alter table battle_events rename to old_battle_events;
alter table old_battle_events drop constraint battle_events_pkey;
create table battle_events (
  battle_id bigint not null references battles (id),
  seq int not null,
  at timestamptz not null,
  kind text not null,
  seat int,
  payload jsonb not null,
  -- SHA-256 over the hash before and this event (rules/src/battles/chain.ts).
  hash text not null
) partition by range (at);
create table battle_events_rest partition of battle_events default;
select guard_month('battle_events', 'battle_events_rest');
select make_months('battle_events', (select coalesce(min(at), now()) from old_battle_events), now());
insert into battle_events select battle_id, seq, at, kind, seat, payload, hash from old_battle_events;
-- instead: its rows are in the new table.
drop table old_battle_events;
-- A number is taken once because whoever writes an event counts the battle's number up from the one before.
alter table battle_events add primary key (battle_id, seq, at);
create trigger battle_events_announced after insert on battle_events for each row when (new.kind in ('said', 'rematch_asked'))
  execute function announce_saying();
create trigger battle_events_append_only before update or delete on battle_events for each row execute function refuse_event_change();
create trigger battle_events_no_truncate before truncate on battle_events for each statement execute function refuse_event_change();

-- The ledger.
-- instead: a table of the same name and columns follows, in this transaction.
alter table transfers rename to old_transfers;
create sequence transfer_ids;
select setval('transfer_ids', greatest(1, coalesce((select max(id) from old_transfers), 0)), exists (select from old_transfers));
create table transfers (
  id bigint not null default nextval('transfer_ids'),
  from_id int not null references ledger_accounts (id),
  to_id int not null references ledger_accounts (id),
  amount bigint not null check (amount > 0),
  title text not null,
  reference text not null,
  idempotency_key text not null,
  from_balance_after bigint not null default 0,
  to_balance_after bigint not null default 0,
  created_at timestamptz not null default now(),
  check (from_id <> to_id)
) partition by range (created_at);
create table transfers_rest partition of transfers default;
select guard_month('transfers', 'transfers_rest');
select make_months('transfers', (select coalesce(min(created_at), now()) from old_transfers), now());
insert into transfers
select id, from_id, to_id, amount, title, reference, idempotency_key, from_balance_after, to_balance_after, created_at from old_transfers;
insert into transfer_keys select idempotency_key, created_at from old_transfers;
-- instead: its rows are in the new table.
drop table old_transfers;
alter table transfers add primary key (id, created_at);
create unique index transfers_by_key on transfers (idempotency_key, created_at);
create index transfers_from on transfers (from_id, id desc);
create index transfers_to on transfers (to_id, id desc);
create index transfers_by_time on transfers using brin (created_at) with (autosummarize = on);

-- Whoever comes second with a key waits for the first, and is refused before a balance changes: also where `on conflict do nothing` would
-- drop the row.
create or replace function apply_transfer() returns trigger language plpgsql as $$
begin
  insert into transfer_keys (key, moved_at) values (new.idempotency_key, new.created_at) on conflict do nothing;
  if not found then
    raise exception 'the key % has moved its coins: refused', new.idempotency_key using errcode = 'unique_violation';
  end if;
  -- Both accounts in id order, so that opposite transfers cannot deadlock.
  perform 1 from ledger_accounts where id in (new.from_id, new.to_id) order by id for update;
  update ledger_accounts set balance = balance - new.amount where id = new.from_id returning balance into new.from_balance_after;
  update ledger_accounts set balance = balance + new.amount where id = new.to_id returning balance into new.to_balance_after;
  return new;
end $$;
create trigger transfers_apply before insert on transfers for each row execute function apply_transfer();
create trigger transfers_append_only before update or delete on transfers for each row execute function refuse_ledger_change();
create trigger transfers_no_truncate before truncate on transfers for each statement execute function refuse_ledger_change();
create trigger transfer_keys_append_only before update or delete on transfer_keys for each row execute function refuse_ledger_change();
create trigger transfer_keys_no_truncate before truncate on transfer_keys for each statement execute function refuse_ledger_change();
