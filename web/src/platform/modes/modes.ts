// The modes in the web client: one row each, in the display order, which suits new players. Their rules are in rules/src/play/modes.ts,
// their names are the texts `mode.name_<mode>` and `mode.text_<mode>`, their icons in mode-icons.ts.

import type { ActionName } from '@trivium/contract'
import type { Mode } from '@trivium/contract/platform/mode-names'

/** The pages of the navigation. */
export const doors = { today: '/', learn: '/learn/', duel: '/duel/', train: '/train/', exams: '/exam-hall/' } as const
export type Door = keyof typeof doors
export const doorNames = ['today', 'learn', 'duel', 'train', 'exams'] as const satisfies Door[]

interface ModeRow {
  /** The page of the navigation that offers the mode. */
  door: Door
  /** The path of the mode's page; plays, results and reviews are below it, unless `playsAt` names another path. */
  path: string
  playsAt?: string
  /** Hue of icon, progress and cover, neither green nor red: mode-hues.test.ts. */
  hue: number
  /** What the player chooses below the mode's page before a play starts; null if the page itself starts the play. */
  chosen: 'level' | 'category' | 'text' | null
  /** The action that reads the levels; absent in modes without levels. */
  levels?: ActionName
  /** The action that starts a play; null in modes with their own screens instead of plays/. */
  starts: ActionName | null
  /** Statements are answered by swiping or by two buttons for the thumbs. */
  isSwiped?: true
  /** A shared result has the guesses at its words, as signs. */
  sharesGuesses?: true
  /** No door lists it, because another mode's page starts it. */
  isUnlisted?: true
  /**
   * The next step that the result suggests: the opened level, the same again, a new choice where the play started ('place', 'texts')
   * or on the mode's page, the review if there is only one try; null: only the review.
   */
  next: 'level' | 'same' | 'place' | 'texts' | 'page' | 'review' | null
}

const test = {
  door: 'exams',
  path: '/create-test-questions/',
  hue: 266,
  chosen: null,
  starts: 'get_questions_test',
  next: null,
} as const

export const modes = {
  quiz_zone: {
    door: 'learn',
    path: '/quiz-zone/',
    hue: 250,
    chosen: 'level',
    levels: 'get_level_data',
    starts: 'get_questions_by_level',
    next: 'level',
  },
  daily_quiz: {
    door: 'today',
    path: '/quiz-play/daily-quiz-dashboard/',
    hue: 38,
    chosen: null,
    starts: 'get_daily_quiz',
    next: 'review',
  },
  random_battle: { door: 'duel', path: '/random-battle/', hue: 302, chosen: null, starts: null, next: null },
  group_battle: { door: 'duel', path: '/group-battle/', hue: 232, chosen: null, starts: null, next: null },
  contest: {
    door: 'duel',
    path: '/contest/',
    playsAt: '/contest-play/',
    hue: 24,
    chosen: null,
    starts: 'get_questions_by_contest',
    next: null,
  },
  fun_and_learn: { door: 'learn', path: '/fun-and-learn/', hue: 78, chosen: 'text', starts: 'get_fun_n_learn_questions', next: 'texts' },
  true_and_false: {
    door: 'learn',
    path: '/quiz-play/true-and-false-play/',
    hue: 185,
    chosen: null,
    starts: 'get_questions_by_type',
    isSwiped: true,
    next: 'same',
  },
  guess_the_word: {
    door: 'learn',
    path: '/guess-the-word/',
    hue: 320,
    chosen: 'category',
    starts: 'get_guess_the_word',
    sharesGuesses: true,
    next: 'place',
  },
  // One page offers all tests. The paths of their plays are below the path of multi_match, so these rows come first: the first match
  // counts.
  tutor_test: { ...test, playsAt: '/multi-match-questions/tutor/' },
  timed_test: { ...test, playsAt: '/multi-match-questions/timed/', isUnlisted: true },
  adaptive_test: { ...test, playsAt: '/multi-match-questions/adaptive/', isUnlisted: true },
  readiness_test: { ...test, playsAt: '/multi-match-questions/readiness/', isUnlisted: true },
  multi_match: {
    door: 'learn',
    path: '/multi-match-questions/',
    hue: 51,
    chosen: 'level',
    levels: 'get_multi_match_level_data',
    starts: 'get_multi_match_questions_by_level',
    next: 'level',
  },
  audio: { door: 'learn', path: '/audio-questions/', hue: 280, chosen: 'category', starts: 'get_audio_questions', next: 'place' },
  maths: { door: 'learn', path: '/math-mania/', hue: 215, chosen: 'category', starts: 'get_maths_questions', next: 'place' },
  self_challenge: {
    door: 'train',
    path: '/self-learning/',
    hue: 198,
    chosen: null,
    starts: 'get_questions_for_self_challenge',
    next: 'page',
  },
  exam: { door: 'exams', path: '/exam-module/', hue: 64, chosen: null, starts: 'get_exam_module_questions', next: null },
  practice: { door: 'train', path: '/practice/', hue: 172, chosen: null, starts: 'get_practice_questions', next: null },
  bookmarks: {
    door: 'train',
    path: '/play-bookmark-questions/',
    hue: 340,
    chosen: null,
    starts: 'get_bookmark_questions',
    next: null,
  },
} as const satisfies Record<Mode, ModeRow>

type Rows = typeof modes
type ModesWith<Part extends Partial<ModeRow>> = { [Name in Mode]: Rows[Name] extends Part ? Name : never }[Mode]

/** Modes whose page lists categories, then subcategories, then levels or a start button. */
export type LevelMode = ModesWith<{ chosen: 'level' }>
export type ReadyMode = ModesWith<{ chosen: 'category' }>
export type ChosenMode = LevelMode | ReadyMode
/** Modes with their own type of category, which has the same name as the mode. */
export type CategoryMode = ChosenMode | ModesWith<{ chosen: 'text' }>

export const isMode = (name: string): name is Mode => name in modes
export const hasLevels = (mode: Mode): mode is LevelMode => modes[mode].chosen === 'level'
export const isChosen = (mode: Mode): mode is ChosenMode => hasLevels(mode) || modes[mode].chosen === 'category'
export const isCategoryMode = (mode: Mode): mode is CategoryMode => modes[mode].chosen !== null

export const allModes = Object.keys(modes).filter(isMode)

export const listedModes = allModes.filter(mode => !('isUnlisted' in modes[mode]))

export const hasOwnScreens = (mode: Mode): boolean => modes[mode].starts === null

export const isSwiped = (mode: Mode): boolean => 'isSwiped' in modes[mode]

/** The mode whose plays an action starts, or null. */
export const modeStartedBy = (action: ActionName): Mode | null => allModes.find(mode => modes[mode].starts === action) ?? null

type Played = { id: number; mode: Mode }
/** The path above the plays of a mode, their results and their reviews. */
export function playsPath(mode: Mode): string {
  const row: ModeRow = modes[mode]
  return row.playsAt ?? row.path
}
/** Modes with their own screens show plays and results on the mode's page and below; their ids differ from those of plays. */
const pathOf = ({ mode, id }: Played, page: 'play' | 'result') =>
  hasOwnScreens(mode) ? modes[mode].path : `${playsPath(mode)}${page}/${id}/`
export const playPath = (played: Played) => pathOf(played, 'play')
export const resultPath = (played: Played) => pathOf(played, 'result')
export const reviewPath = ({ mode, id }: Played) => `${playsPath(mode)}review/${id}/`
export const howPath = ({ mode, id }: Played) => `${playsPath(mode)}how/${id}/`

/** A path in the form the router compares: decoded and in lower case. */
export function plainPath(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase()
  } catch {
    return pathname.toLowerCase()
  }
}

/** The mode that a path belongs to, or null. @param path from plainPath */
export function modeOfPath(path: string): Mode | null {
  return allModes.find(mode => [modes[mode].path, playsPath(mode)].some(start => `${path}/`.startsWith(start))) ?? null
}

/** The door that a page belongs to; null for what is a player's own, and for pages outside the app. @param path from plainPath */
export function doorOfPath(path: string): Door | null {
  if (path === '/') return 'today'
  if (path.startsWith('/leaderboard')) return 'duel'
  const mode = modeOfPath(path)
  if (mode) return modes[mode].door
  return doorNames.find(door => door !== 'today' && `${path}/`.startsWith(doors[door])) ?? null
}

export interface ModePlace {
  mode: Mode
  category_slug: string | null
  subcategory_slug: string | null
}

/** The page where a play was started: its levels, its category or its texts, otherwise the page of its mode. */
export function placePath({ mode, category_slug, subcategory_slug }: ModePlace): string {
  const { path, chosen } = modes[mode]
  const slugs = chosen === null ? [] : chosen === 'text' ? [category_slug] : [category_slug, subcategory_slug]
  return path + slugs.flatMap(slug => (slug === null ? [] : `${slug}/`)).join('')
}
