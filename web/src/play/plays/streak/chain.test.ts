import { describe, expect, it } from 'vitest'
import { aPlay, aQuestion } from '../../../../test/play.ts'
import { openedPlay } from '../conversation/play-state.ts'
import { chainOf, longestRun } from './chain.ts'

const total = 8
/** ✓ right, ✗ wrong, ? not told; the first questions, in their order. */
const after = (signs: string) =>
  openedPlay({
    data: Array.from({ length: total }, (_, place) => aQuestion(place + 1)),
    play: aPlay({ mode: 'maths', total, answered: signs.length, current_question_id: signs.length + 1 }),
    answers: [...signs].map((sign, place) => ({ question_id: place + 1, your_answer: 'b', correct: sign === '?' ? null : sign === '✓' })),
  })

describe('the chain', () => {
  it('links right answers, and breaks at wrong ones', () => {
    const chain = chainOf(after('✓✓✗✓'))
    expect(chain?.entries.map(entry => (entry.kind === 'link' ? [entry.question.id, entry.answer, entry.isInRun] : entry.isNew))).toEqual([
      [1, 'b', false],
      [2, 'b', false],
      false,
      [4, 'b', true],
    ])
    expect(chain).toMatchObject({ run: 1, best: 2 })
    expect(chainOf(after('✓✗'))).toMatchObject({ run: 0, best: 1, entries: [{ kind: 'link' }, { kind: 'break', isNew: true }] })
    expect(chainOf(after(''))).toEqual({ entries: [], run: 0, best: 0 })
  })

  it('is not shown where the server does not tell what was right', () => expect(chainOf(after('✓?'))).toBeNull())

  it('has a longest run', () => {
    expect(longestRun([])).toBe(0)
    expect(longestRun([true, true, false, true, true, true, false])).toBe(3)
  })
})
