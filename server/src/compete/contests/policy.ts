// What may be done to a contest. Contests are for editors; what depends on the row stands here.

import type { ContestRow } from './store.ts'

type Standing = Pick<ContestRow, 'kind' | 'state' | 'starts_at' | 'called_off_at'>

/** The weekly cup announces itself by its settings: nobody writes its words or moves it. */
export const isMadeByEditors = ({ kind }: Standing): boolean => kind === 'special'

/** The words of a contest may be changed until it is over or called off. */
export const mayBeReworded = ({ state, called_off_at }: Standing): boolean =>
  (state === 'announced' || state === 'open') && called_off_at === null

/** A contest may be moved as long as it has not begun: nobody has entered it. The record says that it was moved. */
export const mayBeMoved = (contest: Standing, now: Date): boolean => contest.state === 'announced' && contest.starts_at > now

/** What decides who wins what is fixed by the announcement: by these columns. */
export const fixedTerms = [
  'language_id',
  'entry',
  'seconds',
  'prizes',
  'questions',
  'category_ids',
  'level_from',
  'level_to',
  'question_ids',
] as const
