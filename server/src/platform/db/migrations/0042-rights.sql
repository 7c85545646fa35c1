-- What the role that serves cannot do itself where the tables belong to another one (docs/decisions/047): it is done with the rights of
-- their owner, and for these tables only.
alter function make_months(text, timestamptz, timestamptz) security definer set search_path = public, pg_temp;

create function analyze_months(parent text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from pg_partitioned_table where partrelid = parent::regclass) then
    raise exception '% is not kept by months', parent;
  end if;
  execute format('analyze %I', parent);
end $$;

revoke execute on function make_months(text, timestamptz, timestamptz), analyze_months(text) from public;
