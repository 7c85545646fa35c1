-- What calibrations find out about items: docs/decisions/028.

create table item_calibrations (
  question_id int primary key references questions (id),
  -- First meetings that it rests on.
  answers int not null,
  -- Difficulty in logits on the scale of the bank, and its standard error.
  b float8 not null,
  standard_error float8 not null,
  -- Mean squares of the residuals.
  infit float8 not null,
  outfit float8 not null,
  -- The share of players of average ability that get it right.
  facility float8 not null,
  -- By rules/src/calibration/calibrated.ts. Others are provisional: of them only their author's level is used.
  is_calibrated boolean not null,
  calibrated_at timestamptz not null
);

-- The latest calibration of each language. One that was cut off goes on from what it had saved.
create table calibration_runs (
  language_id int primary key references languages (id),
  -- Answers up to this one are calibrated on.
  last_answer bigint not null,
  begun_at timestamptz not null,
  -- The estimation so far, and the shift onto the scale of the bank once it has settled.
  progress jsonb,
  -- Held by the process that works on it, which keeps renewing it.
  leased_until timestamptz,
  finished_at timestamptz
);

-- Difficulty is shown from memory: it lies there beside the figures.
create function tell_item_calibrations() returns trigger language plpgsql as $$
declare
  ids int[] := array(select question_id from new_rows limit 101);
begin
  if cardinality(ids) > 0 then perform tell_change('item_figures', ids); end if;
  return null;
end $$;
create trigger item_calibrations_told after insert on item_calibrations
  referencing new table as new_rows for each statement execute function tell_item_calibrations();
create trigger item_calibrations_told_update after update on item_calibrations
  referencing new table as new_rows for each statement execute function tell_item_calibrations();
create trigger item_calibrations_told_truncated after truncate on item_calibrations
  for each statement execute function tell_any('item_figures');

-- What readiness said of those who then sat an exam that is passed or failed: the latest of each.
alter table exams add column pass_percent int check (pass_percent between 1 and 100);
create table readiness_outcomes (
  account_id int primary key references accounts (id),
  play_id bigint not null references plays (id),
  word text not null check (word in ('low', 'borderline', 'high', 'very_high')),
  passed boolean not null
);
create index readiness_outcomes_of_word on readiness_outcomes (word, passed);
-- Whether readiness has taken note of how the attempt ended, or has to do so again.
alter table exam_attempts add column is_noted boolean not null default false;
create index exam_attempts_unnoted on exam_attempts (play_id) where not is_noted and ended_by is not null;
