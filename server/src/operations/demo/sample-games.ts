// The games that sample players of a development machine played last week, so that past lists are not empty: the weekly cup of each
// language, with some of the cast, and an exam. Played through the app itself, like the demo; no row is written by hand.

import { weekAt } from '@trivium/rules/platform/days'
import { seededRandom } from '@trivium/rules/platform/random'
import { readLanguages } from '../../bank/catalogue/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { announceCup } from '../../compete/contests/index.ts'
import type { Database } from '../../platform/db/connect.ts'
import { storePastExam } from '../../assess/exams/index.ts'
import type { CreateApp } from '../app-types.ts'
import { enrolSamples, mayMakeSamples } from '../sample-sign-ins.ts'
import { readSettings } from '../../platform/settings/index.ts'
import { comeIn } from './actors.ts'
import { seedPlayers, type Role } from './seed-players.ts'
import { enterContests } from './contests.ts'
import { sit } from './exams.ts'
import { dayMs, hourMs } from './plan.ts'
import { readRightAnswers } from './right-answers.ts'
import { type Actor, createDemoClock, type DemoContext } from './demo-context.ts'

const seed = 2026
/** Further players from the cast, by language. */
const others = { en: 2, es: 3, ar: 3 }

/** Only where samples may sign in (index.ts checks the rest). @returns whether games were played */
export async function playSampleGames(createApp: CreateApp, database: Database, config: Config): Promise<boolean> {
  if (!mayMakeSamples(config)) return false
  const week = weekAt(new Date(), -1)
  const clock = createDemoClock(new Date(week.startsAt.getTime() + dayMs))
  const app = await createApp({ config: { ...config, redisUrl: undefined }, database, now: clock.now, limitFactor: 10_000, isStaged: true })
  const languageIds = new Map((await readLanguages(database.db)).map(({ code, id }) => [code, id]))
  const context: DemoContext = {
    app,
    database,
    clock,
    random: seededRandom(seed),
    rightAnswers: readRightAnswers(database.db),
    languageIds,
  }
  try {
    for (const languageId of languageIds.values()) {
      await announceCup(database.db, languageId, week, await readSettings(database.db), clock.now())
    }
    await app.runJob('contests')
    const samples = await comeSamples(context, config)
    await sitExam(context, samples)
    for (const player of [...samples, ...(await comeOthers(context))]) await enterContests(context, player)
    clock.moveTo(new Date(week.endsAt.getTime() + 2000))
    for (const job of ['close_overdue_plays', 'contests', 'release_exams', 'write_play_stats', 'close_weeks']) await app.runJob(job)
  } finally {
    await app.close()
  }
  return true
}

/** @returns the players; staff samples only sign up */
async function comeSamples(context: DemoContext, config: Config): Promise<Actor[]> {
  const players: Actor[] = []
  for (const { name, email, subject, roles } of await enrolSamples(context.app, config)) {
    const role: Role = { name, language: 'en', timezone: 'Europe/London', skill: 0.76, zeal: 0, ...(roles && { roles }) }
    const actor = await comeIn(context, { role, email, subject })
    if (!roles) players.push(actor)
  }
  return players
}

async function comeOthers(context: DemoContext): Promise<Actor[]> {
  const chosen = Object.entries(others).flatMap(([language, count]) =>
    seedPlayers.filter(role => role.language === language).slice(0, count),
  )
  const actors: Actor[] = []
  for (const [index, role] of chosen.entries()) actors.push(await comeIn(context, { role, email: `sample-${index}@trivium.example` }))
  return actors
}

async function sitExam(context: DemoContext, players: Actor[]): Promise<void> {
  const startsAt = context.clock.now()
  const exam = await storePastExam(context.database.db, { startsAt, endsAt: new Date(startsAt.getTime() + 24 * hourMs) })
  for (const player of exam ? players : []) if (exam) await sit(context, player, { examId: exam.id, key: exam.key })
}
