// Packages of QTI: each item has a file, shared texts have separate files, and the manifest lists all. Pictures and sounds are found
// relative to the item that shows them.

import { basename, extname, posix } from 'node:path'
import type { Archive, Entry } from '../../files/zip.ts'
import { decodeXml } from '../../files/xml/xml-encoding.ts'
import { problemOfEntities } from '../../files/xml/xml-entities.ts'
import { type Node, parseXml } from '../../files/xml/xml.ts'
import { ImportError, type ImportRow } from '../../judging/imported-question.ts'
import type { ReadOptions } from '../format.ts'
import { readItem } from './item.ts'
import { itemsIn, plainNames } from './names.ts'
import { addressesIn, type Passage, type Passages } from './passages.ts'
import { isItem } from './qti.ts'
import { isOldQti, readOldItems } from '../qti12/qti12.ts'

const mostItemBytes = 8 * 1024 * 1024
const mostPassageBytes = 200 * 1024
const documents = new Set(['.xml', '.qti', '.dat'])

export const isPackage = ({ entries }: Archive) => entries.some(isManifest)
const isManifest = ({ name }: Entry) => basename(name).toLowerCase() === 'imsmanifest.xml'

/** @throws ImportError when it has no questions, or dangerous content */
export async function* readPackage(archive: Archive, reading: ReadOptions): AsyncGenerator<ImportRow> {
  let row = 0
  for (const entry of archive.entries) {
    if (!documents.has(extname(entry.name).toLowerCase()) || isManifest(entry)) continue
    let fileRow = 0
    for await (const read of rowsIn(archive, entry, reading)) yield { ...read, row: ++row, file: entry.name, fileRow: ++fileRow }
  }
  if (row === 0) throw new ImportError('This package contains no questions in a supported format: no items of QTI 1.2, 2.1, 2.2 or 3.0.')
}

async function* rowsIn(archive: Archive, entry: Entry, reading: ReadOptions): AsyncGenerator<ImportRow> {
  const refuse = (refused: string): ImportRow => ({ row: 0, text: entry.name.slice(0, 200), refused })
  try {
    const text = decodeXml(await archive.read(entry, mostItemBytes), entry.name)
    const problem = problemOfEntities(text)
    if (problem && (isItem(text) || isOldQti(text))) yield refuse(problem)
    else if (isItem(text)) {
      for (const item of itemsIn(plainNames(parseXml(text)))) {
        yield readItem(0, item, { reading, passages: await passagesOf(archive, entry, item), folder: posix.dirname(entry.name) })
      }
    } else if (isOldQti(text)) yield* readOldItems(parseXml(text), { reading, folder: posix.dirname(entry.name) })
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    yield refuse(error.message)
  }
}

async function passagesOf(archive: Archive, entry: Entry, item: Node): Promise<Passages> {
  const folder = posix.dirname(entry.name)
  const passages = new Map<string, Passage>()
  for (const address of new Set(addressesIn(item))) {
    const path = posix.normalize(posix.join(folder, decodeAddress(address)))
    const found = archive.entries.find(({ name }) => name === path)
    if (found)
      passages.set(address, { path: posix.relative(folder, path), text: decodeXml(await archive.read(found, mostPassageBytes), path) })
  }
  return passages
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/, ''))
  } catch {
    return address
  }
}
