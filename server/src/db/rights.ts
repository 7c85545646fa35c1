// What the role of DATABASE_URL may do where the tables belong to the role of DATABASE_OWNER_URL: read and write rows, and nothing else.

import type { Session } from './connect.ts'

/** After each migration, because new tables are the owner's; partitions that are made later come with the same rights. */
export async function grantTo(session: Session, role: string): Promise<void> {
  const [row] = await session.select(`select quote_ident('${role.replaceAll("'", "''")}') as role, current_user as owner`)
  if (row === undefined || row.owner === role) return
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
    revoke insert, update, delete on schema_migrations from ${serving};`)
}
