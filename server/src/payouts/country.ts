// In some countries coins may be neither paid in nor paid out. An account has no country: that of its verified number and that of its
// time zone stand for it. Both can be wrong, and one that is on the list is enough (docs/decisions/030).

import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Settings } from '../settings/defaults.ts'

/** In newer engines, and not in TypeScript's types yet. */
type WithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

export interface Whereabouts {
  sign_in_type: 'email' | 'mobile' | 'gmail'
  mobile: string | null
  timezone: string
}

let countryByZone: Map<string, string> | null = null

function zoneTable(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap(first => letters.map(second => first + second))
  return new Map(
    codes.flatMap(code => {
      const locale: WithTimeZones = new Intl.Locale(`und-${code}`)
      return (locale.getTimeZones?.() ?? []).map(zone => [zone, code] as const)
    }),
  )
}

/** @returns two letters, or null for zones of no country, such as UTC */
export function countryOfZone(timezone: string): string | null {
  countryByZone ??= zoneTable()
  return countryByZone.get(timezone) ?? null
}

function countriesOf({ sign_in_type, mobile, timezone }: Whereabouts): (string | null | undefined)[] {
  // A number that was merely typed says nothing.
  const byNumber = sign_in_type === 'mobile' && mobile ? parsePhoneNumberFromString(mobile)?.country : null
  return [byNumber, countryOfZone(timezone)]
}

export const isWithoutCoins = (account: Whereabouts, { no_coin_countries: closed }: Settings): boolean =>
  closed.length > 0 && countriesOf(account).some(country => country && closed.includes(country))
