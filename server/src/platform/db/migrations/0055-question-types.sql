-- Numbers, matching pairs, several right words, fixed order, pictures in words, remarks on options, tags, marks in parts.

alter table questions
  -- Matching: [{"text": …, "image": …, "image_text": …}]; `answer` has the index of the match of each option.
  add column matches jsonb not null default '[]',
  -- {"value": …, "tolerance": …, "unit": …}
  add column number jsonb,
  -- Right words beside `word`.
  add column accepted text[] not null default '{}',
  -- Its options are shown in the order in which they are stored.
  add column keeps_order boolean not null default false,
  add column image_text text,
  add column tags text[] not null default '{}',
  add column minus_marks real not null default 0 check (minus_marks >= 0 and minus_marks * 4 = floor(minus_marks * 4)),
  -- The release before writes none of the new types, and so keeps to the old rules.
  drop constraint questions_question_type_check,
  add constraint questions_question_type_check check (question_type in
    ('multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number', 'guess_the_word', 'audio', 'maths')),
  drop constraint questions_check1,
  add constraint questions_check1 check (question_type in ('guess_the_word', 'number') or cardinality(answer) > 0),
  add constraint questions_number check ((question_type = 'number') = (number is not null)),
  add constraint questions_matches check ((question_type = 'matching') = (jsonb_array_length(matches) > 0));

create index questions_tags on questions using gin (tags) where tags <> '{}';

-- What the release before has read of a file lacks what these columns hold: it is read again.
update imports set state = 'reading', claimed_by = null, claimed_at = null where state = 'previewed';
