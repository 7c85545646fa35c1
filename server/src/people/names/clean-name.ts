// Normalizes the names that people enter.

/** @returns null when nothing visible is left */
export function cleanName(typed: string | null | undefined, locale: string | null): string | null {
  // Control and direction characters could garble every list that shows the name; joiners are part of words and emoji.
  const visible = (typed ?? '').normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu, ' ')
  const name = visible.replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}\p{S}]/u.test(name) ? capitalise(name, locale).slice(0, 80).toWellFormed() : null
}

function capitalise(name: string, locale: string | null): string {
  const [first] = new Intl.Segmenter().segment(name)
  if (!first) return name
  const upper = first.segment.toLocaleUpperCase(cleanLanguage(locale) ?? undefined)
  // "ß" becomes "SS"; at the start of a word it must be "Ss".
  const isOneLetter = [...new Intl.Segmenter().segment(upper)].length === 1
  const initial = isOneLetter ? upper : upper.slice(0, 1) + upper.slice(1).toLocaleLowerCase()
  return initial + name.slice(first.segment.length)
}

/** @returns the canonical language code, such as "en" or "pt-BR" */
function cleanLanguage(code: string | null | undefined): string | null {
  try {
    return (code && Intl.getCanonicalLocales(code)[0]) || null
  } catch {
    return null
  }
}
