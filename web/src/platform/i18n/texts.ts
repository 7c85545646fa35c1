// Sets up i18next with flat keys; only the chosen language is fetched. The texts are in content/texts/*.json and are loaded as JSON, which
// is cheaper to parse than scripts. The home page starts with the texts of its first screen (plugins/first-texts.ts); later parts wait for
// all texts.

import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstTextsKey, takeEarly } from '../calls/early.ts'
import { useSession } from '../session/session.ts'
import { isolated } from './isolated.ts'
import { browserLanguage, findInterfaceLanguage, shownLanguage } from './languages.ts'
import { fetchOverridden, overriddenTexts } from './overridden-texts.ts'

type Texts = Record<string, string>

const files = import.meta.glob<string>('../../../../content/texts/*.json', { query: '?url', import: 'default', eager: true })
const retryAfterMs = 3000

/** By language. i18next reads this object directly: its own addResourceBundle copies key by key, which takes some 30 ms on a phone. */
const resources: Record<string, { texts: Texts }> = {}
/** The built-in texts. */
const shipped: Record<string, Texts> = {}

/** Merges the operator's texts over the built-in ones. */
function lay(code: string): void {
  const over = overriddenTexts(code)
  const texts = shipped[code] ?? {}
  resources[code] = { texts: over ? { ...texts, ...over } : texts }
}

/** Call once, after the session is loaded. From then on it follows the chosen language. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources,
    defaultNS: 'texts',
    ns: 'texts',
    keySeparator: false,
    nsSeparator: false,
    // A language that the operator has added may lack texts; the built-in ones are complete.
    fallbackLng: (code?: string) => (code === undefined || findInterfaceLanguage(code) ? [] : ['en']),
    returnEmptyString: false,
    // React already escapes; values only need to keep their own text direction.
    interpolation: { escape: value => (i18next.dir() === 'rtl' ? isolated(value) : value) },
    react: { useSuspense: false },
  })
  useSession.subscribe(({ interfaceLanguage }, before) => {
    if (interfaceLanguage !== before.interfaceLanguage) void showLanguage()
  })
  await showLanguage(firstTextsOf)
}

/** Shows the chosen language; resolves when it is on the screen. */
async function showLanguage(load?: typeof firstTextsOf): Promise<void> {
  const { interfaceLanguage } = useSession.getState()
  const { code, base, rtl } = shownLanguage(useSession.getState())
  // At the start, only the operator's texts stored on the device are used, because the web settings are still loading.
  await (load ? load(base) : Promise.all([allTextsOf(base), fetchOverridden(code), fetchOverridden(base)]))
  // If another language was chosen meanwhile, start again.
  if (useSession.getState().interfaceLanguage !== interfaceLanguage) return showLanguage()
  for (const each of new Set([base, code])) lay(each)
  await i18next.changeLanguage(code)
  document.documentElement.lang = code
  document.documentElement.dir = rtl ? 'rtl' : 'ltr'
}

/** Resolves when the operator's texts, in the version of the web settings, are on screen. */
export async function followOverridden(): Promise<void> {
  const { interfaceLanguage, addedLanguage, webSettings } = useSession.getState()
  const { code, base } = shownLanguage({ interfaceLanguage, addedLanguage })
  // The operator has switched the language off.
  if (code === addedLanguage?.code && webSettings?.texts && !(code in webSettings.texts)) {
    useSession.setState({ interfaceLanguage: browserLanguage() })
    return
  }
  const news = await Promise.all([fetchOverridden(code), code !== base && fetchOverridden(base)])
  if (!news.includes(true)) return
  for (const each of new Set([base, code])) lay(each)
  if (i18next.language === code) await i18next.changeLanguage(code)
}

/** Uses the response that before-paint.js has requested on the home page; otherwise loads all texts. */
async function firstTextsOf(code: string): Promise<void> {
  const response = takeEarly(firstTextsKey(code))?.response
  const texts = await response?.then(reply => (reply.ok ? reply.json() : null)).catch(() => null)
  if (texts) put(code, texts)
  else await allTextsOf(code)
}

function put(code: string, texts: Texts): void {
  shipped[code] = texts
  lay(code)
}

const loadings = new Map<string, Promise<void>>()

function allTextsOf(code: string): Promise<void> {
  const load = async () => put(code, await fetchTexts(code))
  const loading = loadings.get(code) ?? load()
  loadings.set(code, loading)
  return loading
}

/** Resolves when all texts of the language on screen have loaded. */
export const allTexts = (): Promise<void> => allTextsOf(shownLanguage(useSession.getState()).base)

/** Waits for a part of the app that loads after the first screen, and for all texts. */
export const withTexts = async <Part>(part: Promise<Part>): Promise<Part> => (await Promise.all([part, allTexts()]))[0]

/** Retries until it succeeds, because the app cannot show anything without texts. */
async function fetchTexts(code: string): Promise<Texts> {
  const file = files[`../../../../content/texts/${code}.json`] ?? ''
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
export function currentLanguageCode(): string {
  return shownLanguage(useSession.getState()).code
}
