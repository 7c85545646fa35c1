// Reads a file of questions as an import does, without a database.

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isEnough } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { ImportedQuestion, ImportRow } from '../../src/bank/imports/judging/imported-question.ts'
import { unknownColumns } from '../../src/bank/imports/formats/table/columns.ts'
import { openHere } from '../../src/bank/imports/reading/source.ts'

export interface ReadFile {
  format: string
  mapping: Mapping | null
  rows: ImportRow[]
  /** Columns that are not read; the editor is told. */
  unknown: string[]
  attached: Map<string, Buffer>
}

/** @param change an editor's changes to the mapping of a table. @throws ImportError */
export async function readFormat(
  name: string,
  content: string | Uint8Array,
  language = 'en',
  change = (mapping: Mapping): Mapping => mapping,
  onAttached: (file: string, bytes: Buffer) => void = () => undefined,
): Promise<ReadFile> {
  const path = join(tmpdir(), `trivium-test-${randomUUID()}`)
  await writeFile(path, content)
  try {
    const source = await openHere({ path, name, inside: `${path}-inside` })
    const [attached, rows] = [new Map<string, Buffer>(), new Array<ImportRow>()]
    const mapping = source.table ? change(source.table.mapping) : null
    if (mapping && !isEnough(mapping)) throw new Error('the columns are not known')
    const attach = (file: string, bytes: Buffer) => {
      attached.set(file, bytes)
      onAttached(file, bytes)
    }
    for await (const row of source.read({ language, mapping, attach })) rows.push(row)
    const unknown = source.table && mapping ? unknownColumns(source.table.names, mapping) : []
    return { format: source.format, mapping, unknown, rows, attached }
  } finally {
    for (const made of [path, `${path}-inside`]) await rm(made, { force: true })
  }
}

/** The picture of each row: its bytes, or null if it is missing, which refuses the row. */
export async function readShown(name: string, content: Uint8Array): Promise<{ question: ImportedQuestion; shown: Buffer | null }[]> {
  const path = join(tmpdir(), `trivium-test-${randomUUID()}`)
  await writeFile(path, content)
  try {
    const source = await openHere({ path, name, inside: `${path}-inside` })
    const found: { question: ImportedQuestion; shown: Buffer | null }[] = []
    let own: [string, Buffer][] = []
    const attach = (file: string, bytes: Buffer) => void own.push([file, bytes])
    for await (const row of source.read({ language: 'en', mapping: source.table?.mapping ?? null, attach })) {
      const image = 'question' in row ? row.question.image : null
      const brought = own.filter(([file]) => file === image)
      const attached =
        image === null || brought.length > 0 || !('question' in row) ? null : await source.find(image, row.question.mediaFolder)
      const bytes = brought.length > 0 ? brought[0]?.[1] : attached && 'bytes' in attached ? attached.bytes : null
      if ('question' in row) found.push({ question: row.question, shown: bytes ?? null })
      own = []
    }
    return found
  } finally {
    for (const made of [path, `${path}-inside`]) await rm(made, { force: true })
  }
}

/** A row in short: the question, or why it was refused. */
export function inShort(row: ImportRow): string {
  if ('refused' in row) return `refused: ${row.refused}`
  const { type, question, options, answer, word } = row.question
  return [type, question, word ?? options.map((option, index) => (answer.includes(index) ? `*${option}` : option)).join('|')].join(' · ')
}

export function questionOf(row: ImportRow | undefined): ImportedQuestion {
  if (!row || 'refused' in row) throw new Error(row?.refused ?? 'no row')
  return row.question
}

export const lostIn = (row: ImportRow | undefined): string[] => (row && 'lost' in row ? row.lost : [])
