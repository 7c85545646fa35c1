// The site's text pages as HTML. The server sanitises them when it stores and again when it serves them, so no row can deliver a script.

import { mostHtmlLength } from '@trivium/contract/platform/fields'
import sanitizeHtml from 'sanitize-html'
import { InvalidInput } from '../../api/refuse.ts'
import { escapeHtml } from '../../escape-html.ts'
import type { Db } from '../../db/connect.ts'
import { publicSettings, type Settings } from '../defaults.ts'
import { english, type InterfaceLanguage } from './interface-languages.ts'
import { insertPage, readPage } from './page-store.ts'

const allowedTags =
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote strong em b i u s sub sup small code pre a bdi span table thead tbody tr th td caption'
const allowed: sanitizeHtml.IOptions = {
  allowedTags: allowedTags.split(' '),
  allowedAttributes: { a: ['href'], '*': ['lang', 'dir'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

export const sanitizeText = (html: string): string => sanitizeHtml(html, allowed)

/** @throws InvalidInput when the clean HTML is longer than the limit: cleaning escapes characters that are not part of tags */
export function cleanHtml(html: string): string {
  const clean = sanitizeText(html)
  if (clean.length <= mostHtmlLength) return clean
  throw new InvalidInput([{ field: 'html', problem: `has more than ${mostHtmlLength.toLocaleString('en')} characters once it is cleaned` }])
}

export interface SitePage {
  type: string
  /** Code of an interface language. */
  language: string
  html: string
}

/** Stores a page of the starter content, unless the page exists already. */
export async function storeFirstPage(db: Db, { type, language, html }: SitePage): Promise<void> {
  await insertPage(db, { type, language, html: sanitizeText(html) })
}

/** Finds the page in the requested language, otherwise in English. @returns null if neither exists */
export async function pageFor(db: Db, type: string, language: InterfaceLanguage, settings: Settings) {
  const page = await readPage(db, type, [language.code, english.code])
  return page && { data: shownPage(page.html, language, settings), language: page.language }
}

/** The page as players see it. */
export const shownPage = (html: string, language: Pick<InterfaceLanguage, 'code'>, settings: Settings): string =>
  sanitizeText(fillIn(html, language, settings))

/** The names that a page may use between {{ and }}. */
export const placeholders: readonly string[] = [...publicSettings, 'contact_email']

export const placeholdersIn = (html: string): string[] => [...html.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

/** Replaces `{{name}}` by the setting of that name, with numbers formatted for the language. */
function fillIn(html: string, language: Pick<InterfaceLanguage, 'code'>, settings: Settings): string {
  const { contact_email } = settings
  const text = contact_email === null ? withoutAddress(html) : html
  const values: Record<string, string | number> = {
    ...Object.fromEntries(publicSettings.map(name => [name, settings[name]])),
    contact_email: contact_email ?? '',
  }
  const numbers = new Intl.NumberFormat(language.code)
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return whole
    return escapeHtml(typeof value === 'number' ? numbers.format(value) : value)
  })
}

const addressMark = '{{contact_email}}'
/** Marks a paragraph that has become empty. Sanitised HTML cannot contain this character. */
const gone = '\0'

/**
 * Without a contact address, removes sentences that mention it, empty paragraphs and their headings. Elsewhere the link text stays. Each
 * pattern stops at the next tag of the same kind: otherwise nested tags would be searched again and again.
 */
function withoutAddress(html: string): string {
  return html
    .replace(/<(p|li)\b[^>]*>((?:(?!<\/\1>).)*)<\/\1>/gs, (block, _tag, inner: string) => {
      if (!inner.includes(addressMark)) return block
      const kept = sentencesOf(inner).filter(sentence => !sentence.includes(addressMark))
      return kept.length > 0 ? block.replace(inner, () => kept.join(' ')) : gone
    })
    .replace(/<(h[2-4])\b[^>]*>(?:(?!<\/?\1\b).)*<\/\1>\s*\0\s*(?=<\1|$)/gs, '')
    .replace(/\0\s*/g, '')
    .replace(/<a href="mailto:\{\{contact_email\}\}">((?:(?!<a\b).)*?)<\/a>/g, '$1')
}

const sentencesOf = (text: string) => text.trim().split(/(?<=[.!?؟])\s+/)
