// Random plays for property tests: a play of any mode, its right answers, and what its player does. Only tests use it.

import fc from 'fast-check'
import { type Mode, modes } from '@trivium/contract/platform/mode-names'
import { freezeRules, type PlaySettings } from '../src/play/plays/frozen.ts'
import type { AnswerKey } from '../src/play/plays/grading.ts'
import { modeTable } from '../src/play/modes.ts'
import { apply } from '../src/play/engine/apply.ts'
import { begin } from '../src/play/engine/begin.ts'
import { type Command, decide } from '../src/play/engine/decide.ts'
import { type AskedQuestions, endOf, formatOf, isThrough, type PlayState } from '../src/play/engine/state.ts'

export const settings: PlaySettings = {
  quiz_zone_seconds: 15,
  daily_quiz_seconds: 15,
  true_and_false_seconds: 10,
  guess_the_word_seconds: 30,
  fun_and_learn_seconds: 20,
  audio_seconds: 20,
  maths_seconds: 30,
  multi_match_seconds: 30,
  contest_seconds: 15,
  answer_pause_seconds: 4,
  answer_grace_seconds: 1,
  answer_mode: 3,
  score_correct: 4,
  score_wrong: 2,
  multi_match_score_correct: 8,
  multi_match_score_wrong: 4,
  contest_score_correct: 5,
  contest_score_wrong: 1,
  least_answer_ms: 1_000,
  maximum_winning_coins: 4,
  guess_the_word_maximum_winning_coins: 6,
  quiz_winning_percentage: 60,
  minimum_coins_winning_percentage: 80,
  daily_solo_coin_cap: 10,
  lifeline_price: 5,
  free_lifelines: 1,
  deducts_from_level: 1,
  hint_price: 3,
  hints_per_question: 2,
  word_tries: 3,
  level_opens_when: 'played',
  sequence_scores_pairs: 1,
}

export const startedAt = new Date('2026-03-01T12:00:00Z')
const options = 4
/** Modes whose plays have their own clock; battles grade and count themselves. */
const ownModes = modes.filter(mode => modeTable[mode].driver === 'own')

export interface RandomPlay {
  start: PlayState
  asked: AskedQuestions
}

export const keyOf = (right: number): AnswerKey => ({ question_type: 'multiple_choice', options, answer: [right], word: null })

export const randomPlay: fc.Arbitrary<RandomPlay> = fc
  .record({
    mode: fc.constantFrom<Mode>(...ownModes),
    rights: fc.array(fc.nat(options - 1), { minLength: 1, maxLength: 8 }),
    window: fc.boolean(),
  })
  .map(({ mode, rights, window }) => {
    const isLong = modeTable[mode].order === 'free'
    const rules = freezeRules(mode, settings, { level: 1, ...(isLong && { totalSeconds: 100 }), seconds: 'quiz_zone_seconds' })
    const questions = rights.map((_, index) => ({ question_id: index + 1, order: [0, 1, 2, 3], marks: 2, minus: 0.5 }))
    const hasWindow = window && modeTable[mode].ends === 'window'
    const windowEndsAt = hasWindow ? new Date(startedAt.getTime() + 60_000) : undefined
    const asked = new Map(rights.map((right, index) => [index + 1, { key: keyOf(right), category_id: 10 + (index % 3) }]))
    return { start: begin({ mode, rules, questions, windowEndsAt }, startedAt), asked }
  })

/** What a player does next, and how long after the step before. */
export interface Move {
  afterMs: number
  what: 'answer' | 'pass' | 'look' | 'leave' | 'reset_timer' | 'give_up'
  option: number
}

export const randomMoves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    afterMs: fc.oneof(fc.nat(3_000), fc.nat(40_000)),
    what: fc.oneof(
      { weight: 8, arbitrary: fc.constant('answer' as const) },
      { weight: 2, arbitrary: fc.constantFrom('pass' as const, 'look' as const, 'leave' as const, 'reset_timer' as const) },
      { weight: 1, arbitrary: fc.constant('give_up' as const) },
    ),
    option: fc.nat(options - 1),
  }),
  { maxLength: 14 },
)

export interface Walk {
  /** Every state, from the first to the last one. */
  states: PlayState[]
  /** Commands that the engine refused. */
  refused: string[]
  /** By position: when the engine had the question open; null for one that was never current. */
  opened: Map<number, Date | null>
}

/** Carries out the moves as the server does, and ends the play. */
export function walk({ start, asked }: RandomPlay, moves: readonly Move[]): Walk {
  const states = [start]
  const refused: string[] = []
  const opened = new Map<number, Date | null>()
  let now = startedAt
  const last = () => states.at(-1) ?? start
  const note = () => void opened.set(last().position, last().opened_at)
  const carryOut = (command: Command): void => {
    const { events = [], refusal } = decide(last(), command, now)
    if (refusal) refused.push(refusal)
    for (const event of events) {
      note()
      states.push({ ...last(), ...apply(last(), event) })
    }
  }
  for (const move of moves) {
    now = new Date(now.getTime() + move.afterMs)
    carryOut({ type: 'look' })
    if (last().state === 'open' && isThrough(last(), now)) carryOut({ type: 'end', asked })
    carryOut(commandOf(last(), move, asked))
  }
  if (last().state === 'open') {
    now = new Date(Math.max(now.getTime(), endOf(last()).getTime() + 1))
    carryOut({ type: 'end', asked })
  }
  return { states, refused, opened }
}

function commandOf(play: PlayState, { what, option }: Move, asked: AskedQuestions): Command {
  const position = Math.min(formatOf(play).order === 'free' ? option : play.position, play.questions.length - 1)
  const { key } = asked.get(position + 1) ?? { key: keyOf(0) }
  switch (what) {
    case 'look':
      return { type: 'show' }
    case 'leave':
      return { type: 'leave' }
    case 'give_up':
      return { type: 'end', asked }
    case 'reset_timer': {
      const changed = play.questions[position] ?? { question_id: 0, order: [] }
      return {
        type: 'use_lifeline',
        lifeline: what,
        position,
        question: { question_type: 'multiple_choice', options: [], sealed_by: null },
        changed,
      }
    }
    case 'answer':
    case 'pass': {
      const answer = what === 'pass' ? '' : String(option)
      return formatOf(play).order === 'free' ? { type: 'draft', position, answer } : { type: 'answer', position, answer, key }
    }
  }
}
