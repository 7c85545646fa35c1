-- Two people may edit the same thing at once. A version counts the changes of what a form edits, whoever makes them and in whatever way, so
-- that the server can refuse a change by somebody who has not seen the last one.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- Not of what the state, statistics and releases change: an editor who has a question open does not overwrite that.
alter table questions add column version int not null default 0;
create trigger questions_version before update of category_id, language_id, level, question_type, question, image, image_text, audio, audio_text,
  passage_id, options, matches, answer, word, accepted, number, keeps_order, tags, note, source
  on questions for each row
  when ((old.category_id, old.language_id, old.level, old.question_type, old.question, old.image, old.image_text, old.audio, old.audio_text,
    old.passage_id, old.options, old.matches, old.answer, old.word, old.accepted, old.number, old.keeps_order, old.tags, old.note, old.source)
    is distinct from
    (new.category_id, new.language_id, new.level, new.question_type, new.question, new.image, new.image_text, new.audio, new.audio_text,
    new.passage_id, new.options, new.matches, new.answer, new.word, new.accepted, new.number, new.keeps_order, new.tags, new.note, new.source))
  execute function count_version();

alter table categories add column version int not null default 0;
create trigger categories_version before update on categories for each row
  when (to_jsonb(old) - array['position', 'version'] is distinct from to_jsonb(new) - array['position', 'version'])
  execute function count_version();

alter table exams add column version int not null default 0;
create trigger exams_version before update on exams for each row
  when (to_jsonb(old) - array['released_at', 'examiner_id', 'version'] is distinct from to_jsonb(new) - array['released_at', 'examiner_id', 'version'])
  execute function count_version();

-- The history of a question also has the changes of many questions at once. Their audit rows name the questions that were changed.
create function questions_in_audit(after jsonb) returns jsonb language sql immutable parallel safe
  return coalesce(after -> 'published', '[]') || coalesce(after -> 'withdrawn', '[]') || coalesce(after -> 'moved', '[]')
    || coalesce(after -> 'accepted', '[]');
create index audit_entries_of_questions on audit_entries using gin (questions_in_audit(after) jsonb_path_ops) where subject = 'questions';

-- Review before publishing (the setting questions_need_review).
alter table questions
  -- Who has written or changed the draft since it was last accepted: none of them may accept it.
  add column authors int[] not null default '{}',
  add column review text check (review in ('waiting', 'sent_back')),
  -- A draft that is to change this published question, which players get until the change is accepted.
  add column change_of int references questions (id) on delete cascade,
  -- The version of that question when the change was written: another change since then has to be seen first.
  add column change_of_version int;
create index questions_in_review on questions (review, id) where review is not null;
create unique index questions_change_of on questions (change_of) where change_of is not null;

-- What editors write to each other about a question.
create table question_comments (
  id int generated always as identity primary key,
  question_id int not null references questions (id) on delete cascade,
  account_id int not null references accounts (id),
  kind text not null check (kind in ('comment', 'sent_back', 'accepted')),
  text text not null check (length(text) <= 2000),
  at timestamptz not null
);
create index question_comments_of on question_comments (question_id, id);
create index question_comments_by on question_comments (account_id);
