import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highestTier, inOrder, lastCountable, movesOf, outcomeOf, tierAfter, weekOf } from './leagues.ts'

const rules = { promotes: 7, demotes: 5 }

describe('the week of a league', () => {
  it.each([
    ['2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28'],
  ])('of %s began on %s', (at, week) => {
    expect(weekOf(new Date(at)).week).toBe(week)
  })

  it('ends on the next Monday', () => {
    expect(weekOf(new Date('2026-11-18T10:00:00Z')).endsAt.toISOString()).toBe('2026-11-23T00:00:00.000Z')
  })

  it('is counted two minutes after its end', () => {
    expect(lastCountable(new Date('2026-11-23T00:01:59Z'))).toBe('2026-11-09')
    expect(lastCountable(new Date('2026-11-23T00:02:00Z'))).toBe('2026-11-16')
  })
})

describe('movesOf', () => {
  it.each([
    [30, 3, 7, 5],
    [30, 0, 7, 0],
    [30, highestTier, 0, 5],
    [9, 3, 3, 3],
    [5, 3, 1, 1],
    [2, 3, 0, 0],
  ])('of %i members in tier %i: %i up, %i down', (members, tier, promotes, demotes) => {
    expect(movesOf(members, tier, rules)).toEqual({ promotes, demotes })
  })
})

describe('outcomeOf', () => {
  it.each([
    [1, 'promoted'],
    [7, 'promoted'],
    [8, 'stayed'],
    [25, 'stayed'],
    [26, 'demoted'],
    [30, 'demoted'],
  ])('rank %i of 30: %s', (rank, outcome) => {
    expect(outcomeOf({ rank, points: 10, members: 30, tier: 2 }, rules)).toBe(outcome)
  })

  it('promotes nobody without points', () => {
    expect(outcomeOf({ rank: 1, points: 0, members: 30, tier: 2 }, rules)).toBe('stayed')
  })

  it('never moves beyond the lowest and highest tier, nor more than a third each way', () => {
    const cases = fc.record({
      members: fc.integer({ min: 1, max: 100 }),
      tier: fc.nat(highestTier),
      promotes: fc.nat(100),
      demotes: fc.nat(100),
    })
    fc.assert(
      fc.property(cases, ({ members, tier, ...own }) => {
        const ranks = Array.from({ length: members }, (_, index) => index + 1)
        const outcomes = ranks.map(rank => outcomeOf({ rank, points: 5, members, tier }, own))
        const count = (wanted: string) => outcomes.filter(outcome => outcome === wanted).length
        expect(count('promoted')).toBeLessThanOrEqual(members / 3)
        expect(count('demoted')).toBeLessThanOrEqual(members / 3)
        expect({ promotes: count('promoted'), demotes: count('demoted') }).toEqual(movesOf(members, tier, own))
        const after = outcomes.map(outcome => tierAfter(tier, outcome))
        expect(Math.min(...after)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...after)).toBeLessThanOrEqual(highestTier)
        if (tier === 0) expect(count('demoted')).toBe(0)
        if (tier === highestTier) expect(count('promoted')).toBe(0)
      }),
    )
  })
})

describe('inOrder', () => {
  it('ranks by points, then by the earlier time of reaching them', () => {
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 18, 12, 0, seconds))
    const members = [
      { id: 1, points: 10, reachedAt: at(5) },
      { id: 2, points: 12, reachedAt: at(9) },
      { id: 3, points: 10, reachedAt: at(3) },
      { id: 4, points: 10, reachedAt: at(3) },
    ]
    expect(inOrder(members).map(({ id }) => id)).toEqual([2, 3, 4, 1])
  })
})
