-- Processes keep in memory how many questions each category has, and which categories each account has played or bought. A change names
-- the accounts. An account plays a category for the first time only once, so this is rare.
create function tell_own_categories() returns trigger language plpgsql as $$
declare
  ids int[] := array(select distinct account_id from changed_rows limit 101);
begin
  if cardinality(ids) > 0 then perform tell_change('own_categories', ids); end if;
  return null;
end $$;

create trigger category_plays_told after insert on category_plays
  referencing new table as changed_rows for each statement execute function tell_own_categories();
create trigger category_plays_told_gone after delete on category_plays
  referencing old table as changed_rows for each statement execute function tell_own_categories();
create trigger category_plays_told_truncated after truncate on category_plays for each statement execute function tell_any('own_categories');
create trigger category_unlocks_told after insert on category_unlocks
  referencing new table as changed_rows for each statement execute function tell_own_categories();
create trigger category_unlocks_told_gone after delete on category_unlocks
  referencing old table as changed_rows for each statement execute function tell_own_categories();
create trigger category_unlocks_told_truncated after truncate on category_unlocks for each statement execute function tell_any('own_categories');

create trigger question_counts_told after insert or update or delete or truncate on question_counts
  for each statement execute function tell_any('question_counts');
