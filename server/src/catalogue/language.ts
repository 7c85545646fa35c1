// Which content language counts: the one asked for, else the player's, else the default.

import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { type LanguageRow, readLanguages } from './store.ts'

type Asker = { languageId: number | null } | null

/** @throws Refused document_not_found for a language that does not exist. */
export async function resolveLanguage(db: Db, asked: number | undefined, player: Asker): Promise<LanguageRow> {
  return (await findLanguage(db, asked, player)) ?? refuse('document_not_found')
}

export async function findLanguage(db: Db, asked: number | undefined, player: Asker): Promise<LanguageRow | undefined> {
  const languages = await readLanguages(db)
  if (asked !== undefined) return languages.find(language => language.id === asked)
  // The default one is listed first.
  return languages.find(language => language.id === player?.languageId) ?? languages[0]
}
