// The texts of the site as HTML. Sanitised when stored, and again when served: whatever way a row came in, no script goes out.

import sanitizeHtml from 'sanitize-html'
import type { Db } from '../db/connect.ts'
import type { Settings } from './defaults.ts'
import { english, type InterfaceLanguage } from './interface-languages.ts'
import { readPage, upsertPage } from './store.ts'

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

export async function storePage(db: Db, { type, language, html }: Page): Promise<void> {
  await upsertPage(db, { type, language, html: sanitizeHtml(html, allowed) })
}

/** In the wanted language, else in English. @returns null when there is neither. */
export async function pageFor(db: Db, type: string, language: InterfaceLanguage, settings: Settings): Promise<string | null> {
  const html = await readPage(db, type, [language.code, english.code])
  return html === null ? null : sanitizeHtml(fillIn(html, language, settings), allowed)
}

function fillIn(html: string, language: InterfaceLanguage, { app_name, contact_email }: Settings): string {
  const text = contact_email === null ? html.replace(/<a href="mailto:\{\{contact_email\}\}">(.*?)<\/a>/g, '$1') : html
  return text
    .replaceAll('{{app_name}}', () => escapeHtml(app_name))
    .replaceAll('{{contact_email}}', () => escapeHtml(contact_email ?? language.noAddress))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, character => entities[character] ?? character)
