// Finds tags and entities in a format without markup: someone copied them from a page, or the question asks about them.

import { decodeHTMLStrict } from 'entities'

const sign =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|<\/?(?:a|b|br|center|code|div|em|font|h[1-6]|i|img|li|ol|p|pre|small|span|strong|su[bp]|t[dhr]|table|u|ul)(?:\s*\/?>|\s+[\w-]{1,30}\s?=[^<>]{0,500}>)/gi
/** Longer texts are refused in any case. */
const longest = 5_000

/** @returns a sentence for the row with these texts; none when nothing is found */
export function lostOfMarkup(texts: readonly string[]): string[] {
  const found = texts.flatMap(text => (text.length > longest || !/[&<]/.test(text) ? [] : (text.match(sign) ?? [])))
  const known = [...new Set(found)].filter(one => one.startsWith('<') || decodeHTMLStrict(one) !== one)
  return known.length === 0 ? [] : [`What looks like HTML stays as text, because the format has no HTML: ${known.join(' ').slice(0, 80)}`]
}
