// Pictures and sounds that come with questions: what they are is told by their bytes, and pictures are drawn anew.

import type { Scan } from '../api/scanner.ts'
import type { Db } from '../db/connect.ts'
import { drawPicture, nameOfMedia, sentenceOfPicture, soundTypeOf } from '../media/index.ts'
import { ImportError } from './imported-question.ts'
import type { OpenFile, Portion } from './read-apart.ts'
import { isMedia, stageMedia } from './store.ts'

const longestSide = 1600
/** Of media that are stored; pictures of players are not for questions. */
const storedName = /^(?!profile-)[a-z0-9-]{0,80}[0-9a-f]{32}\.[a-z0-9]{1,5}$/

export interface Beside {
  /** What the rows that come now bring within themselves; what those before have brought is not needed any more. */
  bring: (attached: Portion['attached']) => void
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
export function lookBeside(db: Db, importId: number, file: Pick<OpenFile, 'find'>, scan: Scan | null): Beside {
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
    const bytes = await file.find(name)
    return bytes ? store(kind, name, bytes) : { problem: `${name.slice(0, 80)} is not in the file` }
  }
  const store = async (kind: 'image' | 'audio', name: string, bytes: Buffer): Promise<Found> => {
    const virus = scan && (await scan({ bytes }))
    if (virus !== null) throw new InfectedError(name, virus)
    const media = kind === 'image' ? await drawn(name.slice(0, 80), bytes) : heard(name.slice(0, 80), bytes)
    if ('problem' in media) return media
    const stored = nameOfMedia(media)
    await stageMedia(db, importId, { media: stored, ...media })
    return { media: stored }
  }
  return {
    bring: brought => void (attached = new Map(brought.map(({ name, bytes }) => [name, bytes]))),
    image: name => look('image', name),
    sound: name => look('audio', name),
  }
}

type Media = { type: string; bytes: Buffer } | { problem: string }

async function drawn(name: string, bytes: Buffer): Promise<Media> {
  const done = await drawPicture(bytes, () => ({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }))
  return 'picture' in done ? { type: 'image/webp', bytes: done.picture } : { problem: sentenceOfPicture(name, done.problem) }
}

function heard(name: string, bytes: Buffer): Media {
  const type = soundTypeOf(bytes)
  return type === null ? { problem: `${name} is no sound (MP3, Ogg, WAV, M4A or WebM)` } : { type, bytes }
}
