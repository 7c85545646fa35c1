-- Prizes in kind for contests: things, such as a book, beside coins (docs/decisions/076).

-- What was promised: [{"from": 2, "to": 3, "name": "…", "description": "…", "image": null}], one piece for each of these ranks.
alter table contests add column things jsonb not null default '[]';

create index contests_things_pictures on contests using gin (things jsonb_path_ops) where things @? '$[*].image ? (@ != null)';

-- The announcement fixes the things, too. The record of a contest without things stays as it was.
create or replace function terms_of_contest(c contests) returns jsonb language sql stable as $$
  select jsonb_build_object('starts_at', c.starts_at, 'ends_at', c.ends_at, 'language_id', c.language_id, 'entry', c.entry,
    'seconds', c.seconds, 'score_correct', c.score_correct, 'score_wrong', c.score_wrong, 'prizes', c.prizes, 'questions', c.questions,
    'category_ids', c.category_ids, 'level_from', c.level_from, 'level_to', c.level_to, 'seed_hash', c.seed_hash,
    'question_ids', c.question_ids) || case when c.things = '[]' then '{}' else jsonb_build_object('things', c.things) end
$$;

-- A thing that a player has won, as it was promised, and where it goes.
create table won_things (
  id bigint generated always as identity primary key,
  contest_id int not null references contests (id),
  account_id int not null references accounts (id),
  -- The first of the ranks to which this thing was promised.
  first_rank int not null,
  name text not null,
  description text not null,
  image text,
  won_at timestamptz not null,
  -- waiting: for the address · to_send · sent · declined: by the winner · gone: the account was deleted before.
  state text not null default 'waiting' check (state in ('waiting', 'to_send', 'sent', 'declined', 'gone')),
  how text check (how in ('post', 'in_person')),
  -- Personal data: wiped some days after the thing was sent, and with the account.
  recipient text,
  address text,
  claimed_at timestamptz,
  -- What staff wrote to the winner, as the number of the parcel.
  note text,
  sent_at timestamptz,
  sent_by int references accounts (id),
  -- Counts the changes of the winner, so that nobody sends a thing to an address that was changed meanwhile.
  version int not null default 0,
  check ((state = 'sent') = (sent_at is not null)),
  check ((address is null) or how = 'post')
);
-- A better thing that comes by a regrade replaces one that was not sent yet.
create unique index won_things_unsent on won_things (contest_id, account_id) where state in ('waiting', 'to_send');
create index won_things_of_contest on won_things (contest_id, account_id, first_rank);
create index won_things_of_account on won_things (account_id);
create index won_things_by_state on won_things (state, id);
create index won_things_to_wipe on won_things (sent_at)
  where state = 'sent' and (recipient is not null or address is not null or note is not null);

-- With the account goes the address. Nobody waits for a thing that was not sent.
create function forget_won_things() returns trigger language plpgsql as $$
begin
  update won_things set recipient = null, address = null, note = null, version = version + 1,
    state = case when state = 'sent' then 'sent' else 'gone' end
  where account_id = new.id;
  return null;
end $$;
create trigger won_things_forgotten after update on accounts for each row
  when (new.status = 'deleted' and old.status <> 'deleted') execute function forget_won_things();
