import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, decide } from './decide.ts'
import { type TalliedAnswer, gainOf, type Outcome, type OutcomeFacts, outcomeOf, regraded, tallyOf } from './outcome.ts'
import { applyAll } from './apply.ts'
import { begin } from './begin.ts'
import { freezeRules } from '../plays/frozen.ts'
import { keyOf, type RandomPlay, randomMoves, randomPlay, settings, startedAt, walk } from '../../../test/random-plays.ts'
import { replay } from './replay.ts'
import { type AskedQuestions, formatOf, type PlayState } from './state.ts'

const after = (ms: number) => new Date(startedAt.getTime() + ms)
const badges = { badge_least_questions: 5, super_sonic_seconds: 25, flashback_seconds: 8 }
const answersOf = ({ unsaved }: PlayState): TalliedAnswer[] =>
  unsaved.map(({ questionId, ...answer }) => ({ ...answer, question_id: questionId }))

function newPlay(mode: 'quiz_zone' | 'self_challenge' | 'guess_the_word' | 'contest', total = 3): RandomPlay {
  const rules = freezeRules(mode, settings, { level: 1 })
  const questions = Array.from({ length: total }, (_, index) => ({ question_id: index + 1, order: [0, 1, 2, 3] }))
  const asked = new Map(questions.map(({ question_id }) => [question_id, { key: keyOf(0), category_id: 1 }]))
  return { start: begin({ mode, rules, questions }, startedAt), asked }
}

type LifelineCommand = Extract<Command, { type: 'use_lifeline' }>

const lifeline = (play: PlayState, own: Partial<LifelineCommand> = {}): LifelineCommand => ({
  type: 'use_lifeline',
  lifeline: 'fifty_fifty',
  position: 0,
  question: { question_type: 'multiple_choice', options: ['', '', '', ''], sealed_by: null },
  changed: { question_id: 1, order: [0, 1, 2, 3], ...play.questions[0], removed: [1, 2] },
  ...own,
})

describe('a command is refused', () => {
  const { start, asked } = newPlay('quiz_zone')
  const answer = (position: number) => ({ type: 'answer', position, answer: '0', key: keyOf(0) }) as const
  const second = applyAll(start, decide(start, answer(0), after(2_000)).events ?? [])
  const finished = applyAll(start, decide(start, { type: 'end', asked }, after(3_000)).events ?? [])
  const halved = applyAll(start, decide(start, lifeline(start), after(1_000)).events ?? [])

  it.each([
    ['an answer to a question that is answered', second, answer(0), 'already_answered'],
    ['an answer to a question that has not opened', start, answer(1), 'operation_not_allowed'],
    ['an answer beyond the last question', start, answer(7), 'operation_not_allowed'],
    ['an answer in order, in a mode of free order', newPlay('self_challenge').start, answer(0), 'operation_not_allowed'],
    ['anything after the end', finished, answer(2), 'play_over'],
    ['a second end', finished, { type: 'end', asked } as const, 'play_over'],
    ['a draft from an earlier seat', { ...start, seat: 2 }, { type: 'draft', position: 0, answer: '1', seat: 1 } as const, 'sat_elsewhere'],
    ['a lifeline that the mode lacks', newPlay('contest').start, lifeline(start), 'lifeline_not_allowed'],
    ['a lifeline for a later question', start, lifeline(start, { position: 1 }), 'lifeline_not_allowed'],
    ['a lifeline for an answered question', second, lifeline(start), 'already_answered'],
    ['a lifeline that was used', halved, lifeline(halved), 'lifeline_used'],
    ['the poll after fifty-fifty', halved, lifeline(halved, { lifeline: 'audience_poll' }), 'lifeline_excluded'],
    [
      'a lifeline that would tell about a sealed question',
      start,
      lifeline(start, { question: { question_type: 'multiple_choice', options: ['', '', '', ''], sealed_by: 4 } }),
      'lifeline_not_allowed',
    ],
    [
      'a hint where no word is asked',
      start,
      { type: 'buy_hint', position: 0, word: null, sealed_by: null, random: () => 0 } as const,
      'lifeline_not_allowed',
    ],
  ])('%s', (_, play, command, refusal) => {
    expect(decide(play, command, after(4_000))).toEqual({ refusal })
  })

  it('only the last unknown letter is never sold', () => {
    let play = newPlay('guess_the_word').start
    const hint = { type: 'buy_hint', position: 0, word: 'oak', sealed_by: null, random: () => 0 } as const
    for (const letter of [0, 1]) {
      const { events = [] } = decide(play, hint, after(1_000))
      expect(events).toEqual([{ type: 'hint_bought', letter }])
      play = applyAll(play, events)
    }
    expect(decide(play, hint, after(1_000))).toEqual({ refusal: 'hint_used_up' })
    expect(decide({ ...play, position: 1 }, { ...hint, position: 1, sealed_by: 3 }, after(1_000))).toEqual({
      refusal: 'lifeline_not_allowed',
    })
  })
})

describe('a lifeline', () => {
  it('is noted at its question if it was free, and the next one is not free', () => {
    const { start } = newPlay('quiz_zone')
    const first = applyAll(start, decide(start, lifeline(start), after(1_000)).events ?? [])
    expect(first.questions[0]).toMatchObject({ removed: [1, 2], free: ['fifty_fifty'] })
    const reset = lifeline(first, { lifeline: 'reset_timer', changed: must(first.questions[0]) })
    const second = applyAll(first, decide(first, reset, after(9_000)).events ?? [])
    expect(second.questions[0]?.free).toEqual(['fifty_fifty'])
    expect([second.opened_at, second.deadline_at]).toEqual([after(9_000), after(24_000)])
    expect(second.lifelines).toEqual({ fifty_fifty: 1, reset_timer: 1 })
  })
})

describe('drafts', () => {
  it('may change until the end, unless the play allows no changes', () => {
    const { start } = newPlay('self_challenge')
    const strict = { ...start, rules: { ...start.rules, mayChangeAnswers: false } }
    const drafted = (play: PlayState, answer: string) =>
      applyAll(play, decide(play, { type: 'draft', position: 1, answer }, after(1_000)).events ?? [])
    expect([drafted(drafted(start, '1'), '2').drafts, drafted(drafted(start, '1'), '').drafts]).toEqual([{ 1: '2' }, {}])
    expect(drafted(drafted(strict, '1'), '2').drafts).toEqual({ 1: '1' })
  })
})

describe('any play', () => {
  it('logs each question once, only moves forwards, ends once, and counts what its log says', () => {
    fc.assert(
      fc.property(randomPlay, randomMoves, (play, moves) => {
        const { states } = walk(play, moves)
        const last = states.at(-1) ?? play.start
        expect(last.state).toBe('finished')
        expect(last.unsaved.map(({ position }) => position)).toEqual(play.start.questions.map((_, position) => position))
        for (const [index, state] of states.entries()) {
          const before = states[index - 1] ?? state
          expect(state.position).toBeGreaterThanOrEqual(before.position)
          expect(state.closes_at >= before.closes_at).toBe(true)
          expect(before.state === 'finished' && index > 0).toBe(false)
        }
        const tally = tallyOf(last, answersOf(last), play.asked)
        expect([last.correct, last.wrong, last.points]).toEqual([
          tally.correct,
          tally.wrong,
          formatOf(last).scoring === null ? 0 : tally.points,
        ])
        // No answer counts after the end of the play.
        for (const { answer, at } of last.unsaved) if (answer) expect(at <= must(last.finished_at)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('is repeated by its log: when questions opened, and what they scored', () => {
    fc.assert(
      fc.property(randomPlay, randomMoves, (play, moves) => {
        const { states, opened } = walk(play, moves)
        const last = states.at(-1) ?? play.start
        const log = last.unsaved.map(({ questionId, at, ...answer }) => ({ ...answer, question_id: questionId, answered_at: at }))
        const steps = replay({ ...last, started_at: startedAt }, log, play.asked)
        expect(steps.reduce((sum, { points }) => sum + points, 0)).toBe(last.points)
        if (formatOf(last).order === 'free') return
        for (const { openedAt, given } of steps) {
          const was = opened.get(given.position)
          // An answer within the pause is measured from the answer before, so its question opened then.
          if (openedAt !== null && was && given.answered_at >= was && given.answer !== null) expect(openedAt).toEqual(was)
        }
      }),
      { numRuns: 500 },
    )
  })
})

const must = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('missing')
  return value
}

interface Corrections {
  asked: AskedQuestions
  corrected: Set<number>
}

/** Some keys get another right answer; some questions are void. */
const corrected = ({ asked }: RandomPlay, keys: (number | 'void' | null)[]): Corrections => {
  const changed = [...asked].map(([id, question], index): [number, AskedQuestions extends ReadonlyMap<number, infer Q> ? Q : never] => {
    const right = keys[index] ?? null
    if (right === null) return [id, question]
    const later = right === 'void' ? { answer: [], word: null, is_void: true } : { answer: [right], word: null, is_void: false }
    return [id, { ...question, key: { ...question.key, later: [later] } }]
  })
  return { asked: new Map(changed), corrected: new Set(changed.flatMap(([id, { key }]) => (key.later ? [id] : []))) }
}

const randomFacts: fc.Arbitrary<OutcomeFacts> = fc.record({
  scoredElsewhere: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }).map(ids => new Set(ids)),
  coinsOfDay: fc.nat(12),
  isWonElsewhere: fc.boolean(),
  mayEarn: fc.boolean(),
  dailyStreak: fc.constant(null),
  badges: fc.constant(badges),
})

const sumOf = (rows: readonly { correct: number; coins: number }[]) => [
  rows.reduce((sum, { correct }) => sum + correct, 0),
  rows.reduce((sum, { coins }) => sum + coins, 0),
]

describe('a regrade', () => {
  it('is the difference between two outcomes: settled by the old keys and regraded, a play is worth what it would be by the new keys', () => {
    const keys = fc.array(fc.oneof(fc.nat(3), fc.constantFrom('void' as const, null)), { maxLength: 8 })
    fc.assert(
      fc.property(randomPlay, randomMoves, keys, randomFacts, (play, moves, newKeys, facts) => {
        const last = walk(play, moves).states.at(-1) ?? play.start
        const { asked, corrected: ids } = corrected(play, newKeys)
        const outcome = (answers: TalliedAnswer[]): Outcome => outcomeOf(last, tallyOf(last, answers, asked), asked, facts)
        const settled = answersOf(last)
        const again = regraded(last, settled, asked, ids)
        // As if the play had been graded by the new keys from the start.
        const fresh = regraded(
          last,
          settled.map(answer => ({ ...answer, correct: false })),
          asked,
          new Set(asked.keys()),
        )
        expect(again).toEqual(fresh)
        const [before, is] = [outcome(settled), outcome(again)]
        const gain = gainOf(before, is)
        expect([before.coins + gain.coins, before.correct <= is.correct]).toEqual([is.coins, true])
        if (formatOf(last).ranks) expect(before.score + gain.score).toBe(is.score)
        expect(sumOf([...before.days, ...gain.days])).toEqual(sumOf(is.days))
        const progress = (changes: readonly { type: string; add?: number }[]) =>
          Object.fromEntries(
            Map.groupBy(changes, ({ type }) => type)
              .entries()
              .map(([type, same]) => [type, same.reduce((sum, { add = 0 }) => sum + add, 0)]),
          )
        expect(progress([...before.badges, ...gain.badges])).toEqual(progress(is.badges))
      }),
      { numRuns: 1_000 },
    )
  })

  it('takes nothing back', () => {
    const { start, asked } = newPlay('quiz_zone')
    const answers = [1, 2, 3].map((question_id): TalliedAnswer => ({
      position: question_id - 1,
      question_id,
      answer: '0',
      correct: true,
      ms: 2_000,
    }))
    const moved = new Map([...asked].map(([id, question]) => [id, { ...question, key: keyOf(3) }]))
    expect(regraded(start, answers, moved, new Set(moved.keys()))).toEqual(answers)
  })
})
