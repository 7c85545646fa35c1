// Where each mode lives: its own page, and its plays, results and reviews below it.

import type { CategoryType } from '@trivium/contract/catalogue'
import type { Mode } from '@trivium/contract/plays'

export const modePaths: Record<Mode, string> = {
  quiz_zone: '/quiz-zone/',
  daily_quiz: '/quiz-play/daily-quiz-dashboard/',
  true_and_false: '/quiz-play/true-and-false-play/',
  guess_the_word: '/guess-the-word/',
  self_challenge: '/self-learning/',
  fun_and_learn: '/fun-and-learn/',
  audio: '/audio-questions/',
  maths: '/math-mania/',
  multi_match: '/multi-match-questions/',
  bookmarks: '/play-bookmark-questions/',
  practice: '/practice/',
}

/** Modes whose page lists categories, then subcategories, then what to start there. */
export const chosenByCategory = ['quiz_zone', 'guess_the_word', 'audio', 'maths', 'multi_match'] as const satisfies (Mode & CategoryType)[]

type Played = { id: number; mode: Mode }
export const playPath = ({ mode, id }: Played) => `${modePaths[mode]}play/${id}/`
export const resultPath = ({ mode, id }: Played) => `${modePaths[mode]}result/${id}/`
export const reviewPath = ({ mode, id }: Played) => `${modePaths[mode]}review/${id}/`

const isMode = (name: string): name is Mode => name in modePaths
const allModes = Object.keys(modePaths).filter(isMode)

/** The mode an address belongs to, null where it belongs to none. Takes a path in lower case. */
export function modeOfPath(path: string): Mode | null {
  return allModes.find(mode => `${path}/`.startsWith(modePaths[mode])) ?? null
}

export interface Place {
  mode: Mode
  category_slug: string | null
  subcategory_slug: string | null
}

/** Where a play was started: its levels, its category or its texts, else the home of its mode. */
export function placePath({ mode, category_slug, subcategory_slug }: Place): string {
  const slugs = chosenByCategory.some(one => one === mode)
    ? [category_slug, subcategory_slug]
    : mode === 'fun_and_learn'
      ? [category_slug]
      : []
  return modePaths[mode] + slugs.flatMap(slug => (slug === null ? [] : `${slug}/`)).join('')
}
