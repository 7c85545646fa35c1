import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { leagueTiers } from '@trivium/contract/rewards/league-names'
import type { League } from '@trivium/contract/rewards/leagues'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { heading, seen, show, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { LeaguePart } from './index.ts'

const member = (user_id: number, name: string, user_rank: number, score: number): Ranked => ({
  user_id,
  name,
  profile: null,
  score,
  user_rank,
})
const isolated = (name: string) => `\u2068${name}\u2069`

function open(members: Ranked[], rival: League['rival']) {
  const data: League = {
    week: '2026-11-30',
    ends_at: new Date(serverNow() + 86_400_000).toISOString(),
    tier: 'copper',
    tiers: [...leagueTiers],
    promotes: 0,
    demotes: 0,
    members,
    my_rank: members.find(({ user_id }) => user_id === 12) ?? null,
    rival,
    is_counting: false,
    last: null,
  }
  return show(<LeaguePart />, { player: aPlayer(), answers: { get_league: { data } } })
}

it('says how far away the next rival is', async () => {
  await open([member(3, 'Sara', 1, 32), member(12, 'Nora', 2, 20)], { name: 'Sara', gap: 12 })
  await seen('league.behind', { count: 12, shown: '12', name: isolated('Sara') })
  await expectAccessible()
})

it('says it to the first, too', async () => {
  await open([member(12, 'Nora', 1, 21), member(3, 'Sara', 2, 20)], { name: 'Sara', gap: 1 })
  await seen('league.ahead', { count: 1, shown: '1', name: isolated('Sara') })
})

it('says when two are level', async () => {
  await open([member(3, 'Sara', 1, 20), member(12, 'Nora', 2, 20)], { name: 'Sara', gap: 0 })
  await seen('league.level', { name: isolated('Sara') })
})

it('tells a player who is alone so, and offers an invitation', async () => {
  await open([member(12, 'Nora', 1, 20)], null)
  await heading('league.alone')
  expect(screen.getByRole('link', { name: text('league.alone_action') }).getAttribute('href')).toBe('/profile/invite/')
  await expectAccessible()
})
