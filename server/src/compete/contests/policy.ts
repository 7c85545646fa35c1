// What editors may do to a contest, as far as it depends on the row.

import type { ContestRow } from './store.ts'

type Standing = Pick<ContestRow, 'kind' | 'state' | 'starts_at' | 'called_off_at'>

/** The settings define the weekly cup: no editor writes its words or moves it. */
export const isMadeByEditors = ({ kind }: Standing): boolean => kind === 'special'

/** The words of a contest may be changed until it is over or called off. */
export const mayBeReworded = ({ state, called_off_at }: Standing): boolean =>
  (state === 'announced' || state === 'open') && called_off_at === null

/** A contest may be moved until it begins, because nobody has entered it yet. The record shows the move. */
export const mayBeMoved = (contest: Standing, now: Date): boolean => contest.state === 'announced' && contest.starts_at > now

/** The announcement fixes these columns, because they decide who wins what. */
export const fixedTerms = [
  'language_id',
  'entry',
  'seconds',
  'prizes',
  'things',
  'questions',
  'category_ids',
  'level_from',
  'level_to',
  'question_ids',
] as const
