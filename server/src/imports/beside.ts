// Pictures and sounds that come with questions: what they are is told by their bytes, and pictures are drawn anew.

import type { Scan } from '../api/scanner.ts'
import type { Db } from '../db/connect.ts'
import { drawPicture, nameOfMedia, soundTypeOf } from '../media/index.ts'
import { ImportError } from './imported-question.ts'
import type { Source } from './source.ts'
import { isMedia, stageMedia } from './store.ts'

const longestSide = 1600
/** Of media that are stored; pictures of players are not for questions. */
const storedName = /^(?!profile-)[a-z0-9-]{0,80}[0-9a-f]{32}\.[a-z0-9]{1,5}$/

export interface Beside {
  /** Of a row that brings it within itself. */
  attach: (name: string, bytes: Buffer) => void
  /** @returns the name it is stored under */
  image: (name: string) => Promise<{ media: string } | { problem: string }>
  sound: (name: string) => Promise<{ media: string } | { problem: string }>
}

type Found = { media: string } | { problem: string }

export class InfectedError extends ImportError {
  readonly virus: string
  constructor(name: string, virus: string) {
    super(`${name.slice(0, 80)} holds malware: nothing of the file is kept.`)
    this.virus = virus
  }
}

/**
 * @param importId under which they wait until the questions are imported
 * @param scan is asked about each of them again: the scanner does not see into what the whole file has encoded, as Moodle XML does
 */
export function lookBeside(db: Db, importId: number, source: Source, scan: Scan | null): Beside {
  const found = new Map<string, Promise<Found>>()
  let attached = new Map<string, Buffer>()
  const look = (kind: 'image' | 'audio', name: string): Promise<Found> => {
    const own = attached.get(name)
    if (own) return store(kind, name, own)
    const place = `${kind}:${name}`
    const known = found.get(place) ?? find(kind, name)
    found.set(place, known)
    return known
  }
  const find = async (kind: 'image' | 'audio', name: string): Promise<Found> => {
    if (storedName.test(name) && (await isMedia(db, name, kind))) return { media: name }
    if (/^https?:/i.test(name)) return { problem: `${name.slice(0, 80)} lies elsewhere: put it into a ZIP with the file` }
    const bytes = await source.find(name)
    return bytes ? store(kind, name, bytes) : { problem: `${name.slice(0, 80)} is not in the file` }
  }
  const store = async (kind: 'image' | 'audio', name: string, bytes: Buffer): Promise<Found> => {
    const virus = scan && (await scan({ bytes }))
    if (virus !== null) throw new InfectedError(name, virus)
    const file = kind === 'image' ? await drawn(bytes) : heard(bytes)
    if (!file)
      return {
        problem: `${name.slice(0, 80)} is no ${kind === 'image' ? 'picture (JPEG, PNG or WebP)' : 'sound (MP3, Ogg, WAV, M4A or WebM)'}`,
      }
    const media = nameOfMedia(file)
    await stageMedia(db, importId, { media, ...file })
    return { media }
  }
  return {
    attach(name, bytes) {
      // Rows are looked up in portions: what the portions before have brought is not needed any more.
      if (attached.size > 2000) attached = new Map()
      attached.set(name, bytes)
    },
    image: name => look('image', name),
    sound: name => look('audio', name),
  }
}

async function drawn(bytes: Buffer): Promise<{ type: string; bytes: Buffer } | null> {
  const picture = await drawPicture(bytes, () => ({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }))
  return picture && { type: 'image/webp', bytes: picture }
}

function heard(bytes: Buffer): { type: string; bytes: Buffer } | null {
  const type = soundTypeOf(bytes)
  return type === null ? null : { type, bytes }
}
