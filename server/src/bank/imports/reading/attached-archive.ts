// Finds pictures and sounds in an archive by the names in a row. A name is relative to the folder of the file that contains it; a file of
// the same name in another folder is never used.

import { posix } from 'node:path'
import { fold, foldCase } from '@trivium/contract/platform/fold'
import { fileBase } from '../markup/media.ts'
import { type Archive, type Entry, isZip, openZip } from '../files/zip.ts'
import type { FoundFile } from './read-apart.ts'
import { readHead } from '../files/text.ts'

/** @returns the file of this name at the root of an archive, and a finder for the others; null when the file is missing */
export async function findInArchive(
  path: string,
  name: string,
  mostBytes: number,
): Promise<{ bytes: Buffer; find: (name: string) => ReturnType<Find> } | null> {
  if (!isZip(await readHead(path))) return null
  const archive = await openZip(path)
  const entry = archive.entries.find(one => one.name === name)
  if (!entry) return null
  const find = finderIn(archive, { home: '', mayLeaveOut: false })
  return { bytes: await archive.read(entry, mostBytes), find: wanted => find(wanted, null) }
}

const mostMediaBytes = 10 * 1024 * 1024

export type Find = (name: string, folder: string | null) => Promise<FoundFile>

interface How {
  /** The folder of the file of questions, to which its names are relative. */
  home: string
  /** A name may omit its folders if only one file has it. */
  mayLeaveOut: boolean
}

export function finderIn(archive: Archive, { home, mayLeaveOut }: How): Find {
  const byPath = new Map(archive.entries.map(entry => [entry.name, entry]))
  const byFold = Map.groupBy(archive.entries, ({ name }) => foldCase(name))
  const byName = Map.groupBy(archive.entries, ({ name }) => foldCase(posix.basename(name)))
  /** The exact path, else paths that look the same. */
  const at = (path: string): Entry[] => {
    const exact = byPath.get(path)
    return exact ? [exact] : (byFold.get(foldCase(path)) ?? [])
  }
  /** Canvas puts them at the top or into a separate folder. */
  const isExpected = (path: string): Entry[] => [...new Set(['', 'web_resources', home].flatMap(top => at(posix.join(top, path))))]
  const candidates = (wanted: string, folder: string | null): Entry[] => {
    if (wanted.startsWith(`${fileBase}/`)) return isExpected(wanted.slice(fileBase.length + 1))
    const attached = at(posix.normalize(posix.join(folder ?? home, wanted)))
    if (attached.length > 0) return attached
    const fromRoot = at(posix.normalize(wanted))
    if (fromRoot.length > 0 || !mayLeaveOut || folder !== null || wanted.includes('/')) return fromRoot
    return byName.get(foldCase(wanted)) ?? []
  }
  return async (name, folder) => {
    const wanted = name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')
    const [entry, ...others] = candidates(wanted, folder)
    if (!entry) return { problem: 'is not in the file' }
    if (others.length > 0) return { problem: `may be ${[entry, ...others].map(each => fold(each.name)).join(' or ')}: say in which folder` }
    return { bytes: await archive.read(entry, mostMediaBytes) }
  }
}
