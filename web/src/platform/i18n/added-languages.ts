// Finds interface languages by the codes or names that accounts and settings use, including the languages the operator has added.

import type { Language } from '@trivium/contract/platform/settings'
import { call } from '../calls/api.ts'
import { type AddedLanguage, findInterfaceLanguage, interfaceLanguages } from './languages.ts'

/** The part of a choice that the session stores. */
export interface ChosenLanguage {
  interfaceLanguage: string
  addedLanguage?: AddedLanguage
}

const builtInCodes: readonly string[] = Object.values(interfaceLanguages).map(({ code }) => code)

/** @param language a row of get_system_language_list */
export function choiceOf({ code, name, rtl }: Pick<Language, 'code' | 'name' | 'rtl'>): ChosenLanguage {
  const builtIn = builtInCodes.includes(code) ? findInterfaceLanguage(code) : undefined
  return builtIn ? { interfaceLanguage: builtIn } : { interfaceLanguage: code, addedLanguage: { code, name, rtl } }
}

/**
 * @param named a code, or the name of a built-in language; only unknown ones are looked up on the server. @returns null if there is none
 */
export async function findLanguage(named: string): Promise<ChosenLanguage | null> {
  const builtIn = findInterfaceLanguage(named)
  if (builtIn === named || (builtIn && interfaceLanguages[builtIn].code === named)) return { interfaceLanguage: builtIn }
  const reply = named === '' ? null : await call('get_system_language_list', {})
  const listed = reply && !reply.error ? reply.data.find(({ code }) => code.toLowerCase() === named.toLowerCase()) : undefined
  if (listed) return choiceOf(listed)
  return builtIn ? { interfaceLanguage: builtIn } : null
}
