-- What is lost is said row by row; same words with another right answer are a contradiction; numbers of strangers count within a source.

alter table imports
  -- [{"sentence": …, "rows": …}]; `loses` of the release before says it for the file as a whole.
  add column lost jsonb not null default '[]',
  add column source text,
  add column with_contradictions boolean not null default false;

alter table import_rows
  add column lost text[] not null default '{}',
  -- Of an archive with several files: the one it stands in.
  add column file text,
  -- What it doubles, contradicts or changes: a row of the same file, or a question.
  add column other_row int,
  add column other_id int,
  -- Of a refused row of a table: its cells, so that it can be mended and sent again.
  add column cells text[],
  drop constraint import_rows_verdict_check,
  add constraint import_rows_verdict_check check (verdict in ('new', 'changed', 'there', 'double', 'contradiction', 'refused'));
create index import_rows_lost on import_rows (import_id, row) where lost <> '{}';
