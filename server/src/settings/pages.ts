// The texts of the site as HTML. Sanitised when stored, and again when served: whatever way a row came in, no script goes out.

import sanitizeHtml from 'sanitize-html'
import type { Db } from '../db/connect.ts'
import { publicSettings, type Settings } from './defaults.ts'
import { english, type InterfaceLanguage } from './interface-languages.ts'
import { insertPage, readPage } from './store.ts'

const allowedTags =
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote strong em b i u s sub sup small code pre a bdi span table thead tbody tr th td caption'
const allowed: sanitizeHtml.IOptions = {
  allowedTags: allowedTags.split(' '),
  allowedAttributes: { a: ['href'], '*': ['lang', 'dir'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

export interface Page {
  type: string
  /** Code of an interface language. */
  language: string
  html: string
}

/** The starter content's words, until an operator writes their own. */
export async function storeFirstPage(db: Db, { type, language, html }: Page): Promise<void> {
  await insertPage(db, { type, language, html: sanitizeHtml(html, allowed) })
}

/** In the wanted language, else in English. @returns null when there is neither. */
export async function pageFor(db: Db, type: string, language: InterfaceLanguage, settings: Settings): Promise<string | null> {
  const html = await readPage(db, type, [language.code, english.code])
  return html === null ? null : sanitizeHtml(fillIn(html, language, settings), allowed)
}

/** `{{name}}` stands for the setting of that name; numbers as the language writes them. */
function fillIn(html: string, language: InterfaceLanguage, settings: Settings): string {
  const { contact_email } = settings
  const text = contact_email === null ? html.replace(/<a href="mailto:\{\{contact_email\}\}">(.*?)<\/a>/g, '$1') : html
  const values: Record<string, string | number> = {
    ...Object.fromEntries(publicSettings.map(name => [name, settings[name]])),
    contact_email: contact_email ?? language.noAddress,
  }
  const numbers = new Intl.NumberFormat(language.code)
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return whole
    return escapeHtml(typeof value === 'number' ? numbers.format(value) : value)
  })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, character => entities[character] ?? character)
