// Sets up i18next with flat keys; only the chosen language is fetched. The texts are in content/texts/*.json and are loaded as
// JSON, which is cheaper to parse than scripts.

import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { takeEarly } from '../early.ts'
import { useSession } from '../session.ts'
import { isolated } from './isolated.ts'
import { interfaceLanguages, type LanguageCode } from './languages.ts'

const files = import.meta.glob<string>('../../../content/texts/*.json', { query: '?url', import: 'default', eager: true })
const retryAfterMs = 3000

/** Call once, after the session is loaded. From then on it follows the chosen language. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: {},
    defaultNS: 'texts',
    ns: 'texts',
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    returnEmptyString: false,
    // React already escapes; values only need to keep their own text direction.
    interpolation: { escape: value => (i18next.dir() === 'rtl' ? isolated(value) : value) },
    react: { useSuspense: false },
  })
  useSession.subscribe(({ interfaceLanguage }, before) => {
    if (interfaceLanguage !== before.interfaceLanguage) void showLanguage()
  })
  await showLanguage()
}

/** Shows the chosen language; resolves when it is on the screen. */
async function showLanguage(): Promise<void> {
  const { interfaceLanguage } = useSession.getState()
  const { code, rtl } = interfaceLanguages[interfaceLanguage]
  if (!i18next.hasResourceBundle(code, 'texts')) {
    // skipCopy, because the texts are large and no other code uses this object.
    i18next.addResourceBundle(code, 'texts', await fetchTexts(code), false, false, { skipCopy: true })
    // If another language was chosen meanwhile, start again.
    if (useSession.getState().interfaceLanguage !== interfaceLanguage) return showLanguage()
  }
  await i18next.changeLanguage(code)
  document.documentElement.lang = code
  document.documentElement.dir = rtl ? 'rtl' : 'ltr'
}

/** Retries until it succeeds, because the app cannot show anything without texts. */
async function fetchTexts(code: LanguageCode): Promise<Record<string, string>> {
  const file = files[`../../../content/texts/${code}.json`] ?? ''
  for (;;) {
    try {
      const response = await (takeEarly(file)?.response ?? fetch(file))
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
