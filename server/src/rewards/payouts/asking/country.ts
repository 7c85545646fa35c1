// In some countries coins may be neither paid in nor paid out. An account has no country, so the countries of its verified number and of
// its time zone count. Both can be wrong; one on the list is enough (docs/decisions/030).

import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Settings } from '../../../platform/settings/defaults.ts'

/** Newer engines have it; TypeScript's types do not yet. */
type WithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

export interface Whereabouts {
  sign_in_type: 'email' | 'mobile' | 'gmail'
  mobile: string | null
  timezone: string
}

const zones = new Map<string, Set<string>>()

/** The same name for old and new names of a zone. */
function canonical(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone
  } catch {
    return timezone
  }
}

/** Looked up once per country, because it takes a millisecond. */
function zonesOf(country: string): Set<string> {
  const locale: WithTimeZones = new Intl.Locale(`und-${country}`)
  const known = zones.get(country) ?? new Set((locale.getTimeZones?.() ?? []).map(canonical))
  zones.set(country, known)
  return known
}

export const isZoneOf = (timezone: string, country: string): boolean => zonesOf(country).has(canonical(timezone))

/** A number that was merely typed proves nothing. */
const countryOfNumber = ({ sign_in_type, mobile }: Whereabouts) =>
  sign_in_type === 'mobile' && mobile ? parsePhoneNumberFromString(mobile)?.country : undefined

export const isWithoutCoins = (account: Whereabouts, { no_coin_countries: closed }: Settings): boolean =>
  closed.some(country => country === countryOfNumber(account) || isZoneOf(account.timezone, country))
