// The quiz of the day: one per day in the player's stored time zone, the same for everyone in a language.

import type { InputOf } from '@trivium/contract/platform/action'
import type { solo } from '@trivium/contract/play/solo'
import { composeDaily } from '@trivium/rules/play/solo/daily'
import { addDays, localDay, startOfDay } from '@trivium/rules/platform/days'
import { seedOf, seededRandom } from '@trivium/rules/platform/random'
import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { dailyTarget, openPlay } from '../plays/index.ts'
import { readStreak } from '../../rewards/streaks/index.ts'
import { noteZone } from './claimed-zone.ts'
import { hasTakenDaily, saveDailyQuestions, readDailyCandidates, readDailyPlays, readDailyQuestions, startDailyQuestions } from './store.ts'

const calendarDays = 30

export async function openDailyQuiz(asked: InputOf<typeof solo.get_daily_quiz>, context: Context) {
  noteZone(context, asked)
  const { player, now, settings } = context
  const language = await resolveLanguage(context, asked.language_id)
  const day = localDay(now, player.timezone)
  const target = dailyTarget(day)
  return openPlay(context, {
    mode: 'daily_quiz',
    target,
    reward: target,
    leafId: null,
    level: null,
    languageId: language.id,
    async refuseUnlessDue(tx) {
      // A later day counts, too: a player who moves westwards must not get a day twice.
      if (await hasTakenDaily(tx, player.id, target)) refuse('already_played')
    },
    draw: tx => questionsOfDay(tx, { day, languageId: language.id, count: settings.questions_per_play, at: now }),
  })
}

interface Wanted {
  day: string
  languageId: number
  count: number
  at: Date
}

/** Days within which no question repeats while there are others. */
const restDays = 120

/** The questions an editor chose, otherwise composed with the day as seed. Premium categories are left out: not everyone may play them. */
async function questionsOfDay(tx: Db, { day, languageId, count, at }: Wanted): Promise<number[]> {
  const kept = await readDailyQuestions(tx, day, languageId)
  const started = kept?.isStarted === false ? await startDailyQuestions(tx, day, languageId, at) : (kept?.question_ids ?? null)
  if (started && started.length > 0) return started
  const random = seededRandom(seedOf(`${day} ${languageId}`))
  const from = { day, languageId, start: random() }
  const rested = composeDaily(await readDailyCandidates(tx, { ...from, restDays }), count, random)
  const ids = rested.length < count ? composeDaily(await readDailyCandidates(tx, { ...from, restDays: 0 }), count, random) : rested
  return ids.length === 0 ? [] : saveDailyQuestions(tx, { day, languageId, ids, at })
}

export async function dailySummary({ db, player, now, settings }: Context) {
  const today = localDay(now, player.timezone)
  const [plays, streak] = await Promise.all([
    readDailyPlays(db, player.id, [dailyTarget(today)]),
    readStreak(db, { accountId: player.id, kind: 'daily_quiz', today, settings }),
  ])
  return { state: stateOf(plays), streak: streak.length, coins: settings.maximum_winning_coins }
}

function stateOf(plays: { state: 'open' | 'finished'; taken: boolean }[]): 'open' | 'playing' | 'done' {
  if (plays.some(play => play.state === 'open')) return 'playing'
  return plays.some(play => play.taken) ? 'done' : 'open'
}

export async function dailyCalendar({ db, player, now, settings }: Context) {
  const today = localDay(now, player.timezone)
  const days = Array.from({ length: calendarDays }, (_, index) => addDays(today, index - calendarDays + 1))
  const [plays, streak] = await Promise.all([
    readDailyPlays(db, player.id, days.map(dailyTarget)),
    readStreak(db, { accountId: player.id, kind: 'daily_quiz', today, settings }),
  ])
  const frozen = [...streak.frozenDays, ...streak.waitingDays]
  const of = (day: string) => plays.filter(play => play.target === dailyTarget(day))
  return {
    today,
    state: stateOf(of(today)),
    streak: streak.length,
    best_streak: streak.best,
    freezes: {
      held: streak.freezes,
      most: settings.streak_freeze_every > 0 ? settings.streak_freezes_most : 0,
      waiting: streak.waitingDays.length,
      next_in: streak.daysToFreeze,
    },
    days: days.map(day => {
      const taken = of(day).find(play => play.taken)
      const isFrozen = frozen.includes(day)
      return { day, play_id: taken?.id ?? null, percentage: taken?.percentage ?? null, won: taken?.won ?? false, frozen: isFrozen }
    }),
    next_at: startOfDay(addDays(today, 1), player.timezone).toISOString(),
    coins: settings.maximum_winning_coins,
  }
}
