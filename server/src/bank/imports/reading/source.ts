// Opens a file of questions: finds its format, its rows, and the media beside it. Checks everything before it inflates or reads it. Runs
// in the process that read-apart.ts starts.

import { basename, extname, posix } from 'node:path'
import { isEnough } from '@trivium/contract/bank/import-names'
import { type Find, finderIn } from './attached-archive.ts'
import { delimitedRows, separatorOf } from '../files/delimited.ts'
import type { Line } from '../files/line.ts'
import { detectEncoding, readHead, readText } from '../files/text.ts'
import { isWorkbook, openWorkbook } from '../files/workbook/xlsx.ts'
import { type Archive, type Entry, isZip, openZip } from '../files/zip.ts'
import type { ReadOptions } from '../formats/format.ts'
import { unknownColumns } from '../formats/table/columns.ts'
import { formatOf, isStranger, packages, unknownFormat } from '../formats/formats.ts'
import { isPackage, readPackage } from '../formats/qti/qti-package.ts'
import { describeTable, readTable, type Table } from '../formats/table/table.ts'
import { ImportError, type ImportRow } from '../judging/imported-question.ts'

export interface Source {
  format: string
  table: Table | null
  read: (reading: ReadOptions) => AsyncGenerator<ImportRow>
  find: Find
  /** The lines of a table, unchanged. */
  lines: () => AsyncGenerator<Line>
}

export interface FileHere {
  path: string
  name: string
  /** A path for the unpacked file of an archive; the caller removes it. */
  inside: string
  /** For a workbook: the sheet to read. Null: the first visible one with questions. */
  sheet?: string | null
}

const nothingAttached = { find: async () => ({ problem: 'is not in the file' }) } as const
async function* noLines(): AsyncGenerator<Line> {}

/** @throws ImportError, with one sentence for people */
export async function openHere(file: FileHere): Promise<Source> {
  const head = await readHead(file.path)
  if (head.length === 0) throw new ImportError('The file is empty.')
  if (!isZip(head)) return openText(file)
  const archive = await openZip(file.path)
  return isWorkbook(archive) ? openSheets(file.path, file.sheet ?? null) : openArchive(archive, file)
}

async function openText({ path, name }: Pick<FileHere, 'path' | 'name'>): Promise<Source> {
  const encoding = await detectEncoding(path)
  const pieces = () => readText(path, encoding)
  const head = { name, text: await firstOf(pieces()) }
  // A file of refused rows is a table, whatever its cells look like.
  const format = /^\uFEFF?reason,/.test(head.text) ? undefined : formatOf(head)
  if (format)
    return { format: format.name, table: null, read: reading => format.read(pieces(), reading, head), ...nothingAttached, lines: noLines }
  if (/^\s*[<[{]/.test(head.text) || isStranger(head.text)) throw unknownFormat(head.text)
  const separator = separatorOf(head.text)
  const source = await openTable('CSV', () => delimitedRows(pieces(), separator))
  if (source.table.names.length < 2) throw unknownFormat(head.text)
  return source
}

async function firstOf(pieces: AsyncIterable<string>): Promise<string> {
  for await (const piece of pieces) return piece
  return ''
}

async function openTable(format: string, lines: () => AsyncGenerator<Line>): Promise<Source & { table: Table }> {
  const table = await describeTable(lines())
  return { format, table, read: reading => readTable(lines, table.names, reading), ...nothingAttached, lines }
}

/** Reads hidden sheets only if an editor chooses them. @throws ImportError */
async function openSheets(path: string, wanted: string | null): Promise<Source> {
  const { sheets, rows } = await openWorkbook(path)
  const seen = wanted === null ? sheets.filter(({ is_hidden }) => !is_hidden) : sheets.filter(({ name }) => name === wanted)
  let found: (Source & { table: Table }) | null = null
  for (const { name } of seen) {
    const source = await openTable('XLSX', () => rows(name))
    const sheet = { ...source, table: { ...source.table, sheets, mapping: { ...source.table.mapping, sheet: name } } }
    if (isEnough(sheet.table.mapping)) return sheet
    // If no sheet has questions, show the editor the first one that is not empty.
    if (found === null || found.table.names.length === 0) found = sheet
  }
  if (found === null)
    throw new ImportError(wanted === null ? 'All of its sheets are hidden.' : `This workbook has no sheet ${wanted.slice(0, 40)}.`)
  return found
}

const dataFiles = new Set(['.json', '.csv', '.tsv', '.txt', '.xlsx', '.xml', '.gift'])
/** A file with this ending should hold rows, so it is never skipped silently. */
const tables = new Set(['.csv', '.tsv', '.xlsx', '.gift'])
const archives = new Set(['.zip', '.7z', '.rar', '.gz', '.bz2', '.xz', '.tar', '.tgz', '.jar'])
/** At most so many files of an archive are tried. */
const mostTried = 20
const endingOf = ({ name }: Entry) => extname(name).toLowerCase()

async function openArchive(archive: Archive, { inside, sheet = null }: FileHere): Promise<Source> {
  const { entries } = archive
  if (entries.some(entry => archives.has(endingOf(entry))))
    throw new ImportError('The file contains an archive within the archive, which is not allowed.')
  const known = packages.find(({ recognises }) => recognises(archive))
  if (known) {
    const read = (reading: ReadOptions) => known.read(archive, reading, inside)
    const { find } = known.hasFiles ? { find: finderIn(archive, { home: '', mayLeaveOut: false }) } : nothingAttached
    return { format: known.name, table: null, read, find, lines: noLines }
  }
  if (isPackage(archive)) {
    const find = finderIn(archive, { home: '', mayLeaveOut: false })
    return { format: 'QTI', table: null, read: reading => readPackage(archive, reading), find, lines: noLines }
  }
  const data = entries.filter(entry => dataFiles.has(endingOf(entry)))
  const [first, ...others] = data
  if (!first) throw new ImportError('This archive contains no file of questions.')
  if (others.length === 0) return openInside(archive, first, { path: inside, sheet })
  const { found, left } = await questionsIn(archive, data, inside)
  const [one, ...more] = found
  const isAlone = one !== undefined && more.length === 0
  const source = isAlone ? await openInside(archive, one, { path: inside, sheet }) : await openSeveral(archive, found, inside)
  return left.length === 0 ? source : { ...source, read: reading => withLeft(source.read(reading), left) }
}

/** A file of the archive that we cannot read, and why. */
interface Left {
  name: string
  problem: string
}

async function* withLeft(rows: AsyncIterable<ImportRow>, left: readonly Left[]): AsyncGenerator<ImportRow> {
  let last = 0
  for await (const row of rows) {
    last = row.row
    yield row
  }
  for (const { name, problem } of left) yield { row: ++last, file: name, text: '', refused: problem }
}

/** Skips files without questions, such as a readme or a licence. @returns at least one file with questions */
async function questionsIn(archive: Archive, data: Entry[], inside: string): Promise<{ found: Entry[]; left: Left[] }> {
  if (data.length > mostTried)
    throw new ImportError(`This archive contains ${data.length} files that may hold questions: ${namesOf(data)} …`)
  const found: Entry[] = []
  const left: Left[] = []
  for (const entry of data) {
    const problem = await problemOf(archive, entry, inside)
    if (problem === null) found.push(entry)
    else if (tables.has(endingOf(entry))) left.push({ name: entry.name, problem })
  }
  if (found.length === 0)
    throw new ImportError(`None of the files of this archive contains questions in a supported format: ${namesOf(data)}.`)
  return { found, left }
}

/** Reads one file after the other. Each row names its file, and its media lie beside that file. */
async function openSeveral(archive: Archive, entries: Entry[], inside: string): Promise<Source> {
  const formats = new Set<string>()
  const open = (entry: Entry) => openInside(archive, entry, { path: inside, sheet: null })
  for (const entry of entries) formats.add((await open(entry)).format)
  async function* read(reading: ReadOptions): AsyncGenerator<ImportRow> {
    let number = 0
    for (const entry of entries) {
      const source = await open(entry)
      const { table } = source
      const lost = table ? lostOf(table) : []
      // Each table has its own mapping.
      for await (const row of source.read({ ...reading, mapping: table && table.mapping })) {
        const place = { row: ++number, file: entry.name, fileRow: row.row }
        yield 'question' in row
          ? {
              ...row,
              ...place,
              lost: [...row.lost, ...lost],
              question: { ...row.question, mediaFolder: row.question.mediaFolder ?? folderOf(entry) },
            }
          : { ...row, ...place }
      }
    }
  }
  return { format: [...formats].join(', '), table: null, read, find: finderIn(archive, { home: '', mayLeaveOut: false }), lines: noLines }
}

/** Losses of a table among several files: editors cannot map its columns, or choose another sheet. */
function lostOf({ names, mapping, sheets }: Table): string[] {
  const unknown = unknownColumns(names, mapping)
  const others = (sheets ?? []).filter(({ name, is_hidden }) => !is_hidden && name !== mapping.sheet)
  return [
    ...(unknown.length > 0 ? [`The import ignores the columns ${unknown.join(', ').slice(0, 200)}.`] : []),
    ...(others.length > 0 ? ['The server reads only this sheet of the workbook. To read the others, import that file alone.'] : []),
  ]
}

const namesOf = (entries: Entry[]) =>
  entries
    .slice(0, 5)
    .map(({ name }) => name)
    .join(', ')

/** Why the file has no questions; null when it has some. */
async function problemOf(archive: Archive, entry: Entry, inside: string): Promise<string | null> {
  try {
    const { table } = await openInside(archive, entry, { path: inside, sheet: null })
    return table === null || isEnough(table.mapping) ? null : columnsUnknown
  } catch (error) {
    if (error instanceof ImportError) return `the whole file: ${error.message}`
    throw error
  }
}

const columnsUnknown = 'the whole file: the meaning of its columns is unknown. Import this file alone, and choose the meaning there'

async function openInside(archive: Archive, data: Entry, { path, sheet }: { path: string; sheet: string | null }): Promise<Source> {
  await archive.unpack(data, path)
  const head = await readHead(path)
  const isTable = isZip(head) && isWorkbook(await openZip(path))
  if (isZip(head) && !isTable) throw new ImportError('The file contains an archive within the archive, which is not allowed.')
  const source = isTable ? await openSheets(path, sheet) : await openText({ path, name: basename(data.name) })
  return { ...source, find: finderIn(archive, { home: folderOf(data), mayLeaveOut: true }) }
}

const folderOf = ({ name }: Entry) => name.slice(0, name.length - posix.basename(name).length)
