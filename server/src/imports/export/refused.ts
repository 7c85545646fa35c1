// The refused rows of an import as a table that can be mended and sent again: each with its reason, in the first column, so that a row
// with more cells than names keeps them all. Of a table these are its own cells, as they stand there; of other formats the columns of our CSV.

import type { Db } from '../../db/connect.ts'
import { reasonColumn } from '../formats/columns.ts'
import type { OwnRow } from '../formats/own-json.ts'
import type { StagedQuestion } from '../judge.ts'
import { readRefused } from '../row-store.ts'
import { findImport, type ListedImport } from '../store.ts'
import { cellsOf, columnNames, lineOf, plainLineOf } from './csv.ts'

export async function* refusedRows(db: Db, importId: number): AsyncGenerator<string> {
  const record = await findImport(db, importId)
  if (!record) return
  const { columns } = record
  yield `\uFEFF${lineOf([reasonColumn, ...(columns === null ? columnNames : namesOf(record, columns))])}`
  for await (const rows of readRefused(db, importId)) {
    yield rows
      .map(({ row, reason, text, question, cells }) => {
        if (columns !== null) return plainLineOf([reason, ...(cells ?? [text])])
        // import_rows holds what judge.ts has put there.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const staged = question as StagedQuestion | null
        return lineOf([reason, ...cellsOf(staged ? rowOf(staged) : { key: `refused:${importId}-${row}`, question: text })])
      })
      .join('')
  }
}

/** Where the columns have no names, they are called what they hold. */
function namesOf({ mapping }: ListedImport, columns: string[]): string[] {
  if (!mapping || mapping.header_line > 0) return columns
  const fields = new Map(Object.entries(mapping.columns).map(([field, index]) => [index, field]))
  return columns.map((name, index) => fields.get(index) ?? name)
}

function rowOf(staged: StagedQuestion): OwnRow {
  const { place, key, language, level, difficulty, type, question, options, optionImages, answer, word, note, image, audio } = staged
  return {
    key,
    language,
    category_type: place.type,
    category: place.category ?? (place.categoryId === null ? null : String(place.categoryId)),
    category_slug: place.slugs?.category,
    subcategory: place.subcategory,
    subcategory_slug: place.slugs?.subcategory,
    level,
    difficulty,
    type,
    question,
    options,
    answer,
    word,
    note,
    image,
    audio,
    option_images: optionImages,
    audio_text: staged.audioText,
    fact: staged.fact,
    passage: staged.passage,
    source: staged.source,
    marks: staged.marks,
    active: staged.isActive,
  }
}
