// Pictures and sounds beside the file of an exam, or within it.

import { readFile, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { z } from 'zod'
import { ImportError } from '../../../bank/imports/index.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { lockMedia, type NewMedia, storeMedia } from '../../../platform/media/index.ts'
import { type ExamQuestion, mediaOf } from '../paper/exam-question.ts'

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

export const findNothing: FindAttached = () => Promise.resolve({ problem: 'is not in the file' })

const Within = z.object({ media: z.record(z.string(), z.base64()) })

/** Looks into the file first, then elsewhere. */
export function findWithin(content: unknown, elsewhere: FindAttached): FindAttached {
  const media = new Map(Object.entries(Within.safeParse(content).data?.media ?? {}))
  return name => {
    const bytes = media.get(name)
    return bytes === undefined ? elsewhere(name) : Promise.resolve({ bytes: Buffer.from(bytes, 'base64') })
  }
}

/** Stores the pictures and sounds of the questions that the file brought, and holds those that were stored before. @throws ImportError */
export async function bringMedia(tx: Tx, questions: readonly ExamQuestion[], brought: ReadonlyMap<string, NewMedia>): Promise<void> {
  const names = [...new Set(questions.flatMap(mediaOf))]
  for (const name of names) {
    const media = brought.get(name)
    if (media) await storeMedia(tx, media)
  }
  const [gone] = await lockMedia(tx, names)
  if (gone !== undefined) throw new ImportError(`${gone} was deleted meanwhile: read the file again.`)
}
