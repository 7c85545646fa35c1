// The languages of the interface: client and server share one table.

import { findInterfaceLanguage, type InterfaceLanguage } from '@trivium/contract/interface-languages'

export {
  findInterfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
  type InterfaceLanguage,
  type LanguageCode,
} from '@trivium/contract/interface-languages'

/** What the browser asks for, as far as the app speaks it; before-paint.js looks the same way. */
export function browserLanguage(): InterfaceLanguage {
  const [first = 'english'] = navigator.languages.flatMap(code => findInterfaceLanguage(code) ?? [])
  return first
}
