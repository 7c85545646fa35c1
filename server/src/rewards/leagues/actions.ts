import type { PlayerHome } from '@trivium/contract/profile/home'
import { type League, leagues } from '@trivium/contract/rewards/leagues'
import { leagueTiers } from '@trivium/contract/rewards/league-names'
import { inOrder, movesOf, weekOf } from '@trivium/rules/rewards/leagues'
import { type Context, handle } from '../../platform/api/handle.ts'
import { must } from '../../platform/api/refuse.ts'
import { readMembers, readNewest, readPlace, type LeagueStanding } from './store.ts'
import { presentMember } from './views.ts'

export const leagueActions = handle(leagues, {
  async get_league(_input, { db, now, player, settings }): Promise<League> {
    const { week, endsAt } = weekOf(now)
    const isOn = settings.weekly_leagues === 1
    const newest = isOn ? await readNewest(db, player.id, week) : []
    const current = newest.find(standing => standing.week === week)
    const before = newest.find(standing => standing.week < week)
    const everyone = current?.groupId ? await readMembers(db, current.groupId) : []
    const members = inOrder(everyone.filter(({ isActive }) => isActive)).map((member, index) => presentMember(member, index + 1))
    const tier = current?.tier ?? before?.nextTier ?? before?.tier ?? 0
    return {
      week,
      ends_at: endsAt.toISOString(),
      tier: nameOf(tier),
      tiers: [...leagueTiers],
      ...movesOf(members.length, tier, { promotes: settings.league_promotes, demotes: settings.league_demotes }),
      members,
      my_rank: members.find(({ user_id }) => user_id === player.id) ?? null,
      is_counting: before !== undefined && before.outcome === null,
      last: before ? presentLast(before) : null,
    }
  },
})

/** In one statement: null before the player's first points of the week. */
export async function leagueSummary({ db, now, player, settings }: Context): Promise<PlayerHome['league']> {
  if (settings.weekly_leagues === 0) return null
  const { week, endsAt } = weekOf(now)
  const place = await readPlace(db, player.id, week)
  return place ? { tier: nameOf(place.tier), rank: place.rank, members: place.members, ends_at: endsAt.toISOString() } : null
}

const nameOf = (tier: number) => must(leagueTiers[tier], 'a tier has a name')

function presentLast({ week, tier, finalRank, outcome, nextTier }: LeagueStanding): League['last'] {
  if (tier === null || outcome === null || nextTier === null) return null
  return { week, tier: nameOf(tier), final_rank: finalRank, outcome, next_tier: nameOf(nextTier) }
}
