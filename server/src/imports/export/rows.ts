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

function rowOf({ id: _id, category_names, subcategory_names, question_type, is_active, options, ...question }: ExportedQuestion): OwnRow {
  return {
    ...question,
    category: nameIn(category_names, question.language),
    subcategory: subcategory_names && nameIn(subcategory_names, question.language),
    type: question_type,
    options: options.map(({ text }) => text),
    option_images: options.some(({ image }) => image !== null) ? options.map(({ image }) => image) : null,
    active: is_active,
  }
}
