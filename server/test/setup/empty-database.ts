// Empties a database that a test file has used, so that the next file finds it as the migrations left it.

/** Runs statements, without parameters. @returns the rows of the last one */
export type RunScript = (script: string) => Promise<object[]>

const ours = `'public'::regnamespace`

/** A hash that changes with every change to the schema: each row of these catalogues has the id of the transaction that wrote it (xmin). */
const schemaVersion = `(select md5(string_agg(version, ',' order by version)) from (
    select 'c' || oid || '-' || xmin as version from pg_class where relnamespace = ${ours}
    union all select 'a' || attrelid || '-' || attnum || '-' || a.xmin from pg_attribute a join pg_class c on c.oid = attrelid where relnamespace = ${ours}
    union all select 'd' || oid || '-' || xmin from pg_attrdef
    union all select 't' || oid || '-' || xmin from pg_trigger
    union all select 'n' || oid || '-' || xmin from pg_constraint
    union all select 'p' || oid || '-' || xmin from pg_proc where pronamespace = ${ours}
  ) versions)`

/** Copies the migrated rows and the state of the sequences into another schema. Run it once, before the database is used. */
export const rememberMigrated = `
  create schema migrated;
  create table migrated.sequences as
    select sequencename, coalesce(last_value, start_value) as value, last_value is not null as is_called from pg_sequences where schemaname = 'public';
  create table migrated.copies (name text, columns text);
  do $$ declare name text; columns text; is_empty boolean;
  begin
    for name in select relname from pg_class where relnamespace = ${ours} and relkind = 'r' loop
      execute format('select not exists (select from public.%I)', name) into is_empty;
      continue when is_empty;
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('create table migrated.%I as select %s from public.%I', name, columns, name);
      insert into migrated.copies values (name, columns);
    end loop;
  end $$;
  create table migrated.version as select ${schemaVersion} as version`

/** With session_replication_role no trigger runs and no foreign key is checked, because the rows of all tables are deleted, or restored. */
const quietly = (script: string) => `begin; set local session_replication_role = replica; ${script}; commit`

const bringBack = quietly(`do $$ declare copy record;
  begin
    for copy in select * from migrated.copies loop
      execute format('insert into public.%I (%s) overriding system value select * from migrated.%I', copy.name, copy.columns, copy.name);
    end loop;
  end $$;
  select setval(format('public.%I', sequencename), value, is_called) from migrated.sequences`)

/** @returns false, and does nothing, when the schema has changed */
export async function emptyDatabase(run: RunScript): Promise<boolean> {
  const [schema] = await run(`select version = ${schemaVersion} as same from migrated.version`)
  if (!schema || !('same' in schema && schema.same)) return false
  const used = await run(`select format('public.%I', relname) as name from pg_class
    where relnamespace = ${ours} and relkind = 'r' and pg_relation_size(oid) > 0`)
  const tables = used.map(row => ('name' in row ? String(row.name) : ''))
  await run(quietly(tables.map(name => `delete from ${name}`).join('; ')))
  // Without vacuum the deleted rows would stay in the files, and slow down later reads.
  await run(`vacuum ${tables.join(', ')}`)
  await run(bringBack)
  return true
}
