// Default question, play and answer outcome for tests, which override the fields they need.

import type { AnswerOutcome, Play, Q, Result } from '@trivium/contract/play/plays'

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
const matchKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

/** Options with these texts. */
export const choices = (...texts: string[]): Q['options'] =>
  keys.slice(0, texts.length).map((key, index) => ({ key, text: texts[index] ?? '', image: null, image_text: null }))

/** This number of matches. */
export const matchesOf = (count: number): Q['matches'] =>
  matchKeys.slice(0, count).map(key => ({ key, text: `Match ${key}`, image: null, image_text: null }))

export const aQuestion = (id: number, change: Partial<Q> = {}): Q => ({
  id,
  category: { slug: 'space', name: 'Space' },
  subcategory: null,
  language_id: 1,
  level: 1,
  question_type: 'multiple_choice',
  question: `Question ${id}?`,
  image: null,
  image_text: null,
  audio: null,
  audio_text: null,
  passage_id: null,
  options: choices('a', 'b', 'c', 'd'),
  matches: [],
  unit: null,
  letters: null,
  seconds: 30,
  difficulty: 'medium',
  marks: 1,
  minus_marks: 0,
  part_marks: false,
  source: null,
  ...change,
})

export const aPlay = (change: Partial<Play> = {}): Play => ({
  id: 7,
  mode: 'quiz_zone',
  category_slug: 'space',
  subcategory_slug: null,
  level: 1,
  started_at: '2026-11-21T10:00:00.000Z',
  total: 3,
  least: null,
  order: 'one_by_one',
  opens: 'all',
  answered: 1,
  seconds_per_question: 30,
  total_seconds: null,
  deadline: '2026-11-21T10:01:00.000Z',
  now: '2026-11-21T10:00:30.000Z',
  version: 5,
  current_question_id: 2,
  score: 4,
  correct: 1,
  wrong: 0,
  score_correct: 4,
  score_wrong: 2,
  lifelines: (['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'] as const).map(name => ({
    name,
    price: 2,
    used: false,
    allowed: true,
  })),
  lifeline_price: 2,
  free_lifelines: 0,
  effects: [],
  hint_price: null,
  hints_per_question: 2,
  word_tries: 3,
  resumed: true,
  ...change,
})

export const anOutcome = (change: Partial<AnswerOutcome> = {}): AnswerOutcome => ({
  correct: true,
  correct_answer: 'b',
  note: null,
  remarks: [],
  also_right: [],
  tolerance: null,
  score: 8,
  answered: 2,
  remaining: 1,
  deadline: '2026-11-21T10:01:34.000Z',
  now: '2026-11-21T10:01:00.000Z',
  version: 6,
  current_question_id: 3,
  next_question: null,
  tried: null,
  last_number: 0,
  result: null,
  ...change,
})

export const aResult = (change: Partial<Result> = {}): Result => ({
  play_id: 7,
  mode: 'quiz_zone',
  total: 3,
  answered: 3,
  correct: 2,
  wrong: 1,
  percentage: 66.67,
  won: true,
  coins_earned: 0,
  score: 6,
  coins: 100,
  duration_ms: 30_000,
  average_ms: 4200,
  fastest_ms: 1900,
  best_before: null,
  category_slug: 'space',
  subcategory_slug: null,
  level: 1,
  level_unlocked: null,
  next_level: null,
  coins_note: null,
  score_note: null,
  badges: [],
  finished_at: '2026-11-21T10:01:00.000Z',
  ...change,
})
