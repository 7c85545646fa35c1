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
