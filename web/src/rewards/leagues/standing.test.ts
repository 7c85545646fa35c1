import type { League } from '@trivium/contract/rewards/leagues'
import { leagueTiers } from '@trivium/contract/rewards/league-names'
import { describe, expect, it } from 'vitest'
import { isTooEarly, lastWeekOf, outlookOf, zonesOf } from './standing.ts'

function league(scores: number[], more: Partial<League> = {}): League {
  const members = scores.map((score, index) => ({ user_id: index + 1, name: `P${index + 1}`, profile: null, score, user_rank: index + 1 }))
  return {
    week: '2026-11-16',
    ends_at: '2026-11-23T00:00:00.000Z',
    tier: 'silver',
    tiers: [...leagueTiers],
    promotes: 2,
    demotes: 1,
    members,
    my_rank: null,
    rival: null,
    is_counting: false,
    last: null,
    ...more,
  }
}
const six = [90, 80, 70, 60, 50, 40]
const outlook = (of: League, rank: number) => outlookOf(of, of.members[rank - 1]!)

it('is too early on Monday to speak of moving down', () => {
  const at = (time: string) => isTooEarly(league(six), Date.parse(time))
  expect([at('2026-11-16T23:59:00Z'), at('2026-11-17T00:01:00Z')]).toEqual([true, false])
})

describe('zonesOf', () => {
  it('splits the group into those who move up, stay and move down', () => {
    expect(zonesOf(league(six)).map(({ zone, members }) => [zone, members.length])).toEqual([
      ['up', 2],
      ['stay', 3],
      ['down', 1],
    ])
  })

  it('leaves out zones without members', () => {
    expect(zonesOf(league([90, 80], { promotes: 0, demotes: 0 })).map(({ zone }) => zone)).toEqual(['stay'])
  })
})

describe('outlookOf', () => {
  it('gives the player’s tier of next week, and the points missing to move up', () => {
    expect(outlook(league(six), 1)).toEqual({ zone: 'up', tier: 'gold', toClimb: null })
    expect(outlook(league(six), 3)).toEqual({ zone: 'stay', tier: 'silver', toClimb: 11 })
    expect(outlook(league(six), 6)).toEqual({ zone: 'down', tier: 'bronze', toClimb: 41 })
  })

  it('asks for one more point when only the time of the points puts the player behind', () => {
    expect(outlook(league([90, 80, 80]), 3).toClimb).toBe(1)
  })

  it('gives no points where nobody moves up', () => {
    expect(outlook(league(six, { tier: 'diamond', promotes: 0 }), 1)).toEqual({ zone: 'stay', tier: 'diamond', toClimb: null })
  })
})

describe('lastWeekOf', () => {
  const last = { week: '2026-11-09', tier: 'bronze', final_rank: 3, outcome: 'promoted', next_tier: 'silver' } as const
  it('is the previous week, not an older one', () => {
    expect(lastWeekOf({ week: '2026-11-16', last })).toBe(last)
    expect(lastWeekOf({ week: '2026-11-23', last })).toBeNull()
    expect(lastWeekOf({ week: '2026-11-16', last: null })).toBeNull()
  })
})
