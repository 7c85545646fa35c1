// Handlers of the actions that a client calls before sign-in.

import { settings as part, type WebSettings } from '@trivium/contract/platform/settings'
import { type Context, handle, type SignedIn } from '../api/handle.ts'
import { refuse } from '../api/refuse.ts'
import { english } from './texts/interface-languages.ts'
import { pageFor } from './texts/pages.ts'
import { allTextsOf, codeOf, findInterfaceLanguage, languageOf, readTextBook } from './texts/text-book.ts'
import { sayIn } from './texts/texts.ts'
import { presentHome, presentInterfaceLanguages, presentSystemConfig, presentWebSettings } from './views.ts'

export interface SettingsParts {
  /** The sign-in methods that the identity provider offers. */
  offer: WebSettings['providers']
  /** Finds a content language by its id. It is passed in, because the catalogue imports settings. */
  findLanguage: (context: Context<SignedIn | null>, id: number) => Promise<{ code: string } | undefined>
}

export function settingsActions({ offer, findLanguage }: SettingsParts) {
  return handle(part, {
    async get_settings({ type, web_language }, { db, settings }) {
      const language = (await findInterfaceLanguage(db, web_language ?? settings.default_web_language)) ?? english
      return (await pageFor(db, type, language, settings)) ?? refuse('no_data')
    },

    async get_system_configurations(_input, { settings }) {
      return presentSystemConfig(settings)
    },

    async get_web_settings(_input, { db, settings }) {
      return presentWebSettings(settings, offer, await readTextBook(db))
    },

    async get_web_home_settings({ language_id, web_language }, context) {
      const { db, player, settings } = context
      const isAsked = web_language === undefined && language_id !== undefined && settings.language_mode === '1'
      const asked = isAsked ? await findLanguage(context, language_id) : undefined
      const code = asked?.code ?? (await codeOf(db, web_language ?? player?.webLanguage ?? null, settings))
      return presentHome(settings, code, await sayIn(db, code, settings.default_web_language))
    },

    async get_system_language_list(_input, { db, settings }) {
      return presentInterfaceLanguages(await readTextBook(db), await languageOf(db, null, settings))
    },

    async get_system_language_json({ language: named, only_overridden }, { db }) {
      const language = (await findInterfaceLanguage(db, named)) ?? refuse('document_not_found')
      if (!only_overridden) return { rtl: language.rtl, ...(await allTextsOf(db, language)) }
      const { overridden, versions } = await readTextBook(db)
      return { rtl: language.rtl, version: versions[language.code] ?? '', texts: { ...overridden.get(language.code) } }
    },
  })
}
