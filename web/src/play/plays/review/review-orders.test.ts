import { describe, expect, it } from 'vitest'
import { ordersIn } from './review-orders.ts'

const options = (['a', 'b', 'c'] as const).map(key => ({ key, text: key.toUpperCase(), image: null, image_text: null }))
const orders = (your_answer: string | null) => {
  const { given, right } = ordersIn({ options, your_answer, correct_answer: 'c,a,b' })
  const shown = (rows: typeof given) => rows.map(({ option, isInPlace }) => (isInPlace ? option.text : `${option.text}?`))
  return { given: shown(given), right: shown(right) }
}

describe('a sequence in the review', () => {
  it('shows the given order and the right one', () => {
    expect(orders('c,b,a')).toEqual({ given: ['C', 'B?', 'A?'], right: ['C', 'A', 'B'] })
  })

  it('shows only the right order if the player gave none', () => {
    expect(orders(null)).toEqual({ given: [], right: ['C', 'A', 'B'] })
  })
})
