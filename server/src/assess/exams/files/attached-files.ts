// Pictures and sounds beside the file of an exam.

import { readFile, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'

const mostBytes = 10 * 1024 * 1024

export type FindAttached = (name: string) => Promise<{ bytes: Buffer } | { problem: string }>

/** Finds a file in the folder or in its subfolders. */
export const finderIn =
  (folder: string): FindAttached =>
  async name => {
    const path = resolve(folder, name)
    if (!path.startsWith(resolve(folder) + sep)) return { problem: 'is not in the folder of the exam' }
    try {
      const { size } = await stat(path)
      return size > mostBytes ? { problem: `is larger than ${mostBytes / 1024 / 1024} MB` } : { bytes: await readFile(path) }
    } catch {
      return { problem: 'cannot be read' }
    }
  }
