// Finds files in a ZIP that is not itself a file of questions.

import { type Find, finderIn } from './attached-archive.ts'
import { readHead } from '../files/text.ts'
import { isZip, openZip } from '../files/zip.ts'

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
