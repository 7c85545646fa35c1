import { describe, expect, it } from 'vitest'
import { choiceIn, missingIn, noChoice, offerUpTo } from './challenge-choice.ts'

const offer = offerUpTo(30, 30)

describe('offerUpTo', () => {
  it.each([
    [30, [5, 10, 15, 20, 25, 30]],
    [12, [5, 10]],
    [5, [5]],
    [40, [5, 10, 15, 20, 25, 30, 35, 40]],
    [0, [5]],
  ])('offers, up to %i questions, %j', (most, offered) => expect(offerUpTo(most, 30).questions).toEqual(offered))

  it.each([
    [5, [3, 4, 5]],
    [3, [3]],
    [0, [3]],
  ])('offers, up to %i minutes, %j', (most, offered) => expect(offerUpTo(30, most).minutes).toEqual(offered))

  it('offers every minute if the limit was raised', () => {
    expect(offer.minutes).toHaveLength(28)
    expect(offerUpTo(30, 180).minutes.at(-1)).toBe(180)
  })
})

describe('choiceIn', () => {
  it('restores the stored choice', () => {
    const kept = { category: 'science', subcategory: '', questions: 15, minutes: 7 }
    expect(choiceIn(kept, offer)).toEqual(kept)
  })

  it.each([null, 'science', 7])('starts with 10 questions and 5 minutes if %j is stored', kept =>
    expect(choiceIn(kept, offer)).toEqual({ category: '', subcategory: '', questions: 10, minutes: 5 }),
  )

  it('starts with the smallest values if the usual ones are not on offer', () =>
    expect(choiceIn(null, offerUpTo(5, 3))).toMatchObject({ questions: 5, minutes: 3 }))

  it('makes no choice if the stored value has none', () => expect(choiceIn({}, offer)).toEqual(noChoice))

  it('ignores numbers that are not on offer', () =>
    expect(choiceIn({ category: 'science', questions: 7, minutes: 31 }, offer)).toMatchObject({ questions: null, minutes: null }))

  it('ignores numbers above a lowered limit', () =>
    expect(choiceIn({ questions: 20, minutes: 9 }, offerUpTo(10, 9))).toMatchObject({ questions: null, minutes: 9 }))
})

describe('missingIn', () => {
  it('names the missing fields, in the order on screen', () => {
    expect(missingIn(noChoice)).toEqual(['category', 'questions', 'minutes'])
    expect(missingIn({ ...noChoice, category: 'science', questions: 5 })).toEqual(['minutes'])
  })
})
