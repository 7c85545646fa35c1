// The languages of the interface. A new language needs a row here and a file `content/texts/<code>.json`.

interface InterfaceLanguageRow {
  id: number
  /** Names the file of texts and the locale for Intl. */
  code: string
  /** The language's own name. */
  name: string
  rtl: boolean
  /** The first day of the week in JavaScript's numbering: 0 is Sunday. Stored here because not every browser's Intl knows it. */
  firstWeekday: 0 | 1 | 6
}

/** Keyed by the names that the seed's clients use. */
export const interfaceLanguages = {
  english: { id: 1, code: 'en', name: 'English', rtl: false, firstWeekday: 1 },
  arabic: { id: 2, code: 'ar', name: 'العربية', rtl: true, firstWeekday: 6 },
  spanish: { id: 3, code: 'es', name: 'Español', rtl: false, firstWeekday: 1 },
} as const satisfies Record<string, InterfaceLanguageRow>

export type InterfaceLanguage = keyof typeof interfaceLanguages
export type LanguageCode = (typeof interfaceLanguages)[InterfaceLanguage]['code']

const names: readonly string[] = Object.keys(interfaceLanguages)
const isName = (name: string): name is InterfaceLanguage => names.includes(name)
export const interfaceLanguageNames: InterfaceLanguage[] = names.filter(isName)

/** Finds a language by code ('en', 'en-GB') or by name ('english'). */
export function findInterfaceLanguage(named: string): InterfaceLanguage | undefined {
  const wanted = named.toLowerCase()
  return interfaceLanguageNames.find(name => {
    const { code } = interfaceLanguages[name]
    return name === wanted || code === wanted || code === wanted.split('-')[0]
  })
}
