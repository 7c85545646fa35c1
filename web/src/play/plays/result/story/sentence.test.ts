import fc from 'fast-check'
import type { Result } from '@trivium/contract/play/plays'
import { modes } from '@trivium/contract/platform/mode-names'
import { describe, expect, it } from 'vitest'
import english from '../../../../../../content/texts/en.json' with { type: 'json' }
import { aResult } from '../../../../../test/play.ts'
import { type Sentence, sentenceFor } from './sentence.ts'

const nameOf = (result: Result) => sentenceFor(result, [60, 80, 100]).name

/** A round of ten questions in a level, with unanswered ones if `right` and `wrong` are fewer. */
function round(right: number, wrong = 10 - right, more: Partial<Result> = {}): Result {
  const percentage = right * 10
  const counts = { total: 10, answered: right + wrong, correct: right, wrong, percentage, won: percentage >= 60 }
  const none = { level: 3, best_before: null, level_unlocked: null, average_ms: 6000, coins_earned: 0 }
  return aResult({ mode: 'quiz_zone', ...counts, ...none, ...more })
}

const cases: [Sentence, Result][] = [
  ['nothing', round(0, 0)],
  ['perfect_day', round(10, 0, { mode: 'daily_quiz', level: null })],
  ['perfect_after', round(10, 0, { best_before: 70 })],
  ['perfect_again', round(10, 0, { best_before: 100 })],
  ['perfect_words', round(10, 0, { mode: 'guess_the_word', level: null })],
  ['perfect_sums', round(10, 0, { mode: 'maths', level: null })],
  ['perfect_quick', round(10, 0, { average_ms: 2500 })],
  ['perfect_first', round(10, 0)],
  ['perfect', round(10, 0, { mode: 'audio', level: null })],
  ['none', round(0)],
  ['opened_first', round(7, 3, { level_unlocked: 4 })],
  ['opened_again', round(7, 3, { level_unlocked: 4, best_before: 40 })],
  ['one_missed', round(9)],
  ['all_but_one', round(9, 0)],
  ['all_answered', round(7, 0)],
  ['leap', round(7, 3, { best_before: 30 })],
  ['best_beaten', round(7, 3, { best_before: 60 })],
  ['nearly_won', round(5)],
  ['nearly_star', round(7)],
  ['best_equalled', round(6, 4, { best_before: 60 })],
  ['nearly_best', round(6, 4, { best_before: 70 })],
  ['quick_win', round(6, 4, { average_ms: 2500 })],
  ['slow_win', round(6, 4, { average_ms: 12_000 })],
  ['coin_toss', round(4, 6, { mode: 'true_and_false', level: null })],
  ['only_one', round(1)],
  ['many_unanswered', round(3, 3)],
  ['half', round(5, 5, { mode: 'practice', level: null })],
  ['opened_only', round(4, 6, { level_unlocked: 4 })],
  ['coins', round(6, 4, { coins_earned: 2 })],
  ['won', round(6)],
  ['quick_loss', round(3, 7, { average_ms: 2500 })],
  ['more_right', round(7, 3, { mode: 'practice', level: null })],
  ['some', round(4)],
]

describe('the sentence of a result', () => {
  it.each(cases)('is %s', (name, result) => expect(nameOf(result)).toBe(name))

  it('is one of at least 25, each reached above and written in English', () => {
    const written = Object.keys(english).flatMap(key => key.match(/^result\.sentence_(.+)$/)?.[1] ?? [])
    expect(written.toSorted()).toEqual(cases.map(([name]) => name).toSorted())
    expect(written.length).toBeGreaterThanOrEqual(25)
  })

  it('claims only what has happened, in any round', () => {
    const rounds = fc
      .record({
        total: fc.integer({ min: 1, max: 30 }),
        right: fc.nat(30),
        answered: fc.nat(30),
        mode: fc.constantFrom(...modes),
        level: fc.option(fc.integer({ min: 1, max: 9 })),
        best_before: fc.option(fc.integer({ min: 0, max: 100 })),
        average_ms: fc.option(fc.integer({ min: 1, max: 60_000 })),
        coins_earned: fc.nat(4),
      })
      .map(({ total, right, answered, ...more }) => {
        const given = Math.min(total, Math.max(answered, Math.min(right, total)))
        const correct = Math.min(right, given)
        const percentage = Math.round((correct / total) * 10_000) / 100
        return aResult({
          ...more,
          total,
          answered: given,
          correct,
          wrong: given - correct,
          percentage,
          won: percentage >= 60,
          level_unlocked: null,
        })
      })
    fc.assert(
      fc.property(rounds, result => {
        const { total, answered, correct, wrong, percentage, best_before: before, won, coins_earned } = result
        const name = nameOf(result)
        const says = (...names: Sentence[]) => names.includes(name)
        expect(name.startsWith('perfect')).toBe(correct === total)
        if (name === 'nothing') expect(answered).toBe(0)
        if (says('none')) expect([correct, answered > 0]).toEqual([0, true])
        if (says('best_beaten', 'leap', 'perfect_after')) expect(percentage).toBeGreaterThan(before ?? 101)
        if (says('best_equalled', 'perfect_again')) expect(percentage).toBe(before)
        if (says('nearly_best')) expect(percentage).toBeLessThan(before ?? 0)
        if (says('nearly_won', 'coin_toss', 'quick_loss')) expect(won).toBe(false)
        if (says('quick_win', 'slow_win', 'won', 'nearly_star', 'opened_first', 'opened_again')) expect(won).toBe(true)
        if (says('all_but_one', 'all_answered')) expect([wrong, answered < total]).toEqual([0, true])
        if (says('coins')) expect(coins_earned).toBeGreaterThan(0)
        if (says('more_right')) expect(correct * 2).toBeGreaterThan(total)
      }),
    )
  })
})
