// The recipients of an announcement.

import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { languageOf } from '../../platform/settings/index.ts'
import type { Circle } from './announcement-store.ts'

interface Meant {
  web_language: string | null
  account_ids: number[] | null
}

export async function circleOf(db: Db, { web_language, account_ids }: Meant, settings: Settings): Promise<Circle> {
  if (web_language === null) return { accountIds: account_ids, spellings: null, isDefault: true }
  const [own, byDefault] = await Promise.all([languageOf(db, web_language, settings), languageOf(db, null, settings)])
  // Players choose a language by code, the original clients by name.
  const spellings = [own.code, own.key].map(spelling => spelling.toLowerCase())
  return { accountIds: null, spellings, isDefault: own.code === byDefault.code }
}
