-- What editors do with questions: drafts, scheduled publication, search, flags, and the pictures and sounds they upload.

alter table questions
  -- Never published: nobody has met it, so it may still become anything, and be deleted.
  add column is_draft boolean not null default false,
  -- When a job publishes it.
  add column publish_at timestamptz,
  -- When staff last changed it. From then on the starter content says nothing of it any more.
  add column edited_at timestamptz;
-- Drawing asks is_active alone; this only says in a word what the console shows.
alter table questions add column state text not null generated always as (case
  when is_active then 'published' when publish_at is not null then 'scheduled' when is_draft then 'draft' else 'withdrawn' end) stored;

-- Every filter of the list, in the order of the list.
create index questions_by_state on questions (state, id);
create index questions_by_language on questions (language_id, id);
create index questions_by_category on questions (category_id, id);
create index questions_by_type on questions (question_type, id);
create index questions_by_level on questions (level, id);
create index questions_by_difficulty on questions (difficulty, id);
create index questions_by_edit on questions (edited_at, id) where edited_at is not null;
create index questions_due on questions (publish_at) where publish_at is not null and not is_active;
-- A key begins with where the question came from, and its earlier versions have the key with their number behind it.
create index questions_by_key on questions (key text_pattern_ops);

-- The words of a question in any language, as they are written: what is searched for are beginnings of words.
create function words_of_question(question text, options jsonb, word text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, question) || to_tsvector('simple'::regconfig, options)
    || to_tsvector('simple'::regconfig, coalesce(word, ''))
$$;
create index questions_words on questions using gin (words_of_question(question, options, word));

-- How good those are who choose it: the sum of their rest scores, as in item_figures. A distractor that the strong take is known by it.
alter table item_choices add column rest_attempts int not null default 0, add column rest_sum double precision not null default 0;
update item_choices c set rest_attempts = met.n, rest_sum = met.rest_sum from (
    select question_id, answer, count(rest) as n, coalesce(sum(rest), 0) as rest_sum
    from (
      select a.question_id, a.answer, a.is_first,
        (sum(a.correct::int) over play - a.correct::int)::float8 / nullif(count(*) over play - 1, 0) as rest
      from answers a window play as (partition by a.play_id)) given
    where is_first and answer is not null
    group by question_id, answer) met
  where met.question_id = c.question_id and met.answer = c.choice;

-- What the figures of an item say about it, for lists: a job writes it once its answers have grown by a fifth.
create table item_flags (
  question_id int primary key references questions (id) on delete cascade,
  attempts int not null,
  facility real,
  discrimination real,
  flags text[] not null,
  noted_at timestamptz not null
);
create index item_flags_flags on item_flags using gin (flags);
create index item_flags_attempts on item_flags (attempts, question_id);
create index item_flags_facility on item_flags (facility, question_id);
create index item_flags_discrimination on item_flags (discrimination, question_id);

-- What staff has uploaded for questions and categories. What none of them uses after some days goes again.
create table uploads (
  name text primary key references media (name) on delete cascade,
  account_id int not null references accounts (id),
  uploaded_at timestamptz not null
);
create index uploads_by_age on uploads (uploaded_at);
-- Few questions have options with pictures: which of them uses this one.
create index questions_option_pictures on questions using gin (options jsonb_path_ops) where options @? '$[*].image ? (@ != null)';
