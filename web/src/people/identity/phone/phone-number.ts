// Phone numbers as people write them: with a country chosen beside the field, or whole.

import { toMobile } from '../checks.ts'
import { callingCodes } from './calling-codes.ts'

/** Countries whose numbers keep their leading 0 after the calling code. */
const keepsZero = new Set(['IT', 'SM', 'VA', 'CI', 'CG'])
/** Countries that dial 8 before a number at home, with the digits of that number. */
const dialsEight = new Map([
  ['RU', 10],
  ['KZ', 10],
  ['LT', 8],
])

const isWhole = (typed: string) => /^\s*(\+|00|＋)/.test(typed)

/** The number in E.164; null when it is no phone number. A number with its own calling code needs no country. */
export function toNumber(typed: string, country: string): string | null {
  if (isWhole(typed)) return toMobile(typed)
  const code = callingCodes.get(country)
  return code === undefined ? null : toMobile(`+${code}${withoutTrunk(typed, country)}`)
}

/** At home a number is dialled with a prefix, which is not part of it. */
function withoutTrunk(typed: string, country: string): string {
  if (keepsZero.has(country)) return typed
  const digits = dialsEight.get(country)
  if (digits === undefined) return typed.replace(/^[\s(]*[0٠۰]/, '')
  return typed.replaceAll(/\D/g, '').length > digits ? typed.replace(/^[\s(]*8/, '') : typed
}

/** The country of a whole number; the current one if its code fits, because several countries share a code. Null while unknown. */
export function countryOf(typed: string, current: string): string | null {
  if (!isWhole(typed)) return null
  const digits = typed.replace(/^\s*00/, '+').replaceAll(/\D/g, '')
  const fits = (code: string) => digits.startsWith(code)
  if (fits(callingCodes.get(current) ?? 'none')) return current
  return [...callingCodes].find(([, code]) => fits(code))?.[0] ?? null
}

/** The region of the browser's languages, best one in the language of the page; otherwise the region that the language is most spoken in. */
export function likelyCountry(code: string, spoken: readonly string[]): string {
  const locales = [...spoken.filter(one => one.startsWith(code)), ...spoken].flatMap(localeOf)
  const region = locales.find(locale => locale.region)?.region ?? localeOf(code)[0]?.maximize().region
  return region && callingCodes.has(region) ? region : 'US'
}

function localeOf(code: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(code)]
  } catch {
    return []
  }
}
