// The languages of the interface. The built-in ones are in a table that client and server share. A language that the operator has added is
// stored on the device that chose it, so that the page starts in it.

import {
  findInterfaceLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
  type LanguageCode,
} from '@trivium/contract/platform/interface-languages'

export {
  findInterfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
  type InterfaceLanguage,
} from '@trivium/contract/platform/interface-languages'

/** A language that the operator has added; English replaces missing texts. */
export interface AddedLanguage {
  code: string
  name: string
  rtl: boolean
}

export interface ShownLanguage {
  code: string
  rtl: boolean
  /** The built-in language whose file has its texts, or the missing ones. */
  base: LanguageCode
}

const builtIn = new Map<string, ShownLanguage>(Object.values(interfaceLanguages).map(({ code, rtl }) => [code, { code, rtl, base: code }]))
const english: ShownLanguage = { code: 'en', rtl: false, base: 'en' }
/** One object per language, so that nothing rerenders for the same language. */
const added = new WeakMap<AddedLanguage, ShownLanguage>()

/** @param named the name of a built-in language, or the code of the added one */
export function shownLanguage({
  interfaceLanguage: named,
  addedLanguage: own,
}: {
  interfaceLanguage: string
  addedLanguage: AddedLanguage | null
}) {
  if (own?.code !== named) return builtIn.get(interfaceLanguages[findInterfaceLanguage(named) ?? 'english'].code) ?? english
  const known = added.get(own) ?? { code: own.code, rtl: own.rtl, base: english.base }
  added.set(own, known)
  return known
}

/** The first browser language that the app supports. plugins/before-paint.js must choose the same way. */
export function browserLanguage(): InterfaceLanguage {
  const [first = 'english'] = navigator.languages.flatMap(code => findInterfaceLanguage(code) ?? [])
  return first
}
