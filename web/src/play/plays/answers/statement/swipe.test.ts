import { describe, expect, it } from 'vitest'
import { aQuestion } from '../../../../../test/play.ts'
import { aimedAt, arrowTo, isSwipe, sidesOf, swipedTo } from './swipe.ts'

const options = (['a', 'b'] as const).map(key => ({ key, text: key, image: null, image_text: null }))
const statement = aQuestion(1, { question_type: 'true_false', options })
const ltr = { left: 'a', right: 'b' } as const

describe('sidesOf', () => {
  it('has the first answer at the inline start', () => {
    expect(sidesOf('true_and_false', statement, 'ltr')).toEqual({ left: 'a', right: 'b' })
    expect(sidesOf('true_and_false', statement, 'rtl')).toEqual({ left: 'b', right: 'a' })
  })

  it('exists only for statements, and only in modes that swipe them', () => {
    expect(sidesOf('quiz_zone', statement, 'ltr')).toBeNull()
    expect(sidesOf('true_and_false', aQuestion(1), 'ltr')).toBeNull()
    expect(sidesOf('true_and_false', aQuestion(1, { question_type: 'true_false' }), 'ltr')).toBeNull()
  })
})

describe('swipedTo', () => {
  it.each([
    [-80, 'a'],
    [-79, null],
    [0, null],
    [79, null],
    [80, 'b'],
    [300, 'b'],
  ])('takes %i pixels for %j', (px, key) => expect(swipedTo(px, ltr)).toBe(key))

  it('mirrors the sides from right to left', () => expect(swipedTo(-120, { left: 'b', right: 'a' })).toBe('b'))
})

it('aimedAt knows the side before the swipe is long enough to answer', () =>
  expect([-1, 0, 1].map(px => aimedAt(px, ltr))).toEqual(['a', null, 'b']))

describe('isSwipe', () => {
  it.each([
    [{ x: 7, y: -7 }, null],
    [{ x: -8, y: 2 }, true],
    [{ x: 9, y: 30 }, false],
    [{ x: 0, y: -8 }, false],
  ])('says of %j: %j', (moved, is) => expect(isSwipe(moved)).toBe(is))
})

it('arrowTo returns the answer at that side', () => {
  expect(['arrowleft', 'arrowright', 'arrowup'].map(key => arrowTo(key, ltr))).toEqual(['a', 'b', undefined])
  expect(arrowTo('arrowleft', null)).toBeUndefined()
})
