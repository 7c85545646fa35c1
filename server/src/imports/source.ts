// Opens a file of questions: what format it is, what is in it, and what lies beside it. Nothing is inflated or read before it is checked.

import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import type { Mapping } from '@trivium/contract/import-office'
import { delimitedRows, type Line, separatorOf } from './files/delimited.ts'
import { detectEncoding, readHead, readText } from './files/text.ts'
import { isWorkbook, workbookRows } from './files/xlsx.ts'
import { type Archive, type Entry, isZip, openZip } from './files/zip.ts'
import type { Reading } from './formats/format.ts'
import { formatOf, unknownFormat } from './formats/formats.ts'
import { readItem } from './formats/qti.ts'
import { describeTable, readTable, type Table } from './formats/table.ts'
import { ImportError, type ImportRow } from './imported-question.ts'

export interface Source {
  format: string
  table: Table | null
  read: (reading: Reading) => AsyncGenerator<ImportRow>
  /** A picture or sound that lies beside the questions. */
  find: (name: string) => Promise<Buffer | null>
  close: () => Promise<void>
}

export type Remembered = (signature: string) => Promise<Mapping | null>

interface FileAt {
  path: string
  name: string
}

const mostMediaBytes = 10 * 1024 * 1024
const nothingBeside = { find: async () => null, close: async () => {} }

/** @throws ImportError, with one sentence for people */
export async function openSource(file: FileAt, remembered: Remembered = async () => null): Promise<Source> {
  const head = await readHead(file.path)
  if (head.length === 0) throw new ImportError('It is empty.')
  if (!isZip(head)) return openText(file, remembered)
  const archive = await openZip(file.path)
  return isWorkbook(archive) ? openTable('XLSX', () => workbookRows(file.path), remembered) : openArchive(archive, remembered)
}

async function openText({ path, name }: FileAt, remembered: Remembered): Promise<Source> {
  const encoding = await detectEncoding(path)
  const pieces = () => readText(path, encoding)
  const head = { name, text: await firstOf(pieces()) }
  const format = formatOf(head)
  if (format) return { format: format.name, table: null, read: reading => format.read(pieces(), reading, head), ...nothingBeside }
  if (/^\s*[<[{]/.test(head.text)) throw unknownFormat()
  const separator = separatorOf(head.text)
  const source = await openTable('CSV', () => skippingSign(delimitedRows(pieces(), separator)), remembered)
  if (source.table && source.table.names.length < 2) throw unknownFormat()
  return source
}

/** `sep=;` in the first line is for Excel. */
async function* skippingSign(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  for await (const line of lines) if (line.number > 1 || !line.cells[0]?.startsWith('sep=')) yield line
}

async function firstOf(pieces: AsyncIterable<string>): Promise<string> {
  for await (const piece of pieces) return piece
  return ''
}

async function openTable(format: string, lines: () => AsyncGenerator<Line>, remembered: Remembered): Promise<Source> {
  const table = await describeTable(lines(), remembered)
  return { format, table, read: reading => readTable(lines(), reading), ...nothingBeside }
}

const dataFiles = new Set(['.json', '.csv', '.tsv', '.txt', '.xlsx', '.xml', '.gift'])
const archives = new Set(['.zip', '.7z', '.rar', '.gz', '.bz2', '.xz', '.tar', '.tgz', '.jar'])
const endingOf = ({ name }: Entry) => extname(name).toLowerCase()

async function openArchive(archive: Archive, remembered: Remembered): Promise<Source> {
  const { entries } = archive
  if (entries.some(entry => archives.has(endingOf(entry))))
    throw new ImportError('It holds an archive within the archive, which is refused.')
  const find = (name: string) => findBeside(archive, name)
  if (entries.some(({ name }) => basename(name).toLowerCase() === 'imsmanifest.xml')) {
    return { format: 'QTI', table: null, read: reading => readPackage(archive, reading), find, close: async () => {} }
  }
  const [data, ...others] = entries.filter(entry => dataFiles.has(endingOf(entry)))
  if (!data) throw new ImportError('This archive holds no file of questions.')
  if (others.length > 0)
    throw new ImportError(`This archive holds several files that may hold questions: ${data.name}, ${others[0]?.name}.`)
  return openInside(archive, data, remembered)
}

async function openInside(archive: Archive, data: Entry, remembered: Remembered): Promise<Source> {
  const path = join(tmpdir(), `trivium-inside-${randomUUID()}`)
  const close = () => rm(path, { force: true })
  try {
    await archive.unpack(data, path)
    const head = await readHead(path)
    const isTable = isZip(head) && isWorkbook(await openZip(path))
    if (isZip(head) && !isTable) throw new ImportError('It holds an archive within the archive, which is refused.')
    const file = { path, name: basename(data.name) }
    const inside = isTable ? await openTable('XLSX', () => workbookRows(path), remembered) : await openText(file, remembered)
    return { ...inside, find: name => findBeside(archive, name), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** By its whole path, or by its name alone where only one is called so. */
async function findBeside(archive: Archive, name: string): Promise<Buffer | null> {
  const wanted = name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')
  const whole = archive.entries.find(entry => entry.name === wanted)
  const short = basename(wanted).toLowerCase()
  const alike = archive.entries.filter(entry => basename(entry.name).toLowerCase() === short)
  const entry = whole ?? (alike.length === 1 ? alike[0] : undefined)
  return entry ? archive.read(entry, mostMediaBytes) : null
}

async function* readPackage(archive: Archive, reading: Reading): AsyncGenerator<ImportRow> {
  let row = 0
  for (const entry of archive.entries) {
    if (endingOf(entry) !== '.xml' || basename(entry.name).toLowerCase() === 'imsmanifest.xml') continue
    const text = (await archive.read(entry, 2 * 1024 * 1024)).toString('utf8')
    if (/<(?:\w+:)?(?:qti-)?assessment-?item[\s>]/i.test(text)) yield readItem(++row, text, reading)
  }
}
