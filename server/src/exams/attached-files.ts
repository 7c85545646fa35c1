// Pictures and sounds that lie beside the file of an exam. What they are is told by their bytes.

import { readFile, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { drawPicture, type NewMedia, sentenceOfPicture, sentenceOfSound, soundTypeOf } from '../media/index.ts'

export type Attached = { media: NewMedia } | { problem: string }

const mostBytes = 2 * 1024 * 1024
const longestSide = 1600

/** @param name of a file in the folder, or in one of its folders */
export async function readPicture(folder: string, name: string): Promise<Attached> {
  const bytes = await readBytes(folder, name)
  if (typeof bytes === 'string') return { problem: bytes }
  const shape = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  const drawn = await drawPicture(bytes, () => shape, 'staff')
  if ('problem' in drawn) return { problem: sentenceOfPicture(name, bytes, drawn.problem) }
  return { media: { type: 'image/webp', bytes: drawn.picture } }
}

export async function readSound(folder: string, name: string): Promise<Attached> {
  const bytes = await readBytes(folder, name)
  if (typeof bytes === 'string') return { problem: bytes }
  const type = soundTypeOf(bytes)
  return type ? { media: { type, bytes } } : { problem: sentenceOfSound(name, bytes) }
}

/** @returns what is wrong, where it cannot be read */
async function readBytes(folder: string, name: string): Promise<Buffer | string> {
  const path = resolve(folder, name)
  if (!path.startsWith(resolve(folder) + sep)) return `${name} is not in the folder of the exam`
  try {
    const { size } = await stat(path)
    return size > mostBytes ? `${name} is larger than ${mostBytes / 1024 / 1024} MB` : await readFile(path)
  } catch {
    return `${name} cannot be read`
  }
}
