// The motif of a cover: a simple drawing of the subject that one recognises at arm's length. A chunk of its own (cover-motif.tsx).

import type { ReactNode } from 'react'
import { ball, books, clapper, leaves, meal, notes, palette, torch, vase } from './arts.tsx'
import { compass, flag, foldedMap, globe, peaks, temple } from './places.tsx'
import { atom, bulb, chip, flask, gears, heartbeat, magnet, planet, starChart } from './science.tsx'
import { bars, chess, coins, digits, keys, languages, letters, picture, puzzle, talk } from './signs.tsx'

/** By the slug of a category of ours whose icon means something else elsewhere. */
const bySlug: Record<string, ReactNode> = { history: vase, mythology: temple }

const byIcon: Record<string, ReactNode> = {
  abc: letters,
  atom,
  'atom-2': atom,
  'ball-football': ball,
  'book-2': books,
  'building-monument': temple,
  bulb,
  'chart-bar': bars,
  'chart-histogram': bars,
  'chess-knight': chess,
  coin: coins,
  coins,
  cpu: chip,
  flag,
  flame: torch,
  flask,
  heartbeat,
  language: languages,
  leaf: leaves,
  magnet,
  map: compass,
  'map-2': foldedMap,
  'map-pin': foldedMap,
  messages: talk,
  mountain: peaks,
  movie: clapper,
  music: notes,
  numbers: digits,
  palette,
  photo: picture,
  'photo-question': picture,
  piano: keys,
  planet,
  puzzle,
  settings: gears,
  stars: starChart,
  'tools-kitchen-2': meal,
  world: globe,
}

/** @returns null for a subject without a drawing */
export const motifOf = (slug: string, icon: string): ReactNode => bySlug[slug] ?? byIcon[icon] ?? null
