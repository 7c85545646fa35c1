import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawByHash, drawText } from './draw.ts'
import { stateOfContest } from './phase.ts'
import { giveThings, rankedPrizes, sharePrizes, splitPayments } from './prizes.ts'
import { compareStandings, placesOf, type ContestStanding } from './ranking.ts'
import { cupsWanted } from './weekly-cup.ts'
import { weekAt, weekNumber } from '../../platform/days.ts'

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** With few different values, so that ties are frequent. */
const standings = fc
  .array(fc.record({ score: fc.integer({ min: -2, max: 2 }), ms: fc.integer({ min: 0, max: 1 }), at: fc.integer({ min: 0, max: 1 }) }))
  .map(rows => rows.map(({ at, ...row }): ContestStanding => ({ ...row, finishedAt: new Date(at) })).toSorted(compareStandings))
const prizeLists = fc.array(fc.nat(500), { maxLength: 8 }).map(prizes => prizes.toSorted((one, other) => other - one))

describe('the order', () => {
  const at = (second: number) => new Date(1000 * second)
  it.each([
    ['the score', { score: 8, ms: 9000, finishedAt: at(9) }, { score: 4, ms: 1000, finishedAt: at(1) }],
    ['less time', { score: 4, ms: 1000, finishedAt: at(9) }, { score: 4, ms: 9000, finishedAt: at(1) }],
    ['the earlier finish', { score: 4, ms: 1000, finishedAt: at(1) }, { score: 4, ms: 1000, finishedAt: at(9) }],
    ['0 before a negative score', { score: 0, ms: 9000, finishedAt: at(9) }, { score: -4, ms: 1000, finishedAt: at(1) }],
  ])('is by %s', (_what, first, second) => {
    expect(compareStandings(first, second)).toBeLessThan(0)
    expect(compareStandings(second, first)).toBeGreaterThan(0)
  })

  it('gives equal players the same place, and continues after all of them', () => {
    const [one, two] = [
      { score: 8, ms: 1, finishedAt: at(1) },
      { score: 4, ms: 1, finishedAt: at(1) },
    ]
    expect(placesOf([one, two, two, { ...two, ms: 2 }])).toEqual([1, 2, 2, 4])
    expect(placesOf([two, { ...two, ms: 2 }], { offset: 2, place: 2 })).toEqual([2, 4])
  })

  it('is the same page by page as for the whole list', () => {
    fc.assert(
      fc.property(standings, fc.nat(10), (all, cut) => {
        const offset = Math.min(cut, all.length)
        const whole = placesOf(all)
        const page = placesOf(all.slice(offset), { offset, place: whole[offset] ?? 1 })
        expect([...whole.slice(0, offset), ...page]).toEqual(whole)
      }),
    )
  })
})

describe('prizes', () => {
  it("of equal players are the sum of their ranks' prizes, divided by their number", () => {
    expect(sharePrizes([1, 2, 2, 4], [100, 50, 25])).toEqual([100, 37, 37, 0])
    expect(sharePrizes([1, 1, 1], [100])).toEqual([33, 33, 33])
    expect(sharePrizes([], [100])).toEqual([])
  })

  it('never increase with the place, are equal for equal players, and lose less than a coin per player by rounding', () => {
    fc.assert(
      fc.property(standings, prizeLists, (all, prizes) => {
        const places = placesOf(all)
        const shares = sharePrizes(places, prizes)
        expect(shares).toEqual(shares.toSorted((one, other) => other - one))
        for (const [index, place] of places.entries()) expect(shares[index]).toBe(shares[places.indexOf(place)])
        const promised = sum(prizes.slice(0, all.length))
        expect(sum(shares)).toBeLessThanOrEqual(promised)
        expect(promised - sum(shares)).toBeLessThan(Math.max(1, all.length))
      }),
    )
  })

  it('are paid from the entries first, and the house adds exactly the rest', () => {
    expect(splitPayments([100, 50, 25], 120)).toEqual([
      { fromEntries: 100, fromHouse: 0 },
      { fromEntries: 20, fromHouse: 30 },
      { fromEntries: 0, fromHouse: 25 },
    ])
    fc.assert(
      fc.property(prizeLists, fc.nat(2000), (prizes, entries) => {
        const payments = splitPayments(prizes, entries)
        expect(payments.map(payment => payment.fromEntries + payment.fromHouse)).toEqual(prizes)
        expect(sum(payments.map(payment => payment.fromEntries))).toBe(Math.min(entries, sum(prizes)))
      }),
    )
  })
})

describe('things', () => {
  const at = (second: number) => new Date(1000 * second)
  const things = [
    { from: 1, to: 1, name: 'bike' },
    { from: 2, to: 3, name: 'book' },
  ]
  const given = (...winners: [accountId: number, place: number, second: number][]) =>
    giveThings(
      winners.map(([accountId, place, second]) => ({ accountId, place, startedAt: at(second) })),
      things,
    ).map(({ winner, thing }) => [winner.accountId, thing.name])

  it('go to the earlier entry among equal players, in whatever order they come', () => {
    expect(given([7, 1, 30], [8, 1, 10], [9, 1, 20], [3, 4, 1])).toEqual([
      [8, 'bike'],
      [9, 'book'],
      [7, 'book'],
    ])
    expect(given([9, 3, 20], [7, 1, 30], [8, 1, 10], [2, 3, 5])).toEqual([
      [8, 'bike'],
      [7, 'book'],
      [2, 'book'],
    ])
    // Who entered at the same millisecond: the older account.
    expect(given([9, 1, 1], [8, 1, 1])).toEqual([
      [8, 'bike'],
      [9, 'book'],
    ])
  })

  it('are as many as were promised, at most, and nobody gets two', () => {
    const winners = fc.array(fc.record({ place: fc.integer({ min: 1, max: 4 }), second: fc.nat(2) }), { maxLength: 8 })
    fc.assert(
      fc.property(winners, rows => {
        const gifts = giveThings(
          rows.map(({ place, second }, accountId) => ({ accountId, place, startedAt: at(second) })),
          things,
        )
        expect(gifts).toHaveLength(Math.min(3, rows.length))
        expect(new Set(gifts.map(({ winner }) => winner.accountId)).size).toBe(gifts.length)
      }),
    )
  })

  it('count among the ranks that win something', () => {
    expect([rankedPrizes([], []), rankedPrizes([5, 3], things), rankedPrizes([5, 3, 2, 1], things)]).toEqual([1, 3, 4])
  })
})

describe('the draw', () => {
  const hashOf = (seed: string) => (id: number) => createHash('sha256').update(drawText(seed, id)).digest('hex')

  it('is repeatable from the seed and the candidates in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { maxLength: 40 }), fc.string(), fc.nat(12), (ids, seed, count) => {
        const drawn = drawByHash(ids, count, hashOf(seed))
        expect(drawByHash(ids.toReversed(), count, hashOf(seed))).toEqual(drawn)
        expect(new Set(drawn).size).toBe(Math.min(count, ids.length))
        expect(ids).toEqual(expect.arrayContaining(drawn))
      }),
    )
  })

  it('gives this example, for comparison with other implementations', () => {
    const ids = Array.from({ length: 100 }, (_, index) => index + 1)
    expect(drawByHash(ids, 5, hashOf('seed'))).toMatchInlineSnapshot(`
      [
        73,
        82,
        23,
        27,
        7,
      ]
    `)
  })
})

describe('the state of a contest', () => {
  const [startsAt, endsAt] = [new Date(1000), new Date(2000)]
  const course = (state: 'announced' | 'open' | 'over' | 'called_off', calledOffAt: Date | null = null) => ({
    state,
    startsAt,
    endsAt,
    calledOffAt,
  })
  it.each([
    [course('announced'), 0, 'upcoming'],
    [course('announced'), 1500, 'upcoming'],
    [course('open'), 1999, 'live'],
    [course('open'), 2000, 'closing'],
    [course('announced'), 2000, 'closing'],
    [course('over'), 2001, 'over'],
    [course('open', new Date(1500)), 1600, 'called_off'],
    [course('called_off', new Date(500)), 600, 'called_off'],
  ] as const)('%j at %d is %s', (stored, at, state) => {
    expect(stateOfContest(stored, new Date(at))).toBe(state)
  })
})

describe('the weekly cup', () => {
  it('begins on Monday in UTC and ends when the next one begins', () => {
    for (const day of ['2026-11-23T00:00:00.000Z', '2026-11-26T12:00:00Z', '2026-11-29T23:59:59.999Z']) {
      const week = weekAt(new Date(day))
      expect([week.monday, week.startsAt.toISOString()]).toEqual(['2026-11-23', '2026-11-23T00:00:00.000Z'])
      expect(weekAt(new Date(day), 1).startsAt).toEqual(week.endsAt)
    }
  })

  it('exists for this week and the next, and in a new installation for the last week', () => {
    const now = new Date('2026-11-25T10:00:00Z')
    expect(cupsWanted(now, false).map(({ monday }) => monday)).toEqual(['2026-11-23', '2026-11-30'])
    expect(cupsWanted(now, true).map(({ monday }) => monday)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
  })

  it.each([
    ['2026-11-23', 48],
    ['2025-12-29', 1],
    ['2026-12-28', 53],
    ['2027-01-04', 1],
  ])('has the number of its week: %s is %d', (monday, number) => {
    expect(weekNumber(monday)).toBe(number)
  })
})
