// Reads and changes settings. Cached for a moment: every process sees a change within two seconds.

import type { Db } from '../db/connect.ts'
import { type Settings, settingsSchema } from './defaults.ts'

const cacheMs = 2000

export interface SettingsReader {
  read: () => Promise<Settings>
  forget: () => void
}

export function createSettingsReader(db: Db): SettingsReader {
  let cached: Promise<Settings> | null = null
  let readAt = 0
  return {
    read() {
      const now = performance.now()
      if (!cached || now - readAt > cacheMs) {
        readAt = now
        const reading = readSettings(db)
        cached = reading
        // A failed read must not stay in the cache.
        reading.catch(() => {
          if (cached === reading) cached = null
        })
      }
      return cached
    },
    forget() {
      cached = null
    },
  }
}

export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  return settingsSchema.parse(Object.fromEntries(rows.map(row => [row.name, row.value])))
}

/** @throws ZodError when the value is not one this setting can have. */
export async function changeSetting<Name extends keyof Settings>(db: Db, name: Name, value: Settings[Name]): Promise<void> {
  settingsSchema.shape[name].parse(value)
  const text = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ name, value: text })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: text, updated_at: new Date() }))
    .execute()
}

export async function readPage(db: Db, type: string, languages: string[]): Promise<{ language: string; html: string } | null> {
  const rows = await db
    .selectFrom('pages')
    .select(['language', 'html'])
    .where('type', '=', type)
    .where('language', 'in', languages)
    .execute()
  const wanted = languages.find(language => rows.some(row => row.language === language))
  return rows.find(row => row.language === wanted) ?? null
}

/** A page that is there stays as the operator has it. */
export async function insertPage(db: Db, page: { type: string; language: string; html: string }): Promise<void> {
  await db
    .insertInto('pages')
    .values(page)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
