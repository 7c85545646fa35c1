// Default battle for tests, which override the fields they need.

import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import { aQuestion } from './play.ts'

export const noon = Date.parse('2026-11-21T12:00:00.000Z')
export const at = (seconds: number) => new Date(noon + seconds * 1000).toISOString()

export const aUser = (seat: number, change: Partial<RoomUser> = {}): RoomUser => ({
  seat,
  uid: 100 + seat,
  name: `Player ${seat}`,
  image: null,
  is_named: true,
  is_bot: false,
  played_at: null,
  correctAnswers: 0,
  point: 0,
  timers: { total: '02:30', snapshot: '02:30', remaining: '02:30' },
  state: 'here',
  away_until: null,
  has_answered: false,
  answer: null,
  correct: null,
  gained: null,
  is_nearest: null,
  ms: null,
  rating: null,
  asks_rematch: false,
  said: null,
  ...change,
})

/** The first question is open; the player has seat 1. */
export const aBattle = (change: Partial<Battle> = {}): Battle => ({
  roomID: 'room-1',
  roomCode: null,
  room_type: 'random',
  createdBy: 101,
  readytoplay: true,
  entryFee: 5,
  totalusers: 2,
  state: 'open',
  why: null,
  seq: 10,
  now: at(0),
  since: at(0),
  due: at(16),
  seat: 1,
  play_id: 7,
  questions: 10,
  minutes: 3,
  seconds_per_question: 15,
  rated: true,
  category: null,
  language_id: 1,
  round: 1,
  question: aQuestion(1),
  correct_answer: null,
  note: null,
  remarks: [],
  also_right: [],
  tolerance: null,
  users: [aUser(1), aUser(2)],
  result: null,
  rematch: null,
  ...change,
})
