// Opens a file of questions: what format it is, what is in it, and what lies beside it. Nothing is inflated or read before it is checked.
// Runs in the process that read-apart.ts starts.

import { basename, extname } from 'node:path'
import { delimitedRows, type Line, separatorOf } from './files/delimited.ts'
import { detectEncoding, readHead, readText } from './files/text.ts'
import { isWorkbook, workbookRows } from './files/xlsx.ts'
import { type Archive, type Entry, isZip, openZip } from './files/zip.ts'
import type { Reading } from './formats/format.ts'
import { formatOf, packages, unknownFormat } from './formats/formats.ts'
import { isPackage, readPackage } from './formats/qti-package.ts'
import { describeTable, readTable, type Table } from './formats/table.ts'
import { ImportError, type ImportRow } from './imported-question.ts'

export interface Source {
  format: string
  table: Table | null
  read: (reading: Reading) => AsyncGenerator<ImportRow>
  /** A picture or sound that lies beside the questions. */
  find: (name: string) => Promise<Buffer | null>
}

export interface FileHere {
  path: string
  name: string
  /** Where the file within an archive is put; who names it removes it. */
  inside: string
}

const mostMediaBytes = 10 * 1024 * 1024
const nothingBeside = { find: async () => null }

/** @throws ImportError, with one sentence for people */
export async function openHere(file: FileHere): Promise<Source> {
  const head = await readHead(file.path)
  if (head.length === 0) throw new ImportError('It is empty.')
  if (!isZip(head)) return openText(file)
  const archive = await openZip(file.path)
  return isWorkbook(archive) ? openTable('XLSX', () => workbookRows(file.path)) : openArchive(archive, file.inside)
}

async function openText({ path, name }: Pick<FileHere, 'path' | 'name'>): Promise<Source> {
  const encoding = await detectEncoding(path)
  const pieces = () => readText(path, encoding)
  const head = { name, text: await firstOf(pieces()) }
  const format = formatOf(head)
  if (format) return { format: format.name, table: null, read: reading => format.read(pieces(), reading, head), ...nothingBeside }
  if (/^\s*[<[{]/.test(head.text)) throw unknownFormat()
  const separator = separatorOf(head.text)
  const source = await openTable('CSV', () => skippingSign(delimitedRows(pieces(), separator)))
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

async function openTable(format: string, lines: () => AsyncGenerator<Line>): Promise<Source> {
  const table = await describeTable(lines())
  return { format, table, read: reading => readTable(lines(), reading), ...nothingBeside }
}

const dataFiles = new Set(['.json', '.csv', '.tsv', '.txt', '.xlsx', '.xml', '.gift'])
const archives = new Set(['.zip', '.7z', '.rar', '.gz', '.bz2', '.xz', '.tar', '.tgz', '.jar'])
const endingOf = ({ name }: Entry) => extname(name).toLowerCase()

async function openArchive(archive: Archive, inside: string): Promise<Source> {
  const { entries } = archive
  if (entries.some(entry => archives.has(endingOf(entry))))
    throw new ImportError('It holds an archive within the archive, which is refused.')
  const find = finderIn(archive)
  const known = packages.find(({ recognises }) => recognises(archive))
  if (known) return { format: known.name, table: null, read: reading => known.read(archive, reading, inside), find }
  if (isPackage(archive)) {
    return { format: 'QTI', table: null, read: reading => readPackage(archive, reading), find }
  }
  const [data, ...others] = entries.filter(entry => dataFiles.has(endingOf(entry)))
  if (!data) throw new ImportError('This archive holds no file of questions.')
  if (others.length > 0)
    throw new ImportError(`This archive holds several files that may hold questions: ${data.name}, ${others[0]?.name}.`)
  return openInside(archive, data, inside)
}

async function openInside(archive: Archive, data: Entry, path: string): Promise<Source> {
  await archive.unpack(data, path)
  const head = await readHead(path)
  const isTable = isZip(head) && isWorkbook(await openZip(path))
  if (isZip(head) && !isTable) throw new ImportError('It holds an archive within the archive, which is refused.')
  const source = isTable ? await openTable('XLSX', () => workbookRows(path)) : await openText({ path, name: basename(data.name) })
  return { ...source, find: finderIn(archive) }
}

/** By its whole path, or by its name alone where only one is called so. */
function finderIn(archive: Archive): Source['find'] {
  const byPath = new Map(archive.entries.map(entry => [entry.name, entry]))
  const byName = Map.groupBy(archive.entries, shortNameOf)
  return async name => {
    const wanted = name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')
    const alike = byName.get(basename(wanted).toLowerCase()) ?? []
    const entry = byPath.get(wanted) ?? (alike.length === 1 ? alike[0] : undefined)
    return entry ? archive.read(entry, mostMediaBytes) : null
  }
}

const shortNameOf = ({ name }: Entry) => basename(name).toLowerCase()
