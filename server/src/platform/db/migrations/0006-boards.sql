-- Leaderboards that answer "my rank" and "page 30,000" at once. An entry's sort_key holds score and time in one number:
-- more score first, and among equals who got there first. Blocks count the entries between two keys, like the leaves of a
-- counted B-tree: a rank is the sum of the blocks above plus a count inside one block. See boards/store.ts.

create table board_entries (
  board text not null check (board in ('daily', 'monthly', 'all_time')),
  -- First day of the day or month; 'infinity' would sort badly, so all time uses 1970-01-01.
  period date not null,
  account_id int not null references accounts (id),
  score int not null check (score >= 0),
  -- 27 bits of score above 36 bits of time: boards/sort-key.ts.
  sort_key bigint not null,
  -- The sort_key before the last change: adding score tells from it which block the entry left.
  moved_from bigint,
  primary key (board, period, account_id)
);
create index board_entries_order on board_entries (board, period, sort_key desc, account_id);

create table board_blocks (
  board text not null,
  period date not null,
  -- Lowest sort_key of the block; the first block starts at 0.
  low_key bigint not null,
  entries int not null,
  primary key (board, period, low_key)
);
