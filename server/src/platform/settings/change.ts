// Changes settings: checks the value, writes it with its history, and puts old and new value into the audit.

import { randomUUID } from 'node:crypto'
import { type Audit, audited } from '../api/audit.ts'
import { InvalidInput } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { deleteValue, insertChange, lockSettings, readStored, storeValue } from './change-store.ts'
import { checkValue, type SettingName } from './fields.ts'
import { findInterfaceLanguage } from './texts/text-book.ts'

export interface Changing {
  db: Tx
  audit: Audit
  accountId: number | null
  now: Date
}

interface Wanted {
  name: SettingName
  /** The new value; undefined: the default. */
  became: { value: unknown } | undefined
  /** The change that this one undoes. */
  undoes?: number
}

export async function writeSetting({ db, audit, accountId, now }: Changing, { name, became, undoes }: Wanted): Promise<void> {
  await lockSettings(db)
  const was = await readStored(db, name)
  if (became) await storeValue(db, name, became.value, now)
  else await deleteValue(db, name)
  await insertChange(db, { name, accountId, at: now, was, became, undoes: undoes ?? null })
  const shown = (stored: { value: unknown } | undefined) => (stored ? { value: stored.value } : { default: true })
  audit({ subject: `setting:${name}`, before: shown(was), after: shown(became) })
}

/** @throws InvalidInput with the problem of each part */
export async function checked(db: Db, name: SettingName, given: unknown): Promise<{ value: unknown }> {
  const found = checkValue(name, given)
  if ('problems' in found) throw new InvalidInput(found.problems)
  if (name === 'default_web_language' && !(await findInterfaceLanguage(db, String(found.value))))
    throw new InvalidInput([{ field: 'value', problem: 'must be an interface language that is switched on' }])
  return found
}

/** `npm run set-setting`, which can switch the demo off, where the console cannot change anything. @throws InvalidInput */
export async function setSetting(db: Db, name: SettingName, text: string, now: Date): Promise<void> {
  const call = { action: 'set-setting', accountId: null, requestId: randomUUID(), at: now }
  await audited(db, call, async (tx, audit) => {
    const became = await checked(tx, name, text)
    await writeSetting({ db: tx, audit, accountId: null, now }, { name, became })
  })
}
