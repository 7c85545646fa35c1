// SQL of the secret that a development installation makes up.

import type { Db } from '../db/connect.ts'

const name = 'identity'

/** Of several processes that start together, the first one's stays. @returns what stayed */
export async function keepSecret(db: Db, value: string): Promise<string> {
  await db
    .insertInto('kept_secrets')
    .values({ name, value })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('kept_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}
