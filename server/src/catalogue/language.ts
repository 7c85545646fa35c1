// Which content language counts: the one asked for, else the player's, else the default.

import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { readLanguages } from './store.ts'

/** @throws Refused document_not_found for a language that does not exist. */
export async function resolveLanguage(db: Db, asked: number | undefined, player: { languageId: number | null } | null) {
  const languages = await readLanguages(db)
  if (asked !== undefined) return languages.find(language => language.id === asked) ?? refuse('document_not_found')
  const own = languages.find(language => language.id === player?.languageId)
  return own ?? languages.find(language => language.is_default) ?? languages[0] ?? refuse('document_not_found')
}
