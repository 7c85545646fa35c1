// What people say about themselves, brought into one form: names, zones, languages. Addresses and numbers: identity/contact.ts.

/** @returns null when nothing visible is left. */
export function cleanName(typed: string | null | undefined, locale: string | null): string | null {
  // Control and direction characters could garble every list the name stands in; joiners are part of words and emoji.
  const visible = (typed ?? '').normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu, ' ')
  const name = visible.replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}\p{S}]/u.test(name) ? capitalise(name, locale).slice(0, 80).toWellFormed() : null
}

function capitalise(name: string, locale: string | null): string {
  const [first] = new Intl.Segmenter().segment(name)
  if (!first) return name
  const upper = first.segment.toLocaleUpperCase(cleanLanguage(locale) ?? undefined)
  // "ß" becomes "SS", which begins a word as "Ss".
  const isOneLetter = [...new Intl.Segmenter().segment(upper)].length === 1
  const initial = isOneLetter ? upper : upper.slice(0, 1) + upper.slice(1).toLocaleLowerCase()
  return initial + name.slice(first.segment.length)
}

/** @returns the canonical IANA name. Offsets as "+02:00" know no summer time and are no zones. */
export function cleanTimezone(claimed: string): string | null {
  if (!/^[A-Za-z]/.test(claimed)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: claimed }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** @returns the canonical language code, as "en" or "pt-BR". */
export function cleanLanguage(code: string | null | undefined): string | null {
  try {
    return (code && Intl.getCanonicalLocales(code)[0]) || null
  } catch {
    return null
  }
}
