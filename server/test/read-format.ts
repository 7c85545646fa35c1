// Reads a file of questions as an import does, without a database.

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isEnough } from '@trivium/contract/import-names'
import type { Mapping } from '@trivium/contract/import-office'
import type { ImportedQuestion, ImportRow } from '../src/imports/imported-question.ts'
import { openHere } from '../src/imports/source.ts'

export interface ReadFile {
  format: string
  mapping: Mapping | null
  rows: ImportRow[]
  attached: Map<string, Buffer>
}

/** @param change what an editor says of a table. @throws ImportError */
export async function readFormat(
  name: string,
  content: string | Uint8Array,
  language = 'en',
  change = (mapping: Mapping): Mapping => mapping,
): Promise<ReadFile> {
  const path = join(tmpdir(), `trivium-test-${randomUUID()}`)
  await writeFile(path, content)
  try {
    const source = await openHere({ path, name, inside: `${path}-inside` })
    const [attached, rows] = [new Map<string, Buffer>(), new Array<ImportRow>()]
    const mapping = source.table ? change(source.table.mapping) : null
    if (mapping && !isEnough(mapping)) throw new Error('the columns are not known')
    const attach = (file: string, bytes: Buffer) => void attached.set(file, bytes)
    for await (const row of source.read({ language, mapping, attach })) rows.push(row)
    return { format: source.format, mapping, rows, attached }
  } finally {
    for (const made of [path, `${path}-inside`]) await rm(made, { force: true })
  }
}

/** What a row came to: the question in short, or why it was refused. */
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
