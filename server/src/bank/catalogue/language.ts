// Decides the content language: the requested one, else the player's, else the default. Where language_mode is '0', always the default.

import { nameIn } from '@trivium/rules/people/names'
import { refuse } from '../../platform/api/refuse.ts'
import type { Context } from '../../platform/api/handle.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { codeOf } from '../../platform/settings/index.ts'
import { type LanguageRow, readLanguages } from './store.ts'

interface Asker {
  db: Db
  player: { languageId: number | null } | null
  settings: Pick<Settings, 'language_mode'>
}

/** @throws Refused document_not_found for a language that does not exist */
export async function resolveLanguage(asker: Asker, asked: number | undefined): Promise<LanguageRow> {
  return (await findLanguage(asker, asked)) ?? refuse('document_not_found')
}

export async function findLanguage({ db, player, settings }: Asker, asked: number | undefined): Promise<LanguageRow | undefined> {
  const languages = await readLanguages(db)
  // The default language is listed first.
  const [byDefault] = languages
  if (settings.language_mode === '0') return byDefault
  if (asked !== undefined) return languages.find(language => language.id === asked)
  return languages.find(language => language.id === player?.languageId) ?? byDefault
}

/** Names of categories: in the app's language if the player has set one and the category has a name in it, otherwise in the content language. */
export async function namesFor(context: Context): Promise<(names: Record<string, string>) => string> {
  const { db, player, settings } = context
  const { code } = await resolveLanguage(context, undefined)
  const spoken = player.webLanguage === null ? code : await codeOf(db, player.webLanguage, settings)
  return names => names[spoken] ?? nameIn(names, code)
}
