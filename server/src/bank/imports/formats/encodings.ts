// Detects the four encodings of Open Trivia DB from the data. Each text is decoded exactly once: an entity that remains after decoding
// was written by the question's author.

import { decodeHTMLStrict } from 'entities'

const encodings = {
  html: decodeHTMLStrict,
  urlLegacy: (text: string) => decodeURIComponent(text.replaceAll('+', ' ')),
  url3986: (text: string) => decodeURIComponent(text),
  base64: decodeBase64,
} as const

export type Encoding = keyof typeof encodings

/** @throws when the text is not in this encoding */
export function decode(encoding: Encoding, text: string): string {
  return encodings[encoding](text)
}

/** Texts with only the characters that URL encoding leaves. */
const urlSafe = /^(?:[A-Za-z0-9\-_.~+*!'()]|%[0-9A-Fa-f]{2})*$/
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const typesInBase64 = new Set(['multiple', 'boolean'].map(type => Buffer.from(type).toString('base64')))

/** The majority decides, because some rows may be damaged. @param rows the texts of each row */
export function detectEncoding(rows: string[][]): Encoding {
  const isUrl = (texts: string[]) => texts.every(text => urlSafe.test(text)) && texts.some(text => /[%+]/.test(text))
  const ofBase64 = rows.filter(texts => texts.some(text => typesInBase64.has(text)))
  const ofUrl = rows.filter(isUrl)
  const others = rows.filter(texts => texts.some(text => /\s/.test(text)))
  if (ofBase64.length > others.length && ofBase64.length >= ofUrl.length) return 'base64'
  if (ofUrl.length <= others.length) return 'html'
  // RFC 3986 encodes a plus as %2B and a space as %20; the legacy encoding writes a space as a plus.
  return ofUrl.some(texts => texts.some(text => text.includes('+'))) ? 'urlLegacy' : 'url3986'
}

function decodeBase64(text: string): string {
  if (!base64.test(text)) throw new Error('not base64')
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(text, 'base64'))
}
