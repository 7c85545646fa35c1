import type { PlayerHome } from '@trivium/contract/profile/home'
import { type League, leagues } from '@trivium/contract/rewards/leagues'
import type { Ranked } from '@trivium/contract/rewards/leaderboards'
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
    const mine = members.find(({ user_id }) => user_id === player.id) ?? null
    const tier = current?.tier ?? before?.nextTier ?? before?.tier ?? 0
    return {
      week,
      ends_at: endsAt.toISOString(),
      tier: nameOf(tier),
      tiers: [...leagueTiers],
      ...movesOf(members.length, tier, { promotes: settings.league_promotes, demotes: settings.league_demotes }),
      members,
      my_rank: mine,
      rival: mine && rivalOf(mine, members),
      is_counting: before !== undefined && before.outcome === null,
      last: before ? presentLast(before) : null,
    }
  },
})

/** The member next above; the first has the second as rival. */
function rivalOf({ user_rank, score }: Ranked, members: readonly Ranked[]): League['rival'] {
  const rival = members[user_rank === 1 ? 1 : user_rank - 2]
  return rival ? { name: rival.name, gap: Math.abs(rival.score - score) } : null
}

/** In one statement: null before the player's first points of the week. */
export async function leagueSummary({ db, now, player, settings }: Context): Promise<PlayerHome['league']> {
  if (settings.weekly_leagues === 0) return null
  const { week, endsAt } = weekOf(now)
  const place = await readPlace(db, player.id, week)
  if (!place) return null
  const { tier, rank, members, rival, points } = place
  const gap = rival && { name: rival.name, gap: Math.abs(rival.points - points) }
  return { tier: nameOf(tier), rank, members, rival: gap, ends_at: endsAt.toISOString() }
}

/** The player's place in the group of a week; null without points in it. */
export async function placeInWeek({ db, player, settings }: Context, week: string) {
  const place = settings.weekly_leagues === 0 ? undefined : await readPlace(db, player.id, week)
  return place ? { tier: nameOf(place.tier), rank: place.rank, members: place.members } : null
}

const nameOf = (tier: number) => must(leagueTiers[tier], 'a tier has a name')

function presentLast({ week, tier, finalRank, outcome, nextTier }: LeagueStanding): League['last'] {
  if (tier === null || outcome === null || nextTier === null) return null
  return { week, tier: nameOf(tier), final_rank: finalRank, outcome, next_tier: nameOf(nextTier) }
}
