// The motif of a cover: a simple drawing of the subject that one recognises at arm's length. A chunk of its own (cover-motif.tsx).

import type { ReactNode } from 'react'
import { ball, books, clapper, leaves, meal, notes, palette, torch, vase } from './arts.tsx'
import { compass, flag, foldedMap, globe, peaks, temple } from './places.tsx'
import { atom, bulb, chip, flask, gears, heartbeat, magnet, planet, starChart } from './science.tsx'
import { bars, chess, coins, digits, keys, languages, letters, picture, puzzle, talk } from './signs.tsx'
import { apple, armchair, balance, climbing, curve, die, metronome, paw, pie, root, ruler, target, unknown, waves } from './things.tsx'

/** By the slug of a category of ours whose icon means something else elsewhere. */
const bySlug: Record<string, ReactNode> = { history: vase, mythology: temple, economics: bars }

const byIcon: Record<string, ReactNode> = {
  abc: letters,
  apple,
  armchair,
  atom,
  'atom-2': atom,
  'ball-football': ball,
  'book-2': books,
  broadcast: waves,
  'building-monument': temple,
  bulb,
  calculator: digits,
  'chart-bar': bars,
  'chart-dots': climbing,
  'chart-histogram': bars,
  'chart-line': climbing,
  'chart-pie': pie,
  'chess-knight': chess,
  coin: coins,
  coins,
  cpu: chip,
  'dice-5': die,
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
  'math-function': curve,
  messages: talk,
  metronome,
  mountain: peaks,
  movie: clapper,
  music: notes,
  numbers: digits,
  palette,
  paw,
  photo: picture,
  'photo-question': picture,
  piano: keys,
  planet,
  puzzle,
  'ruler-2': ruler,
  scale: balance,
  settings: gears,
  'square-root': root,
  stars: starChart,
  target,
  'tools-kitchen-2': meal,
  variable: unknown,
  'wave-sine': curve,
  world: globe,
}

/** @returns null for a subject without a drawing */
export const motifOf = (slug: string, icon: string): ReactNode => bySlug[slug] ?? byIcon[icon] ?? null
