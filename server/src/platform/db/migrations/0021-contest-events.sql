-- The record of a contest: announced, opened, entered, finished, closed. The database writes it itself, in the statement that changes the
-- contest or an entry, so that there is no change without its event, whoever makes it.

create table contest_events (
  id bigint generated always as identity primary key,
  -- No foreign key: all who finish at the same moment would lock the row of their contest.
  contest_id int not null,
  at timestamptz not null,
  kind text not null,
  payload jsonb not null,
  -- Its number in the contest, and the SHA-256 over the hash before and this event (rules/src/battles/chain.ts). Both come a moment
  -- later, for many events at once (contests/link-events.ts): thousands may enter in the same second, and none shall wait for another.
  seq int,
  hash text,
  check ((seq is null) = (hash is null)),
  unique (contest_id, seq)
);
create index contest_events_unlinked on contest_events (id) where seq is null;

-- An event stays as it was written. Once it has its number, nothing of it changes any more.
create trigger contest_events_append_only before delete on contest_events for each row execute function refuse_event_change();
create trigger contest_events_no_truncate before truncate on contest_events for each statement execute function refuse_event_change();
create trigger contest_events_linked_once before update on contest_events for each row
  when (old.seq is not null
    or (new.id, new.contest_id, new.at, new.kind, new.payload) is distinct from (old.id, old.contest_id, old.at, old.kind, old.payload))
  execute function refuse_event_change();

create function note_contest_event(contest int, moment timestamptz, what text, facts jsonb) returns void language sql as $$
  -- Players know times in milliseconds.
  insert into contest_events (contest_id, at, kind, payload) values (contest, date_trunc('milliseconds', moment), what, facts)
$$;

-- What was announced. The questions of a drawn contest are not known then, and of its seed only the hash is written before the end.
create function terms_of_contest(c contests) returns jsonb language sql stable as $$
  select jsonb_build_object('starts_at', c.starts_at, 'ends_at', c.ends_at, 'language_id', c.language_id, 'entry', c.entry,
    'seconds', c.seconds, 'score_correct', c.score_correct, 'score_wrong', c.score_wrong, 'prizes', c.prizes, 'questions', c.questions,
    'category_ids', c.category_ids, 'level_from', c.level_from, 'level_to', c.level_to, 'seed_hash', c.seed_hash,
    'question_ids', c.question_ids)
$$;

-- With the draw comes the hash of what it chose from: the ids in order, with commas.
create function opening_of_contest(c contests) returns jsonb language sql stable as $$
  select terms_of_contest(c) || jsonb_build_object(
    'candidates_hash', encode(sha256(convert_to(array_to_string(c.candidates, ','), 'UTF8')), 'hex'))
$$;

create function closing_of_contest(c contests) returns jsonb language sql stable as $$
  select jsonb_build_object('participants', c.participants, 'seed', c.seed, 'winners', (
    select coalesce(jsonb_agg(jsonb_build_object('account_id', e.account_id, 'place', e.place, 'prize', e.prize)
      order by e.place, e.account_id), '[]')
    from contest_entries e where e.contest_id = c.id and e.place is not null))
$$;

create function announce_contest_event() returns trigger language plpgsql as $$
begin
  perform note_contest_event(new.id, new.created_at, 'announced', terms_of_contest(new));
  return null;
end $$;
create trigger contests_announced after insert on contests for each row execute function announce_contest_event();

create function note_contest_change() returns trigger language plpgsql as $$
begin
  if old.state = 'announced' and new.state = 'open' then
    perform note_contest_event(new.id, coalesce(new.drawn_at, new.starts_at), 'opened', opening_of_contest(new));
  elsif terms_of_contest(old) is distinct from terms_of_contest(new) then
    perform note_contest_event(new.id, clock_timestamp(), 'changed', terms_of_contest(new));
  end if;
  if old.called_off_at is null and new.called_off_at is not null then
    perform note_contest_event(new.id, new.called_off_at, 'called_off', '{}');
  end if;
  if old.closed_at is null and new.closed_at is not null then
    perform note_contest_event(new.id, new.closed_at, 'closed', closing_of_contest(new));
  end if;
  return null;
end $$;
create trigger contests_changed after update on contests for each row execute function note_contest_change();

create function note_entry() returns trigger language plpgsql as $$
begin
  perform note_contest_event(new.contest_id, new.started_at, 'entered', jsonb_build_object('account_id', new.account_id, 'paid', new.paid));
  return null;
end $$;
create trigger contest_entries_noted after insert on contest_entries for each row execute function note_entry();

-- Places and prizes are written before the contest is closed, and stand in the event that closes it.
create function note_entry_change() returns trigger language plpgsql as $$
declare
  outcome jsonb := jsonb_build_object('account_id', new.account_id, 'score', new.score, 'ms', new.ms);
begin
  if old.finished_at is null and new.finished_at is not null then
    perform note_contest_event(new.contest_id, new.finished_at, 'finished', outcome);
  elsif (new.account_id, new.paid, new.score, new.ms, new.finished_at)
      is distinct from (old.account_id, old.paid, old.score, old.ms, old.finished_at)
    or ((new.place, new.prize) is distinct from (old.place, old.prize)
      and exists (select from contests c where c.id = new.contest_id and c.closed_at is not null)) then
    perform note_contest_event(new.contest_id, clock_timestamp(), 'entry_changed',
      outcome || jsonb_build_object('paid', new.paid, 'place', new.place, 'prize', new.prize));
  end if;
  return null;
end $$;
create trigger contest_entries_changed after update on contest_entries for each row execute function note_entry_change();

create function note_entry_gone() returns trigger language plpgsql as $$
begin
  perform note_contest_event(old.contest_id, clock_timestamp(), 'withdrawn', jsonb_build_object('account_id', old.account_id));
  return null;
end $$;
create trigger contest_entries_gone after delete on contest_entries for each row execute function note_entry_gone();

-- What has happened until now, as far as it is known.
insert into contest_events (contest_id, at, kind, payload)
select contest_id, date_trunc('milliseconds', at), kind, payload from (
  select c.id as contest_id, c.created_at as at, 1 as step, 'announced' as kind, terms_of_contest(c) as payload from contests c
  union all
  select c.id, coalesce(c.drawn_at, c.starts_at), 2, 'opened', opening_of_contest(c) from contests c where c.state in ('open', 'over')
  union all
  select e.contest_id, e.started_at, 3, 'entered', jsonb_build_object('account_id', e.account_id, 'paid', e.paid) from contest_entries e
  union all
  select e.contest_id, e.finished_at, 4, 'finished', jsonb_build_object('account_id', e.account_id, 'score', e.score, 'ms', e.ms)
  from contest_entries e where e.finished_at is not null
  union all
  select c.id, c.called_off_at, 5, 'called_off', '{}' from contests c where c.called_off_at is not null
  union all
  select c.id, c.closed_at, 6, 'closed', closing_of_contest(c) from contests c where c.closed_at is not null
) known order by contest_id, step, at;
