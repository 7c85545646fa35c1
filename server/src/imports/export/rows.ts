// Questions of the bank as rows of our own files, which formats/own-json.ts and formats/table.ts read back.

import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '../../db/connect.ts'
import type { OwnRow } from '../formats/own-json.ts'
import { type ExportedQuestion, readPortion, type Wanted } from './store.ts'

const portion = 500

export async function* exportedRows(db: Db, wanted: Wanted): AsyncGenerator<OwnRow[]> {
  let after = 0
  for (;;) {
    const rows = await readPortion(db, wanted, after, portion)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield rows.map(rowOf)
    await breathe()
  }
}

const nameIn = (names: Record<string, string>, language: string) => names[language] ?? names['en'] ?? Object.values(names)[0] ?? ''

const someOf = (texts: (string | null)[]) => (texts.some(text => text !== null) ? texts : null)

function rowOf({ id: _id, category_names, subcategory_names, question_type, is_active, options, ...question }: ExportedQuestion): OwnRow {
  const { matches, accepted, keeps_order, tags, minus_marks } = question
  return {
    ...question,
    category: nameIn(category_names, question.language),
    subcategory: subcategory_names && nameIn(subcategory_names, question.language),
    type: question_type,
    options: options.map(({ text }) => text),
    option_images: someOf(options.map(({ image }) => image)),
    option_image_texts: someOf(options.map(({ image_text = null }) => image_text)),
    remarks: someOf(options.map(({ remark = null }) => remark)),
    shares: options.some(({ share }) => share !== undefined) ? options.map(({ share = 0 }) => share) : null,
    // What a question has not is left out.
    matches: matches.length > 0 ? matches : null,
    accepted: accepted.length > 0 ? accepted : null,
    keeps_order: keeps_order || null,
    tags: tags.length > 0 ? tags : null,
    minus_marks: minus_marks || null,
    active: is_active,
  }
}
