// Reads and changes settings.

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/connect.ts'
import { cachedWhole } from '../db/changes/cached.ts'
import { storeValue } from './change-store.ts'
import { type Settings, settingsSchema } from './defaults.ts'

interface ReadSettings {
  settings: Settings
  /** Rows with invalid values; their settings use the defaults. */
  wrong: { name: string; problem: string }[]
}

const readAll = cachedWhole(['settings'], async (db): Promise<ReadSettings> => {
  const rows = await db.selectFrom('settings').select(['name', 'value']).orderBy('name').execute()
  const wrong = rows.flatMap(row => problemOf(row) ?? [])
  const right = rows.filter(row => !wrong.some(({ name }) => name === row.name))
  return { settings: settingsSchema.parse(Object.fromEntries(right.map(row => [row.name, row.value]))), wrong }
})

function problemOf({ name, value }: { name: string; value: unknown }): { name: string; problem: string } | null {
  const parsed = settingsSchema.safeParse({ [name]: value })
  return parsed.success ? null : { name, problem: parsed.error.issues[0]?.message ?? '' }
}

export async function readSettings(db: Db): Promise<Settings> {
  return (await readAll(db)).settings
}

/**
 * An invalid row must not stop the server: its setting uses the default, and the log gets one line for each change of the problems.
 * @param isDemo treats the setting demo_mode as 1
 */
export function createSettingsReader(db: Db, log: FastifyBaseLogger, isDemo = false): () => Promise<Settings> {
  let said = '[]'
  return async () => {
    const { settings, wrong } = await readAll(db)
    const problems = wrong.length === 0 ? '[]' : JSON.stringify(wrong)
    if (problems !== said) {
      said = problems
      for (const row of wrong) log.error(row, 'this setting is wrong in the database: the server uses its default')
    }
    return isDemo ? { ...settings, demo_mode: 1 } : settings
  }
}

/** @throws ZodError when the value is not valid for this setting */
export async function changeSetting<Name extends keyof Settings>(db: Db, name: Name, value: Settings[Name], now: Date): Promise<void> {
  settingsSchema.shape[name].parse(value)
  await storeValue(db, name, value, now)
}
