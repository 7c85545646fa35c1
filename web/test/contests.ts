// Contests for tests.

import type { ContestDetail, ContestPlace } from '@trivium/contract/compete/contests'
import { serverNow } from '../src/platform/calls/server-clock.ts'

export const inMs = (ms: number): string => new Date(serverNow() + ms).toISOString()

export const aPlace = (change: Partial<ContestPlace>): ContestPlace => ({
  user_id: 12,
  name: 'Nora',
  profile: null,
  score: 24,
  user_rank: 7,
  ms: 60_000,
  finished_at: inMs(-60_000),
  prize: 0,
  thing: null,
  ...change,
})

export const aContest = (change: Partial<ContestDetail>): ContestDetail => ({
  id: 5,
  name: 'Cup',
  description: 'For everybody.',
  image: '/covers/contest.svg',
  kind: 'weekly',
  state: 'live',
  language_id: 1,
  start_date: inMs(-60_000),
  end_date: inMs(3_600_000),
  entry: 0,
  participants: 9,
  questions: 10,
  seconds_per_question: 30,
  played: false,
  my_state: 'none',
  registered: 0,
  is_registered: false,
  prizes: [{ rank: 1, coins: 100 }],
  things: [],
  now: inMs(0),
  score_correct: 4,
  score_wrong: 4,
  categories: [],
  levels: null,
  is_drawn: false,
  seed_hash: null,
  seed: null,
  question_ids: null,
  first_registered: [],
  pot: 0,
  my_play: null,
  my_place: null,
  winners: [],
  ...change,
})
