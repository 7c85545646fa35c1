// The languages of the interface: client and server share one table.

import { findInterfaceLanguage, type InterfaceLanguage } from '@trivium/contract/interface-languages'

export {
  findInterfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
  type InterfaceLanguage,
  type LanguageCode,
} from '@trivium/contract/interface-languages'

/** The first browser language that the app supports. plugins/before-paint.js must choose the same way. */
export function browserLanguage(): InterfaceLanguage {
  const [first = 'english'] = navigator.languages.flatMap(code => findInterfaceLanguage(code) ?? [])
  return first
}
