// Settings as visitors see them: only listed fields, never all settings.

import type { DataOf } from '@trivium/contract/action'
import type { Language } from '@trivium/contract/catalogue'
import { PublicSettings } from '@trivium/contract/public-settings'
import type { settings as part, WebSettings } from '@trivium/contract/settings'
import type { Settings } from './defaults.ts'
import type { InterfaceLanguage } from './interface-languages.ts'
import type { TextBook } from './text-book.ts'

/** Parsing removes fields that the contract does not name. */
export const presentSystemConfig = (settings: Settings): PublicSettings => PublicSettings.parse(settings)

/** Of a language that is switched off nothing is told; one that was added here is there even before it has texts. */
const versionsIn = ({ languages, versions }: TextBook): Record<string, string> =>
  Object.fromEntries(
    languages
      .filter(({ code, isBuiltIn, isOn }) => isOn && (!isBuiltIn || versions[code] !== undefined))
      .map(({ code }) => [code, versions[code] ?? '']),
  )

export function presentWebSettings(settings: Settings, providers: WebSettings['providers'], book: TextBook): WebSettings {
  const { kind, email, phone, google, outbox, firebase } = providers
  return {
    app_name: settings.app_name,
    contact_email: settings.contact_email,
    logo: settings.logo,
    accent_color: settings.accent_color,
    links: settings.links,
    maintenance: settings.app_maintenance === 1,
    demo: settings.demo_mode === 1,
    texts: versionsIn(book),
    providers: { kind, email, phone, google, outbox, firebase },
  }
}

/** A hero of null makes the client show its own, in the visitor's language. */
export function presentHome(settings: Settings, languageCode: string): DataOf<typeof part.get_web_home_settings> {
  const slides = settings.home_slides.filter(({ language }) => language === null || language === languageCode)
  return {
    hero: settings.home_hero[languageCode] ?? null,
    sections: settings.home_sections,
    slides: slides.map(({ title, text, image, url }) => ({ title, text, image, url })),
  }
}

export function presentInterfaceLanguages({ languages }: TextBook, byDefault: InterfaceLanguage): Language[] {
  return languages.filter(({ isOn }) => isOn).map(({ id, code, name, rtl }) => ({ id, code, name, rtl, default: code === byDefault.code }))
}
