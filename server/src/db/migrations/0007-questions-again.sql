-- How the same question is known again, whoever brings it, and which starter content this database holds.

-- Of the words and options: see questions/fingerprint.ts. Null when the starter content has withdrawn the question.
alter table questions add column fingerprint text;
create index questions_fingerprint on questions (language_id, fingerprint);

create table loaded_content (
  name text primary key,
  version text not null,
  loaded_at timestamptz not null default now()
);
