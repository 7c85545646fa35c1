import fc from 'fast-check'
import { default_w as weights, State } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { type PracticeCard, forecast, type PracticeRating, ratingOf, review, reviewInPractice } from './practice.ts'

const noon = new Date('2026-03-01T12:00:00Z')
const minutes = 60_000
const days = 24 * 60 * minutes
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)
const missed = () => review(null, 'again', noon)

describe('ratingOf', () => {
  it.each([
    [false, 1_000, 'again'],
    [false, null, 'again'],
    [true, 20_001, 'hard'],
    [true, 20_000, 'good'],
    [true, null, 'good'],
  ])('correct %s after %s ms is %s', (correct, ms, rating) => {
    expect(ratingOf({ correct, ms, slowMs: 20_000 })).toBe(rating)
  })
})

describe('review', () => {
  it('starts a missed question with the initial weights of FSRS-6, due after ten minutes', () => {
    // S₀(again) = w₀ and D₀(again) = w₄.
    expect(missed()).toEqual({
      due_at: after(noon, 10 * minutes),
      stability: 0.212,
      difficulty: 6.4133,
      state: State.Learning,
      reps: 1,
      lapses: 0,
      learning_steps: 0,
      scheduled_days: 0,
      reviewed_at: noon,
    })
  })

  it("reproduces the FSRS project's memory state for again and five times good", () => {
    // The reference test "memory state" of FSRS-6, default weights.
    let card = missed()
    let at = noon
    for (const daysLater of [0, 1, 3, 8, 21]) {
      at = after(at, daysLater * days)
      card = review(card, 'good', at)
    }
    expect(card.stability).toBeCloseTo(53.62691, 4)
    expect(card.difficulty).toBeCloseTo(6.3574867, 4)
  })

  it("reproduces the FSRS project's intervals from the second answer on", () => {
    // The reference test "ivl_history". Its first good is a step of ten minutes, after which practice begins.
    const [, , stability = 0, , w4 = 0, w5 = 0] = weights
    const difficulty = w4 - Math.exp(2 * w5) + 1
    let card: PracticeCard = { ...missed(), stability, difficulty }
    const ratings: PracticeRating[] = ['good', 'good', 'good', 'good', 'good', 'again', 'again', 'good', 'good', 'good', 'good', 'good']
    const intervals = ratings.map(rating => {
      card = review(card, rating, card.due_at)
      return card.scheduled_days
    })
    expect(intervals).toEqual([2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
  })

  it('follows the published formulas for a recall after a day, for good and hard', () => {
    const known = review(missed(), 'good', after(noon, 10 * minutes))
    const { stability: s, difficulty: d } = known
    const w = (index: number) => weights[index] ?? Number.NaN
    // R(t,S) = (1 + factor · t/S)^−w₂₀ with the factor that makes R(S,S) 0.9.
    const remembered = (1 + (0.9 ** (-1 / w(20)) - 1) / s) ** -w(20)
    const growth = Math.exp(w(8)) * (11 - d) * s ** -w(9) * (Math.exp((1 - remembered) * w(10)) - 1)
    expect(review(known, 'good', known.due_at).stability).toBeCloseTo(s * (1 + growth), 6)
    expect(review(known, 'hard', known.due_at).stability).toBeCloseTo(s * (1 + growth * w(15)), 6)
  })

  it('repeats a right but slow question in learning after 15 minutes', () => {
    const at = after(noon, 10 * minutes)
    expect(review(missed(), 'hard', at).due_at).toEqual(after(at, 15 * minutes))
  })

  it('counts a lapse when a known question is missed', () => {
    const known = review(missed(), 'good', after(noon, 10 * minutes))
    expect(known).toMatchObject({ state: State.Review, lapses: 0 })
    expect(review(known, 'again', known.due_at)).toMatchObject({ state: State.Relearning, lapses: 1 })
  })

  it('never moves back in time when plays settle in another order than they ended', () => {
    const card = review(missed(), 'good', after(noon, -2 * days))
    expect(card.reviewed_at).toEqual(noon)
    expect(card.due_at > noon).toBe(true)
  })

  const rating = fc.constantFrom<PracticeRating>('again', 'hard', 'good')
  /** A card with a history of ratings, each some time after the one before. */
  const practised = fc.array(fc.tuple(rating, fc.integer({ min: 0, max: 400 * days })), { maxLength: 12 }).map(past => {
    let card = missed()
    for (const [given, later] of past) card = review(card, given, after(card.reviewed_at, later))
    return card
  })
  const later = fc.integer({ min: 0, max: 400 * days })

  it('is due at least ten minutes after the answer, with any history', () => {
    fc.assert(
      fc.property(practised, rating, later, (card, given, ms) => {
        const at = after(card.reviewed_at, ms)
        expect(review(card, given, at).due_at.getTime()).toBeGreaterThanOrEqual(at.getTime() + 10 * minutes)
      }),
    )
  })

  it('never increases the stability after a miss', () => {
    fc.assert(
      fc.property(practised, later, (card, ms) => {
        expect(review(card, 'again', after(card.reviewed_at, ms)).stability).toBeLessThanOrEqual(card.stability)
      }),
    )
  })

  it('is due no later after again than after hard, and no later after hard than after good', () => {
    fc.assert(
      fc.property(practised, later, (card, ms) => {
        const at = after(card.reviewed_at, ms)
        const [again, hard, good] = (['again', 'hard', 'good'] as const).map(given => review(card, given, at).due_at.getTime())
        expect(again).toBeLessThanOrEqual(hard ?? 0)
        expect(hard).toBeLessThanOrEqual(good ?? 0)
      }),
    )
  })

  it('of a right answer before the card is due changes nothing in practice, and a wrong one brings it back', () => {
    fc.assert(
      fc.property(practised, rating, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (card, given, share) => {
        const at = after(card.reviewed_at, Math.floor(share * (card.due_at.getTime() - card.reviewed_at.getTime())))
        const early = reviewInPractice(card, given, at)
        if (given === 'again') expect(early).toEqual(review(card, 'again', at))
        else expect(early).toEqual(card)
        expect(reviewInPractice(card, given, card.due_at)).toEqual(review(card, given, card.due_at))
      }),
    )
  })

  it('is deterministic', () => {
    fc.assert(
      fc.property(practised, rating, later, (card, given, ms) => {
        const at = after(card.reviewed_at, ms)
        expect(review(card, given, at)).toEqual(review({ ...card }, given, at))
      }),
    )
  })
})

describe('forecast', () => {
  it('has 14 days, counts overdue cards for today and ignores later ones', () => {
    const days = forecast(
      '2026-02-25',
      [
        { day: '2026-02-20', due: 3 },
        { day: '2026-02-25', due: 2 },
        { day: '2026-03-01', due: 4 },
        { day: '2026-03-10', due: 1 },
        { day: '2026-03-11', due: 9 },
      ],
      100,
    )
    expect(days).toHaveLength(14)
    expect(days.filter(({ due }) => due > 0)).toEqual([
      { day: '2026-02-25', due: 5 },
      { day: '2026-03-01', due: 4 },
      { day: '2026-03-10', due: 1 },
    ])
  })

  it('is all zeros without cards', () => {
    expect(forecast('2026-12-31', [], 100).every(({ due }) => due === 0)).toBe(true)
  })

  it('moves cards beyond the daily limit from today to tomorrow', () => {
    const due = [
      { day: '2026-03-01', due: 8 },
      { day: '2026-03-02', due: 2 },
    ]
    const firstTwo = (room: number) =>
      forecast('2026-03-01', due, room)
        .slice(0, 2)
        .map(entry => entry.due)
    expect([firstTwo(8), firstTwo(5), firstTwo(0)]).toEqual([
      [8, 2],
      [5, 5],
      [0, 10],
    ])
  })
})
