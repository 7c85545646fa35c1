// The languages of the interface, by the names the rules give them.

export const interfaceLanguages = {
  english: { code: 'en', label: 'English', isRtl: false },
  arabic: { code: 'ar', label: 'العربية', isRtl: true },
  spanish: { code: 'es', label: 'Español', isRtl: false },
} as const

export type InterfaceLanguage = keyof typeof interfaceLanguages
export type LanguageCode = (typeof interfaceLanguages)[InterfaceLanguage]['code']

export const interfaceLanguageNames: InterfaceLanguage[] = ['english', 'arabic', 'spanish']
