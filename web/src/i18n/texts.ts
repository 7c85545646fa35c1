// Sets up i18next: flat keys, and only the chosen language is fetched. The texts are in content/texts/*.json.

import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useSession } from '../session.ts'
import { interfaceLanguages, type InterfaceLanguage, type LanguageCode } from './languages.ts'

type Texts = Record<string, string>

const loaders: Record<LanguageCode, () => Promise<{ default: Texts }>> = {
  en: () => import('../../../content/texts/en.json'),
  ar: () => import('../../../content/texts/ar.json'),
  es: () => import('../../../content/texts/es.json'),
}

/** Call once, after the session is there. Follows the chosen language from then on. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: {},
    defaultNS: 'texts',
    ns: 'texts',
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    returnEmptyString: false,
    // React escapes already.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await showLanguage(useSession.getState().interfaceLanguage)
  useSession.subscribe(({ interfaceLanguage }, before) => {
    if (interfaceLanguage !== before.interfaceLanguage) void showLanguage(interfaceLanguage)
  })
}

async function showLanguage(name: InterfaceLanguage): Promise<void> {
  const { code, isRtl } = interfaceLanguages[name]
  if (!i18next.hasResourceBundle(code, 'texts')) {
    const texts = await loaders[code]()
    i18next.addResourceBundle(code, 'texts', texts.default)
  }
  await i18next.changeLanguage(code)
  document.documentElement.lang = code
  document.documentElement.dir = isRtl ? 'rtl' : 'ltr'
}

/** The code of the language on screen, for Intl and for the server. */
export function currentLanguageCode(): LanguageCode {
  return interfaceLanguages[useSession.getState().interfaceLanguage].code
}
