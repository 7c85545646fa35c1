// SQL of the identity secret that an installation generates for itself.

import type { Db } from '../../../platform/db/connect.ts'

const name = 'identity'

/** If several processes start together, the first insert wins. @returns the secret that is stored */
export async function saveSecret(db: Db, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}
