-- Imports: a file lies here in pieces, so that any process can read it; its rows are judged before anything of it is in the bank.

create table imports (
  id int generated always as identity primary key,
  -- Null: a command of the operator.
  account_id int references accounts (id),
  name text not null,
  bytes bigint not null,
  format text not null,
  state text not null check (state in ('reading', 'previewed', 'running', 'done', 'undone', 'failed')),
  -- Why it failed, in one sentence.
  problem text,
  language_id int not null references languages (id),
  category_id int references categories (id) on delete set null,
  level int check (level >= 1),
  publishes boolean not null default true,
  -- Of a table: the names of its columns, what they are known by, and what they hold.
  columns jsonb,
  signature text,
  mapping jsonb,
  loses jsonb not null default '[]',
  counts jsonb not null default '{}',
  progress int not null default 0,
  created_categories int[] not null default '{}',
  -- Who works on it, and when they last said so.
  claimed_by text,
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- What was undone lies there switched off for a minute, for who was just about to play it, and then goes.
  is_cleared boolean not null default false
);
create index imports_due on imports (id) where state in ('reading', 'running');
create index imports_uncleared on imports (finished_at) where state = 'undone' and not is_cleared;

create table import_chunks (
  import_id int not null references imports (id) on delete cascade,
  position int not null,
  bytes bytea not null,
  primary key (import_id, position)
);

create table import_rows (
  import_id int not null references imports (id) on delete cascade,
  row int not null,
  verdict text not null check (verdict in ('new', 'changed', 'there', 'double', 'refused')),
  reason text not null,
  text text not null,
  -- What was read, until it is in the bank.
  question jsonb,
  primary key (import_id, row)
);
create index import_rows_by_verdict on import_rows (import_id, verdict, row);

-- Pictures and sounds of a file, drawn anew already.
create table import_media (
  import_id int not null references imports (id) on delete cascade,
  media text not null,
  type text not null,
  bytes bytea not null,
  primary key (import_id, media)
);
alter table import_media alter column bytes set storage external;

-- How questions were before an import changed them.
create table import_changes (
  import_id int not null references imports (id) on delete cascade,
  question_id int not null references questions (id),
  before jsonb not null,
  primary key (import_id, question_id)
);

-- What an editor said of columns with these names is proposed again.
create table import_mappings (
  signature text primary key,
  mapping jsonb not null,
  used_at timestamptz not null default now()
);

alter table questions add column import_id int references imports (id);
create index questions_of_import on questions (import_id) where import_id is not null;

-- A download, once and soon.
create table export_tickets (
  secret_hash bytea primary key,
  account_id int not null references accounts (id),
  token_hash bytea not null,
  wanted jsonb not null,
  created_at timestamptz not null
);
