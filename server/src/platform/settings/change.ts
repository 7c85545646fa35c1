// Changes settings: checks the value, writes it with its history, and puts old and new value into the audit.

import { randomUUID } from 'node:crypto'
import { type Audit, audited } from '../api/audit.ts'
import { InvalidInput } from '../api/refuse.ts'
import { contentVersion, refuseUnseen } from '../api/seen.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { deleteValue, insertChange, lockSettings, readStored, storeValue } from './change-store.ts'
import { checkValue, type SettingName } from './fields.ts'
import { lockMedia } from '../media/index.ts'
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
  /** The version that the caller saw; a script or a command sees none. */
  seen?: string
}

/** A stored null is a value, and not the default. */
export const settingVersion = (stored: { value: unknown } | undefined): string => contentVersion(stored ? [stored.value] : null)

export async function writeSetting(changing: Changing, wanted: Wanted): Promise<void> {
  await lockSettings(changing.db)
  changing.audit({ subject: `setting:${wanted.name}`, ...(await write(changing, wanted)) })
}

/** Writes several settings, each with its own history, and reports them as one change. */
export async function writeSettings(changing: Changing, wanted: Wanted[]): Promise<void> {
  await lockSettings(changing.db)
  const changes: [name: string, change: Awaited<ReturnType<typeof write>>][] = []
  for (const one of wanted) changes.push([one.name, await write(changing, one)])
  const all = (when: 'before' | 'after') => Object.fromEntries(changes.map(([name, change]) => [name, change[when]]))
  const [first, ...others] = wanted
  const subject = first && others.length === 0 ? `setting:${first.name}` : 'settings'
  changing.audit({ subject, before: all('before'), after: all('after') })
}

/** @throws Refused changed_meanwhile */
async function write({ db, accountId, now }: Changing, { name, became, undoes, seen }: Wanted) {
  const was = await readStored(db, name)
  if (seen !== undefined) refuseUnseen({ version: settingVersion(was) }, seen)
  if (became) await storeValue(db, name, became.value, now)
  else await deleteValue(db, name)
  await insertChange(db, { name, accountId, at: now, was, became, undoes: undoes ?? null })
  return { before: shown(was), after: shown(became) }
}

const shown = (stored: { value: unknown } | undefined) => (stored ? { value: stored.value } : { default: true })

/** @throws InvalidInput with the problem of each part */
export async function checked(db: Db, name: SettingName, given: unknown): Promise<{ value: unknown }> {
  const found = checkValue(name, given)
  if ('problems' in found) throw new InvalidInput(found.problems)
  if (name === 'default_web_language' && !(await findInterfaceLanguage(db, String(found.value))))
    throw new InvalidInput([{ field: 'value', problem: 'must be an interface language that is switched on' }])
  const uploads = JSON.stringify(found.value).match(/(?<=\/media\/)upload-[\w.-]+/g) ?? []
  const [gone] = await lockMedia(db, uploads)
  if (gone !== undefined) throw new InvalidInput([{ field: 'value', problem: `${gone} is not there any more: upload it again` }])
  return found
}

/** Checks several values. @throws InvalidInput with the problems of all of them, by `values.NAME` */
export async function checkedAll(db: Db, given: readonly (readonly [SettingName, unknown])[]): Promise<Wanted[]> {
  const problems: InvalidInput['issues'] = []
  const wanted: Wanted[] = []
  for (const [name, value] of given) {
    try {
      wanted.push({ name, became: await checked(db, name, value) })
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      problems.push(...error.issues.map(({ field, problem }) => ({ field: field.replace(/^value/, `values.${name}`), problem })))
    }
  }
  if (problems.length > 0) throw new InvalidInput(problems)
  return wanted
}

/** `npm run set-setting`, which can switch the demo off, where the console cannot change anything. @throws InvalidInput */
export async function setSetting(db: Db, name: SettingName, text: string, now: Date): Promise<void> {
  const call = { action: 'set-setting', accountId: null, requestId: randomUUID(), at: now }
  await audited(db, call, async (tx, audit) => {
    const became = await checked(tx, name, text)
    await writeSetting({ db: tx, audit, accountId: null, now }, { name, became })
  })
}
