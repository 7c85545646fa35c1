import { describe, expect, it } from 'vitest'
import { statisticsBank } from './index.ts'
import { workings } from './worked/index.ts'
import { workedOut } from './worked/working.ts'

const { items } = statisticsBank()
const byStem = workings.map(working => ({
  stem: working[0],
  working,
  asked: items.filter(({ question }) => question.startsWith(working[0])),
}))

describe('the keys of the bank', () => {
  it('can be calculated for at least 100 items, each by exactly one working', () => {
    expect(byStem.filter(({ asked }) => asked.length !== 1).map(({ stem }) => stem)).toEqual([])
    expect(new Set(byStem.flatMap(({ asked }) => asked)).size).toBe(workings.length)
    expect(workings.length).toBeGreaterThanOrEqual(100)
  })

  it.each(byStem)('equal the result of the second working: $stem', ({ working, asked: [item] }) => {
    if (!item) throw new Error('no item has this stem')
    const right = item.answer.map(index => item.options[index] ?? '')
    const found = workedOut(item, working)
    // The answer of a sequence is an order, any other answer is a set.
    if (item.type === 'sequence') expect(found).toEqual(right)
    else expect(found.toSorted()).toEqual(right.toSorted())
  })
})
