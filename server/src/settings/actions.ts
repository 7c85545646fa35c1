// What a client needs before anybody signs in.

import { settings as part, type WebSettings } from '@trivium/contract/settings'
import { handle } from '../api/handle.ts'
import { refuse } from '../api/refuse.ts'
import { codeOf, english, findInterfaceLanguage, textsOf } from './interface-languages.ts'
import { pageFor } from './pages.ts'
import { presentHome, presentInterfaceLanguages, presentSystemConfig, presentWebSettings } from './views.ts'

/** @param offer what the identity provider lets visitors sign in with. */
export function settingsActions(offer: WebSettings['providers']) {
  return handle(part, {
    async get_settings({ type, web_language }, { db, settings }) {
      const language = findInterfaceLanguage(web_language ?? settings.default_web_language) ?? english
      return (await pageFor(db, type, language, settings)) ?? refuse('no_data')
    },

    async get_system_configurations(_input, { settings }) {
      return presentSystemConfig(settings)
    },

    async get_web_settings(_input, { settings }) {
      return presentWebSettings(settings, offer)
    },

    async get_web_home_settings({ web_language }, { player, settings }) {
      return presentHome(settings, codeOf(web_language ?? player?.webLanguage ?? null, settings))
    },

    async get_system_language_list(_input, { settings }) {
      return presentInterfaceLanguages(settings)
    },

    async get_system_language_json({ language: named }) {
      const language = findInterfaceLanguage(named) ?? refuse('document_not_found')
      return { rtl: language.rtl, ...(await textsOf(language)) }
    },
  })
}
