// Grants the role of DATABASE_URL the right to read and write rows, and nothing else, when the role of DATABASE_OWNER_URL owns the tables.

import type { Session } from '../connect.ts'

/** Runs once for each role. Default privileges give it the same rights on tables that the owner creates later. */
export async function grantTo(session: Session, role: string): Promise<void> {
  const name = `'${role.replaceAll("'", "''")}'`
  const [row] = await session.select(`
    select quote_ident(${name}) as role, current_user as owner, exists (
      select from pg_default_acl d, aclexplode(d.defaclacl) a
      where d.defaclrole = current_user::regrole and d.defaclnamespace = 'public'::regnamespace and d.defaclobjtype = 'f'
        and a.grantee = to_regrole(quote_ident(${name}))
    ) as "isGranted"`)
  if (row === undefined || row.owner === role || row.isGranted === true) return
  const serving = String(row.role)
  const [rows, numbers] = ['select, insert, update, delete', 'usage, select, update']
  await session.run(`
    revoke create on schema public from public;
    grant usage on schema public to ${serving};
    grant ${rows} on all tables in schema public to ${serving};
    grant ${numbers} on all sequences in schema public to ${serving};
    grant execute on all functions in schema public to ${serving};
    alter default privileges in schema public grant ${rows} on tables to ${serving};
    alter default privileges in schema public grant ${numbers} on sequences to ${serving};
    alter default privileges in schema public grant execute on functions to ${serving};
    revoke insert, update, delete on schema_migrations from ${serving};`)
}
