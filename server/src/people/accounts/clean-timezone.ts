// Normalizes the time zones that people enter. For names see names/clean-name.ts, for addresses and numbers platform/contact-addresses.ts.

/** @returns the canonical IANA name. Offsets like "+02:00" have no daylight saving time and are not time zones. */
export function cleanTimezone(claimed: string): string | null {
  if (!/^[A-Za-z]/.test(claimed)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: claimed }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
