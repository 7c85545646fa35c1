// Sets up i18next: flat keys, and only the chosen language is fetched. The texts are in content/texts/*.json; they travel as
// JSON files, which cost less than scripts.

import arabic from '../../../content/texts/ar.json?url'
import english from '../../../content/texts/en.json?url'
import spanish from '../../../content/texts/es.json?url'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useSession } from '../session.ts'
import { interfaceLanguages, type InterfaceLanguage, type LanguageCode } from './languages.ts'

const files: Record<LanguageCode, string> = { en: english, ar: arabic, es: spanish }
const retryAfterMs = 3000

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
    i18next.addResourceBundle(code, 'texts', await fetchTexts(code))
  }
  await i18next.changeLanguage(code)
  document.documentElement.lang = code
  document.documentElement.dir = isRtl ? 'rtl' : 'ltr'
}

/** Without texts there is nothing to show: it keeps trying. */
async function fetchTexts(code: LanguageCode): Promise<Record<string, string>> {
  for (;;) {
    try {
      const response = await fetch(files[code])
      if (response.ok) return await response.json()
      console.warn(`texts ${code}: HTTP ${response.status}`)
    } catch (error) {
      console.warn(`texts ${code}: no answer`, error)
    }
    await new Promise(resolve => setTimeout(resolve, retryAfterMs))
  }
}

/** The code of the language on screen, for Intl and for the server. */
export function currentLanguageCode(): LanguageCode {
  return interfaceLanguages[useSession.getState().interfaceLanguage].code
}
