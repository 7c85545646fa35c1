// Pictures and sounds that come with questions. Their bytes decide the kind; pictures are drawn anew. Each is stored under a hash of its
// content. Its name only tells where to look, relative to the file that contains the name.

import type { Scan } from '../../../platform/api/requests/scanner.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { drawPicture, nameOfMedia, sentenceOfPicture, sentenceOfSound, soundTypeOf } from '../../../platform/media/index.ts'
import { ImportError } from '../judging/imported-question.ts'
import type { Attached, OpenFile } from './read-apart.ts'
import { isMedia } from '../store.ts'

const longestSide = 1600
/** A name of stored media, except players' pictures. */
const storedName = /^(?!profile-)[a-z0-9-]{0,80}[0-9a-f]{32}\.[a-z0-9]{1,5}$/

/** The stored name and a sentence on the loss, or the problem. */
export type SavedMedia = { media: string; lost: string | null } | { problem: string }

export interface AttachedMedia {
  /** @param own the media within the row itself */
  image: (name: string, own: Attached[], folder: string | null) => Promise<SavedMedia>
  sound: (name: string, own: Attached[], folder: string | null) => Promise<SavedMedia>
}

export class InfectedError extends ImportError {
  readonly virus: string
  constructor(name: string, virus: string) {
    super(`${name.slice(0, 80)} contains malware: the server has deleted the whole file.`)
    this.virus = virus
  }
}

type Kind = 'image' | 'audio'

export interface FoundMedia {
  /** The name under which it is stored. */
  media: string
  type: string
  bytes: Buffer
  /** Its name in the file, without folder and extension. */
  title: string
  /** Null for sounds. */
  size: { width: number; height: number } | null
}

interface MediaStore {
  keep: (found: FoundMedia) => Promise<void>
  /** Goes before the hash in stored names. */
  prefix?: string
  /** Scans each file again, because the scanner cannot see into encoded media, such as those in Moodle XML. */
  scan: Scan | null
}

export function findAttached(db: Db, file: Pick<OpenFile, 'find'>, { keep, scan, prefix = '' }: MediaStore): AttachedMedia {
  const found = new Map<string, Promise<SavedMedia>>()
  const look = (kind: Kind, name: string, own: Attached[], folder: string | null): Promise<SavedMedia> => {
    const brought = own.filter(attached => attached.name === name)
    const [first, ...others] = brought
    if (others.some(({ bytes }) => first && !bytes.equals(first.bytes))) {
      return Promise.resolve({ problem: `${name.slice(0, 80)} is there twice, with different content` })
    }
    if (first) return store(kind, name, first.bytes)
    const place = JSON.stringify([kind, folder, name])
    const known = found.get(place) ?? find(kind, name, folder)
    found.set(place, known)
    return known
  }
  const find = async (kind: Kind, name: string, folder: string | null): Promise<SavedMedia> => {
    if (storedName.test(name) && (await isMedia(db, name, kind))) return { media: name, lost: null }
    if (/^https?:/i.test(name)) return { problem: `${name.slice(0, 80)} lies elsewhere: put it into a ZIP with the file` }
    const there = await file.find(name, folder)
    return 'bytes' in there ? store(kind, name, there.bytes) : { problem: `${name.slice(0, 80)} ${there.problem}` }
  }
  const store = async (kind: Kind, name: string, bytes: Buffer): Promise<SavedMedia> => {
    const virus = scan && (await scan({ bytes }))
    if (virus !== null) throw new InfectedError(name, virus)
    const media = kind === 'image' ? await drawn(name.slice(0, 80), bytes) : heard(name.slice(0, 80), bytes)
    if ('problem' in media) return media
    const { lost, ...found } = media
    // Starter content has it, or an import of a release that had no library: a question that is imported again stays the same.
    const plain = nameOfMedia(found)
    if (prefix !== '' && (await isMedia(db, plain, kind))) return { media: plain, lost }
    const stored = nameOfMedia({ ...found, name: prefix })
    await keep({ media: stored, ...found, title: titleOf(name) })
    return { media: stored, lost }
  }
  return {
    image: (name, own, folder) => look('image', name, own, folder),
    sound: (name, own, folder) => look('audio', name, own, folder),
  }
}

const titleOf = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.\w{1,5}$/, '')
    .slice(0, 200)

type Media = (Pick<FoundMedia, 'type' | 'bytes' | 'size'> & { lost: string | null }) | { problem: string }

async function drawn(name: string, bytes: Buffer): Promise<Media> {
  const shape = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  const done = await drawPicture(bytes, () => shape, 'staff')
  if ('problem' in done) return { problem: sentenceOfPicture(name, bytes, done.problem) }
  const lost = done.isFirstOfMany ? 'Only the first frame of a moving picture stays.' : null
  return { type: 'image/webp', bytes: done.picture, size: done.size, lost }
}

function heard(name: string, bytes: Buffer): Media {
  const type = soundTypeOf(bytes)
  return type === null ? { problem: sentenceOfSound(name, bytes) } : { type, bytes, size: null, lost: null }
}
