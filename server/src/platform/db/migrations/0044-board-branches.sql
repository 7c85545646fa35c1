-- A second level over the blocks of the leaderboards, like the inner nodes of a counted B-tree: a branch counts the entries of
-- neighbouring blocks, so that a rank or a page adds up some branches, the blocks of one and the entries of one block (docs/decisions/006).
create table board_branches (
  board text not null,
  period date not null,
  -- Counts the blocks from here to the next branch; the first one starts at 0.
  low_key bigint not null,
  entries int not null,
  primary key (board, period, low_key)
);

-- Whoever changes blocks changes their branches: servers of the release before, too. In the order in which blocks are locked. What leaves
-- one block for another of the same branch changes nothing there.
create function count_branches() returns trigger language plpgsql as $$
declare
  changes board_blocks[];
begin
  if tg_op <> 'DELETE' then
    changes := array(select (board, period, low_key, entries)::board_blocks from added);
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || array(select (board, period, low_key, -entries)::board_blocks from removed);
  end if;
  insert into board_branches as b
  select board, period, low_key, entries from (
    select c.board, c.period, coalesce(of_block.low_key, 0) as low_key, sum(c.entries) as entries
    from unnest(changes) c left join lateral (
      select low_key from board_branches b where b.board = c.board and b.period = c.period and b.low_key <= c.low_key
      order by low_key desc limit 1
    ) of_block on true
    group by 1, 2, 3 having sum(c.entries) <> 0
  ) of_branch
  order by array_position(array['daily', 'monthly', 'all_time'], board), period, low_key
  on conflict (board, period, low_key) do update set entries = b.entries + excluded.entries;
  return null;
end $$;
create trigger blocks_added after insert on board_blocks referencing new table as added
  for each statement execute function count_branches();
create trigger blocks_changed after update on board_blocks referencing new table as added old table as removed
  for each statement execute function count_branches();
create trigger blocks_removed after delete on board_blocks referencing old table as removed
  for each statement execute function count_branches();

-- As many branches as blocks in each. Nobody may add score meanwhile: see boards/split.ts.
create function branch_board(of_board text, of_period date) returns void language sql as $$
  delete from board_branches where board = of_board and period = of_period;
  insert into board_branches
  select of_board, of_period, min(low_key), sum(entries) from (
    select low_key, entries, (row_number() over (order by low_key) - 1) / ceil(sqrt(count(*) over ()))::int as branch
    from board_blocks where board = of_board and period = of_period
  ) b group by branch;
$$;
select branch_board(board, period) from (select distinct board, period from board_blocks) b;
