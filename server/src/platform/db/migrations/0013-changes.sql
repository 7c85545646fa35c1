-- Server processes keep in memory what rarely changes, and drop it when they are told. Each change is told twice: to everybody at
-- commit (`changes`), and at once to the connection that made it, so that its own process knows before its reply leaves. What is told
-- is a topic, and the ids where they are few.
create function tell_change(topic text, ids int[]) returns void language plpgsql as $$
declare
  change text := topic || case when cardinality(ids) <= 100 then ':' || array_to_string(ids, ',') else '' end;
begin
  perform pg_notify('changes', change);
  raise notice using message = change, errcode = 'TV000';
end $$;

-- The argument is the topic.
create function tell_any() returns trigger language plpgsql as $$
begin
  perform tell_change(tg_argv[0], null);
  return null;
end $$;

create trigger settings_told after insert or update or delete or truncate on settings
  for each statement execute function tell_any('settings');
create trigger languages_told after insert or update or delete or truncate on languages
  for each statement execute function tell_any('languages');
create trigger categories_told after insert or update or delete or truncate on categories
  for each statement execute function tell_any('categories');

create function tell_questions() returns trigger language plpgsql as $$
declare
  ids int[] := array(select id from old_rows limit 101);
begin
  if cardinality(ids) > 0 then perform tell_change('questions', ids); end if;
  return null;
end $$;
create trigger questions_told after update on questions
  referencing old table as old_rows for each statement execute function tell_questions();
create trigger questions_told_gone after delete on questions
  referencing old table as old_rows for each statement execute function tell_questions();
create trigger questions_told_truncated after truncate on questions for each statement execute function tell_any('questions');

-- Who is signed in, by account: everything that a session says of its account, and its end.
create function tell_accounts() returns trigger language plpgsql as $$
declare
  ids int[] := array(
    select o.id from old_rows o join new_rows n on n.id = o.id
    where (o.status, o.role, o.timezone, o.language_id, o.web_language)
      is distinct from (n.status, n.role, n.timezone, n.language_id, n.web_language)
    limit 101);
begin
  if cardinality(ids) > 0 then perform tell_change('sign_ins', ids); end if;
  return null;
end $$;
create trigger accounts_told after update on accounts
  referencing old table as old_rows new table as new_rows for each statement execute function tell_accounts();

create function tell_sessions() returns trigger language plpgsql as $$
declare
  ids int[] := array(select distinct account_id from old_rows limit 101);
begin
  if cardinality(ids) > 0 then perform tell_change('sign_ins', ids); end if;
  return null;
end $$;
create trigger sessions_told after delete on sessions
  referencing old table as old_rows for each statement execute function tell_sessions();
create trigger sessions_told_truncated after truncate on sessions for each statement execute function tell_any('sign_ins');

-- A session is used later and later: only who turns it back, or gives it to somebody else, has something to tell.
create function tell_session() returns trigger language plpgsql as $$
begin
  perform tell_change('sign_ins', array[old.account_id]);
  return null;
end $$;
create trigger sessions_told_turned after update on sessions for each row
  when (new.last_used_at < old.last_used_at or new.account_id <> old.account_id or new.token_hash <> old.token_hash)
  execute function tell_session();

-- Their figures come from batches of ended plays (traces): one piece of news a batch.
create function tell_item_figures() returns trigger language plpgsql as $$
declare
  ids int[] := array(select question_id from new_rows limit 101);
begin
  if cardinality(ids) > 0 then perform tell_change('item_figures', ids); end if;
  return null;
end $$;
create trigger item_figures_told after insert on item_figures
  referencing new table as new_rows for each statement execute function tell_item_figures();
create trigger item_figures_told_update after update on item_figures
  referencing new table as new_rows for each statement execute function tell_item_figures();
create trigger item_figures_told_truncated after truncate on item_figures for each statement execute function tell_any('item_figures');
