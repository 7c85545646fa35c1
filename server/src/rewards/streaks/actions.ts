import { streaks } from '@trivium/contract/rewards/streaks'
import { addDays, localDay, monthOf } from '@trivium/rules/platform/days'
import { handle } from '../../platform/api/handle.ts'
import { readDailyPlays, readPlayedDays, readSignUp } from './store.ts'
import { readStreak } from './streak.ts'

export const streakActions = handle(streaks, {
  async get_played_days({ month }, { db, now, player, settings }) {
    const today = localDay(now, player.timezone)
    const from = month === undefined ? monthOf(today) : `${month}-01`
    const until = monthOf(addDays(from, 31))
    const [played, dailies, streak, signUp] = await Promise.all([
      readPlayedDays(db, player.id, { from, until }),
      readDailyPlays(db, player.id, { from, until }),
      readStreak(db, { accountId: player.id, kind: 'daily_quiz', today, settings }),
      readSignUp(db, player.id),
    ])
    const frozen = new Set([...streak.frozenDays, ...streak.waitingDays].filter(day => day >= from && day < until))
    const answered = new Map(played.map(row => [row.day, row.answered]))
    const daily = new Map(dailies.map(row => [row.day, row.id]))
    const days = [...new Set([...answered.keys(), ...daily.keys(), ...frozen])].toSorted()
    return {
      month: from.slice(0, 7),
      today,
      since: localDay(signUp, player.timezone),
      days: days.map(day => ({ day, answered: answered.get(day) ?? 0, frozen: frozen.has(day), daily_play_id: daily.get(day) ?? null })),
    }
  },
})
