// The plan of the demo: deeds in order of time, all from one seed.

import { localDay, startOfDay } from '@trivium/rules/platform/days'
import { type Random, shuffled } from '@trivium/rules/platform/random'
import type { Role } from './seed-players.ts'
import type { Actor, DemoContext } from './demo-context.ts'
import { chance, oneOf } from './demo-context.ts'
import { battleAmongFriends, battleAtRandom } from './battles.ts'
import { enterContests } from './contests.ts'
import { sitSample } from './exams.ts'
import { claimBadges, dailyQuiz, playSomething } from './solo-visits.ts'
import { takeTest } from './tests.ts'

export interface Deed {
  at: number
  act: () => Promise<void>
}

/** A player and the time when they join. */
export interface Guest {
  role: Role
  joinsAt: number
  /** Set when they join. */
  actor: Actor | null
}

export interface DayRange {
  from: number
  to: number
}

export const dayMs = 86_400_000
export const hourMs = 3_600_000

/** A random time of the evening, sometimes of the morning, in the player's time zone. */
function hourOn(day: number, timezone: string, random: Random): number {
  const midnight = startOfDay(localDay(new Date(day), timezone), timezone).getTime()
  const hour = chance(random, 0.25) ? 7 + random() * 3 : 16 + random() * 6
  return midnight + hour * hourMs
}

export function soloDeeds(context: DemoContext, guests: readonly Guest[], { from, to }: DayRange): Deed[] {
  const { random } = context
  const first = guests.map(guest => ({ at: guest.joinsAt + 5 * 60_000, act: () => visit(context, guest) }))
  const later = guests.flatMap(guest =>
    daysOf(Math.max(from, guest.joinsAt), to + dayMs).flatMap(day => {
      if (!chance(random, guest.role.zeal > 0.75 ? guest.role.zeal : guest.role.zeal * 0.65)) return []
      const at = hourOn(day, guest.role.timezone, random)
      return at < guest.joinsAt ? [] : [{ at, act: () => visit(context, guest) }]
    }),
  )
  return [...first, ...later]
}

/** Players who come nearly every day never miss the daily quiz. */
async function visit(context: DemoContext, { actor, role }: Guest): Promise<void> {
  if (!actor) return
  const { random } = context
  await actor.ask('get_user_by_id', {})
  if (chance(random, role.zeal > 0.75 ? 1 : 0.3)) await dailyQuiz(context, actor)
  if (chance(random, 0.65)) await playSomething(context, actor)
  if (chance(random, 0.2)) await enterContests(context, actor)
  if (chance(random, 0.06)) await takeTest(context, actor, oneOf(['tutor', 'timed', 'cat', 'readiness'] as const, random))
  if (chance(random, 0.03)) await sitSample(context, actor)
  if (chance(random, 0.25)) await claimBadges(context, actor)
}

/** One or two battles a day between players of the same language. */
export function battleDeeds(context: DemoContext, guests: readonly Guest[], { from, to }: DayRange): Deed[] {
  const { random } = context
  return daysOf(from, to).flatMap(day =>
    Array.from({ length: chance(random, 0.3) ? 2 : 1 }, () => ({
      at: day + (0.2 + 0.7 * random()) * dayMs,
      act: async () => {
        const here = guests.filter(({ role, actor }) => actor !== null && role.zeal > 0.25)
        // We draw a player for the language, so that a language with more players has more battles.
        const { language } = oneOf(here, random).role
        const players = shuffled(here, random).flatMap(({ role, actor }) => (role.language === language && actor ? [actor] : []))
        await battle(context, players)
      },
    })),
  )
}

async function battle(context: DemoContext, [one, other, ...more]: Actor[]): Promise<void> {
  if (!one || !other) return
  const { random } = context
  if (chance(random, 0.6)) return battleAtRandom(context, one, other)
  await battleAmongFriends(context, chance(random, 0.4) ? [one, other, ...more.slice(0, 2)] : [one, other])
}

/** The jobs of the app: contests open and close, abandoned plays end, stats are written. */
export function clockDeeds({ app }: DemoContext, { from, to }: DayRange): Deed[] {
  const step = 4 * hourMs
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step)) }, (_, index) => ({
    at: first + index * step + 1000,
    act: async () => {
      for (const job of ['close_overdue_plays', 'write_play_stats', 'contests', 'close_weeks', 'release_exams']) await app.runJob(job)
    },
  }))
}

const daysOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / dayMs)) }, (_, day) => from + day * dayMs)
