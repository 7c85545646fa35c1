-- Tables get the names that the code uses. The release before reads and writes them on under their old names: each is a view of one table,
-- which PostgreSQL updates by itself, locks and `on conflict` included. The views go in a later release.

-- instead: the view tastes follows, in this transaction.
alter table tastes rename to trials;
create view tastes as select * from trials;

-- instead: the view traces_due follows, in this transaction.
alter table traces_due rename to play_stats_queue;
create view traces_due as select * from play_stats_queue;

-- instead: the view item_figures follows, in this transaction.
alter table item_figures rename to item_stats;
create view item_figures as select * from item_stats;

-- instead: the view hour_figures follows, in this transaction.
alter table hour_figures rename to hour_stats;
create view hour_figures as select * from hour_stats;

-- instead: the view board_entries follows, in this transaction.
alter table board_entries rename to leaderboard_entries;
create view board_entries as select * from leaderboard_entries;

-- instead: the view board_blocks follows, in this transaction.
alter table board_blocks rename to leaderboard_blocks;
create view board_blocks as select * from leaderboard_blocks;

-- instead: the view board_branches follows, in this transaction.
alter table board_branches rename to leaderboard_branches;
create view board_branches as select * from leaderboard_branches;

-- instead: the view kept_secrets follows, in this transaction.
alter table kept_secrets rename to secrets;
create view kept_secrets as select * from secrets;

-- instead: the view takeout_tickets follows, in this transaction.
alter table takeout_tickets rename to data_export_tickets;
create view takeout_tickets as select * from data_export_tickets;

-- instead: the view exam_carers follows, in this transaction.
alter table exam_carers rename to exam_managers;
create view exam_carers as select * from exam_managers;

-- instead: the view tests follows, in this transaction.
alter table tests rename to practice_tests;
create view tests as select * from practice_tests;

-- instead: the view waiting_letters follows, in this transaction.
alter table waiting_letters rename to email_queue;
create view waiting_letters as select * from email_queue;

-- A server listens on `item_stats`, a server of the release before on `item_figures`.
create function tell_item_stats(ids int[]) returns void language plpgsql as $$
begin
  perform tell_change('item_stats', ids);
  perform tell_change('item_figures', ids);
end $$;

create or replace function tell_item_figures() returns trigger language plpgsql as $$
declare
  ids int[] := array(select question_id from new_rows limit 101);
begin
  if cardinality(ids) > 0 then perform tell_item_stats(ids); end if;
  return null;
end $$;

create or replace function tell_item_calibrations() returns trigger language plpgsql as $$
declare
  ids int[] := array(select question_id from new_rows limit 101);
begin
  if cardinality(ids) > 0 then perform tell_item_stats(ids); end if;
  return null;
end $$;

create trigger item_stats_told_truncated after truncate on item_stats for each statement execute function tell_any('item_stats');
create trigger item_calibrations_told_truncated_stats after truncate on item_calibrations
  for each statement execute function tell_any('item_stats');

create or replace function forget_pushes() returns trigger language plpgsql as $$
begin
  delete from push_choices where account_id = new.id;
  delete from push_messages where account_id = new.id;
  delete from data_export_tickets where account_id = new.id;
  delete from shares where account_id = new.id;
  return null;
end $$;

create or replace function count_branches() returns trigger language plpgsql as $$
declare
  changes leaderboard_blocks[];
begin
  if tg_op <> 'DELETE' then
    changes := array(select (board, period, low_key, entries)::leaderboard_blocks from added);
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || array(select (board, period, low_key, -entries)::leaderboard_blocks from removed);
  end if;
  insert into leaderboard_branches as b
  select board, period, low_key, entries from (
    select c.board, c.period, coalesce(of_block.low_key, 0) as low_key, sum(c.entries) as entries
    from unnest(changes) c left join lateral (
      select low_key from leaderboard_branches b where b.board = c.board and b.period = c.period and b.low_key <= c.low_key
      order by low_key desc limit 1
    ) of_block on true
    group by 1, 2, 3 having sum(c.entries) <> 0
  ) of_branch
  order by array_position(array['daily', 'monthly', 'all_time'], board), period, low_key
  on conflict (board, period, low_key) do update set entries = b.entries + excluded.entries;
  return null;
end $$;

create or replace function branch_board(of_board text, of_period date) returns void language sql as $$
  delete from leaderboard_branches where board = of_board and period = of_period;
  insert into leaderboard_branches
  select of_board, of_period, min(low_key), sum(entries) from (
    select low_key, entries, (row_number() over (order by low_key) - 1) / ceil(sqrt(count(*) over ()))::int as branch
    from leaderboard_blocks where board = of_board and period = of_period
  ) b group by branch;
$$;
