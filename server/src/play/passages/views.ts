// Texts to read, for editors.

import type { Passage, PassageRow as Row } from '@trivium/contract/play/passages.admin'
import { nameIn } from '@trivium/rules/people/names'
import { mediaPath } from '../../platform/media/index.ts'
import { sanitizeText } from '../../platform/settings/index.ts'
import type { PassageRow, readAsked } from './store.ts'

export function presentRow(row: PassageRow): Row {
  const { id, title, category_id, language_id, rtl, content_type, questions, words, version } = row
  return {
    id,
    title,
    category_id,
    language_id,
    rtl,
    content_type,
    questions,
    words,
    version,
    category: nameIn(row.names, row.code),
    state: row.is_active ? 'published' : row.publish_at === null ? 'draft' : 'scheduled',
    publish_at: row.publish_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export function presentPassage(row: PassageRow, asks: Awaited<ReturnType<typeof readAsked>>): Passage {
  const { content_url, image, caption, position, html } = row
  return { ...presentRow(row), content_url, image: image && mediaPath(image), caption, position, html: sanitizeText(html), asks }
}

/** Counts the words without the HTML tags. */
export const countWords = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
