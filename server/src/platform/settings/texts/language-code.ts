// Checks language codes from outside: accepts only codes that Intl knows, in its own spelling.

import { InvalidInput } from '../../api/refuse.ts'

const longestCode = 16
const rtlScripts = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

/** @throws InvalidInput */
export function languageCode(given: string): string {
  const code = canonical(given)
  const isKnown = code !== undefined && code.length <= longestCode && Intl.PluralRules.supportedLocalesOf([code]).length > 0
  if (!isKnown) throw new InvalidInput([{ field: 'code', problem: 'must be a language code, such as fr or pt-BR' }])
  return code
}

function canonical(given: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(given)[0]
  } catch {
    return undefined
  }
}

/** The language's name in that language: français. */
export const ownNameOf = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code

export const isRightToLeft = (code: string): boolean => rtlScripts.has(new Intl.Locale(code).maximize().script ?? '')
