// Contests, places and entries as a player may see them, field by field. The seed and the questions are revealed when the contest is over.

import type { Contest, ContestPlace } from '@trivium/contract/compete/contests'
import type { ContestState, EntryState } from '@trivium/contract/compete/contest-names'
import { stateOfContest } from '@trivium/rules/compete/contests/phase'
import { weekNumber } from '@trivium/rules/platform/days'
import { mediaPath, pictureOr } from '../../platform/media/index.ts'
import type { Say } from '../../platform/settings/index.ts'
import type { Crowd, OwnEntry, RankedEntry } from './entry-store.ts'
import type { ContestRow } from './store.ts'

export const stateOf = ({ state, ends_at, called_off_at }: ContestRow, now: Date): ContestState =>
  stateOfContest({ state, endsAt: ends_at, calledOffAt: called_off_at }, now)

export const entryStateOf = (entry: OwnEntry | undefined): EntryState =>
  entry === undefined ? 'none' : entry.finished_at === null ? 'playing' : 'finished'

/** Hue of the cover that we draw for contests without a picture. */
const coverHue = 24

interface ContestViewDeps {
  participants: number
  /** Undefined where nobody asks who has registered, and once the contest is over. */
  crowd?: Crowd | undefined
  entry: OwnEntry | undefined
  say: Say
  /** Code of the reader's interface language. */
  code: string
  now: Date
}

export function presentContest(row: ContestRow, { participants, crowd, entry, say, code, now }: ContestViewDeps): Contest {
  return {
    id: row.id,
    ...wordsOf(row, say, code),
    image: pictureOr(row.image && mediaPath(row.image), coverHue, `contest-${row.id}`),
    kind: row.kind,
    state: stateOf(row, now),
    language_id: row.language_id,
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
    entry: row.entry,
    participants,
    questions: row.questions,
    seconds_per_question: row.seconds,
    played: entry !== undefined,
    my_state: entryStateOf(entry),
    registered: crowd?.registered ?? 0,
    is_registered: crowd?.isRegistered ?? false,
    prizes: row.prizes.map((coins, index) => ({ rank: index + 1, coins })),
    things: row.things.map(({ image, ...thing }) => ({ ...thing, image: image && mediaPath(image) })),
  }
}

function wordsOf(
  { kind, name, description, translations, starts_at }: ContestRow,
  say: Say,
  code: string,
): { name: string; description: string } {
  if (kind === 'special') return translations[code] ?? { name: name ?? '', description: description ?? '' }
  const week = String(weekNumber(starts_at.toISOString().slice(0, 10)))
  return { name: name ?? say('contest.weekly_name', { week }), description: description ?? say('contest.weekly_description') }
}

/** In a finished contest, players who have won nothing have a prize of 0. */
export function presentPlace(row: RankedEntry, place: number, isOver: boolean): ContestPlace {
  return {
    user_id: row.id,
    name: row.name,
    profile: row.profile && mediaPath(row.profile),
    score: row.score,
    user_rank: place,
    ms: row.ms,
    finished_at: row.finished_at.toISOString(),
    prize: isOver ? (row.prize ?? 0) : null,
    thing: row.thing,
  }
}
