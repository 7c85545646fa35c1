// Settings for visitors: only listed fields, never all settings.

import type { DataOf } from '@trivium/contract/platform/action'
import type { Language, settings as part, WebSettings } from '@trivium/contract/platform/settings'
import { PublicSettings } from '@trivium/contract/platform/public-settings'
import { hueOf } from '@trivium/rules/platform/accent'
import type { Settings } from './defaults.ts'
import type { InterfaceLanguage } from './texts/interface-languages.ts'
import { starterHero, starterSlides } from './starter-home.ts'
import type { TextBook } from './texts/text-book.ts'
import type { Say } from './texts/texts.ts'

/** Parsing removes fields that the contract does not name. */
export const presentSystemConfig = (settings: Settings): PublicSettings => PublicSettings.parse(settings)

/** The versions of overridden texts. Leaves out languages that are switched off, and includes added languages even without texts. */
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
    mascot: settings.mascot === 1,
    hero: { picture: settings.hero_picture, hue: hueOf(settings.accent_color) },
    links: settings.links,
    maintenance: settings.app_maintenance === 1,
    demo: settings.demo_mode === 1,
    texts: versionsIn(book),
    providers: { kind, email, phone, google, outbox, firebase },
  }
}

/** @param say the texts in that language, or in the default language if the interface lacks it */
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
