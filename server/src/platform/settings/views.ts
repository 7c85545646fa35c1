// Settings as visitors see them: only listed fields, never all settings.

import type { DataOf } from '@trivium/contract/platform/action'
import type { Language, settings as part, WebSettings } from '@trivium/contract/platform/settings'
import { PublicSettings } from '@trivium/contract/platform/public-settings'
import type { Settings } from './defaults.ts'
import type { InterfaceLanguage } from './texts/interface-languages.ts'
import { starterHero, starterSlides } from './starter-home.ts'
import type { TextBook } from './texts/text-book.ts'
import type { Say } from './texts/texts.ts'

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

/** @param say in the language of the code, or where nothing of ours speaks it, in the default one */
export function presentHome(settings: Settings, languageCode: string, say: Say): DataOf<typeof part.get_web_home_settings> {
  const hero = settings.home_hero[languageCode]
  const own = settings.home_slides.filter(({ language }) => language === null || language === languageCode)
  const slides = own.map(({ title, text, image, url }) => ({ title, text, image, url, is_default: false }))
  return {
    hero: hero ? { title: hero.title, text: hero.text, is_default: false } : starterHero(say),
    sections: settings.home_sections,
    slides: settings.home_slides.length > 0 ? slides : starterSlides(say),
  }
}

export function presentInterfaceLanguages({ languages }: TextBook, byDefault: InterfaceLanguage): Language[] {
  return languages.filter(({ isOn }) => isOn).map(({ id, code, name, rtl }) => ({ id, code, name, rtl, default: code === byDefault.code }))
}
