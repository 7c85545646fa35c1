// The scripts that a visit to the home page loads, by the manifest of `vite build`. A journey compares them with those that a browser loads
// (e2e/src/journeys/site/budget.journey.test.ts).

import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

export const visitors = ['guest', 'player'] as const
export type Visitor = (typeof visitors)[number]

/** Transferred bytes: compressed with brotli, with the headers of each reply. */
export const budgets = { first: 150_000, all: 205_000 }
/** The headers of a reply over HTTP/1.1; over HTTP/2 they are smaller. */
const headerBytes = 450

const ofBoth = ['shelves', 'more-icons', 'content-language', 'routes']
/** The chunks that the page imports dynamically: for its first screen (the tiles of the day), and for its other parts. */
const parts: Record<Visitor, { first: string[]; later: string[] }> = {
  // The scene fills an empty leaderboard; the figure of a player's next step is a part of it.
  guest: { first: [], later: [...ofBoth, 'trial', 'scene', 'motif'] },
  // A player with unread messages is told at once.
  player: { first: ['today'], later: [...ofBoth, 'scene', 'live-part', 'quests', 'news-shelf', 'start-live', 'receive-message'] },
}
/** Only the worker itself counts: the files that it stores for starts without a network run on no page of this visit. */
const worker = 'sw.js'

interface Chunk {
  file: string
  /** Names in the manifest. */
  imports?: string[]
}

const dist = new URL('../dist/', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(file, dist), 'utf8')

/** The scripts of the first screen, and all scripts of the visit. */
export function homeScripts(visitor: Visitor): Record<keyof typeof budgets, string[]> {
  const manifest: Record<string, Chunk> = JSON.parse(textOf('.vite/manifest.json'))
  const inPage = new Set([...textOf('index.html').matchAll(/<script type="module" crossorigin src="\/([^"]+)"/g)].map(([, file]) => file))
  const named = (isNamed: (file: string) => boolean) => Object.keys(manifest).filter(key => isNamed(manifest[key]?.file ?? ''))
  const entries = named(file => inPage.has(file))
  const chunksNamed = (name: string) => {
    const found = named(file => new RegExp(`^assets/${name}-[\\w-]{7}\\.js$`).test(file))
    if (found.length === 0) throw new Error(`the build has no chunk ${name}`)
    return found
  }
  const filesOf = (names: string[]) => {
    const wanted = new Set([...entries, ...names.flatMap(chunksNamed)])
    // The loop also visits elements that are added to the set meanwhile.
    for (const key of wanted) for (const imported of manifest[key]?.imports ?? []) wanted.add(imported)
    return [...wanted].flatMap(key => manifest[key]?.file ?? [])
  }
  const { first, later } = parts[visitor]
  if (entries.length === 0) throw new Error('index.html loads no module')
  return { first: filesOf(first), all: [...filesOf([...first, ...later]), worker] }
}

/** Compressed here, because the server compresses the files of a new build only after its start. */
export const transferredBytes = (file: string): number => brotliCompressSync(readFileSync(new URL(file, dist))).length + headerBytes
