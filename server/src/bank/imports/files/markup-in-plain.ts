// Tags and entities in a text that knows no markup: they come of a page that somebody has copied, or are what is asked about.

import { decodeHTMLStrict } from 'entities'

const sign =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|<\/?(?:a|b|br|center|code|div|em|font|h[1-6]|i|img|li|ol|p|pre|small|span|strong|su[bp]|t[dhr]|table|u|ul)(?:\s*\/?>|\s+[\w-]{1,30}\s?=[^<>]{0,500}>)/gi
/** What is longer is refused in any case. */
const longest = 5_000

/** @returns a sentence for the row that holds the texts */
export function lostOfMarkup(texts: readonly string[]): string[] {
  const found = texts.flatMap(text => (text.length > longest || !/[&<]/.test(text) ? [] : (text.match(sign) ?? [])))
  const known = [...new Set(found)].filter(one => one.startsWith('<') || decodeHTMLStrict(one) !== one)
  return known.length === 0 ? [] : [`What looks like HTML stands as it is, as the format knows none: ${known.join(' ').slice(0, 80)}`]
}
