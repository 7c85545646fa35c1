-- Reports dealt with, questions corrected, and what was regraded because of it (docs/decisions/031).

-- Dealt with: answered, accepted (with thanks) or dismissed. What is said to the player stands in `answer`.
alter table reports
  add column outcome text check (outcome in ('answered', 'accepted', 'dismissed')),
  add column closed_at timestamptz,
  add column closed_by int references accounts (id);
alter table reports add constraint reports_dealt_with check (state = 'closed' or outcome is null);
-- The queue: by question, those that are open.
create index reports_queue on reports (question_id, created_at desc) where state = 'open';
create index reports_closed on reports (question_id, created_at desc) where state = 'closed';

alter table questions
  -- Right answers found later, in the options of this row: [{"answer": [2], "word": null, "is_void": false}]. An answer that was right by the
  -- row's own key stays right, and so does one that is right by any of these.
  add column corrections jsonb not null default '[]';

-- Whoever has answered a question.
create index answers_of_question on answers (question_id, account_id);

create table regrades (
  id int generated always as identity primary key,
  -- The corrected question, and its earlier versions with the same options.
  question_id int not null references questions (id),
  question_ids int[] not null check (question_id = any(question_ids)),
  started_by int not null references accounts (id),
  started_at timestamptz not null,
  state text not null default 'running' check (state in ('running', 'done')),
  -- How far it has come: accounts up to this one are done in this pass.
  cursor_account int not null default 0,
  pass int not null default 1,
  -- Plays seen in this pass that have not ended, and contests that are not over: it comes back to them.
  still_open int not null default 0,
  next_at timestamptz not null,
  done_at timestamptz,
  -- What it came to so far.
  players int not null default 0,
  plays int not null default 0,
  answers int not null default 0,
  coins int not null default 0,
  score int not null default 0
);
create unique index regrades_one_running on regrades (question_id) where state = 'running';
create index regrades_due on regrades (next_at) where state = 'running';
create index regrades_of_question on regrades (question_id, id);

-- What it changed in each play: the row is written in the transaction of the change, and once.
create table regrade_plays (
  regrade_id int not null references regrades (id),
  play_id bigint not null references plays (id) on delete cascade,
  account_id int not null references accounts (id),
  -- Answers that have turned right.
  answers int not null,
  coins int not null,
  score int not null,
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null,
  primary key (regrade_id, play_id)
);
create index regrade_plays_of_play on regrade_plays (play_id);

create function refuse_regrade_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was regraded is on record: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger regrade_plays_append_only before update on regrade_plays for each row execute function refuse_regrade_change();

-- A contest that is regraded after its end says so in its record: the events have a name of their own, and name the regrade.
create or replace function note_entry_change() returns trigger language plpgsql as $$
declare
  outcome jsonb := jsonb_build_object('account_id', new.account_id, 'score', new.score, 'ms', new.ms);
  whole jsonb := outcome || jsonb_build_object('paid', new.paid, 'place', new.place, 'prize', new.prize);
  regrade text := nullif(current_setting('trivium.regrade', true), '');
begin
  if old.finished_at is null and new.finished_at is not null then
    perform note_contest_event(new.contest_id, new.finished_at, 'finished', outcome);
  elsif (new.account_id, new.paid, new.score, new.ms, new.finished_at)
      is distinct from (old.account_id, old.paid, old.score, old.ms, old.finished_at)
    or ((new.place, new.prize) is distinct from (old.place, old.prize)
      and exists (select from contests c where c.id = new.contest_id and c.closed_at is not null)) then
    if regrade is null then
      perform note_contest_event(new.contest_id, clock_timestamp(), 'entry_changed', whole);
    else
      perform note_contest_event(new.contest_id, clock_timestamp(), 'entry_regraded', whole || jsonb_build_object('regrade_id', regrade::int));
    end if;
  end if;
  return null;
end $$;
