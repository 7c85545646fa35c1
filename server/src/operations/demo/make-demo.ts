// Makes the demo: our own players play weeks of games through the app, on a clock that starts in the past.

import { seededRandom } from '@trivium/rules/platform/random'
import { readLanguages } from '../../bank/catalogue/index.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { CreateApp } from '../app-types.ts'
import { enrolSamples, shareSamples } from '../sample-sign-ins.ts'
import { comeIn } from './actors.ts'
import { seedPlayers, crew, type Role } from './seed-players.ts'
import { battleDeeds, clockDeeds, dayMs, type Deed, type Guest, soloDeeds, type DayRange } from './plan.ts'
import { readRightAnswers } from './right-answers.ts'
import { specialDeeds } from './special-deeds.ts'
import { enrolClass } from './trial-class.ts'
import { chance, createDemoClock, oneOf, type DemoContext } from './demo-context.ts'
import { lendLedgerClock, moveLedgerClock, returnLedgerClock } from './store.ts'

interface DemoToMake {
  createApp: CreateApp
  database: Database
  config: Config
  /** How many days back it begins. */
  days: number
  onProgress: (done: number, total: number) => void
  /** Aborts between two deeds. */
  signal?: AbortSignal | undefined
}

const seed = 2026
/** Nothing happens in the last ten minutes, so that no time of the demo is ahead of the real time. */
const margin = 10 * 60_000

export async function makeDemo(wanted: DemoToMake): Promise<void> {
  const { database, config, days, onProgress, signal } = wanted
  const to = Date.now() - margin
  const span = { from: to - days * dayMs, to }
  await lendLedgerClock(database)
  const context = await openDemo(wanted, span)
  try {
    const deeds = await planAll(context, config, span)
    for (const [done, { at, act }] of deeds.entries()) {
      signal?.throwIfAborted()
      onProgress(done, deeds.length)
      context.clock.moveTo(new Date(at))
      if (context.clock.now().getTime() > to + margin / 2) break
      await moveLedgerClock(database.db, context.clock.now())
      await act()
    }
    for (const job of ['write_play_stats', 'contests', 'count_stats']) await context.app.runJob(job)
    onProgress(deeds.length, deeds.length)
  } finally {
    await context.app.close()
  }
  await returnLedgerClock(database)
}

async function openDemo({ database, config, createApp }: DemoToMake, { from }: DayRange): Promise<DemoContext> {
  const clock = createDemoClock(new Date(from))
  const app = await createApp({
    // Samples confirm their addresses through the outbox, which only a server without mail has. Without Redis no other process is notified.
    config: {
      ...config,
      isDemo: false,
      mode: config.mode === 'production' ? 'development' : config.mode,
      smtpUrl: undefined,
      redisUrl: undefined,
    },
    database,
    now: clock.now,
    limitFactor: 10_000,
    isStaged: true,
  })
  const languageIds = new Map((await readLanguages(database.db)).map(({ code, id }) => [code, id]))
  return { app, database, clock, random: seededRandom(seed), rightAnswers: readRightAnswers(database.db), languageIds }
}

/** All players and their deeds, in order of time. */
async function planAll(context: DemoContext, config: Config, span: DayRange): Promise<Deed[]> {
  await moveLedgerClock(context.database.db, context.clock.now())
  const samples = await comeSamples(context, config)
  const staff = {
    editor: await comeCrew(context, crew.editor),
    secondEditor: await comeCrew(context, crew.secondEditor),
    administrator: await comeCrew(context, crew.administrator),
    examiner: await comeCrew(context, crew.examiner),
    treasurer: await comeCrew(context, crew.treasurer),
    secondTreasurer: await comeCrew(context, crew.secondTreasurer),
    approver: await comeCrew(context, crew.approver),
    payer: await comeCrew(context, crew.payer),
    trialClass: await enrolClass(context),
  }
  const guests = [...samples, ...guestsOf(context, span)]
  const deeds = [
    ...guests.flatMap((guest, index) => (guest.actor ? [] : [comingOf(context, guests, guest, index)])),
    ...soloDeeds(context, guests, span),
    ...battleDeeds(context, guests, span),
    ...clockDeeds(context, span),
    ...specialDeeds.flatMap(plan => plan(context, guests, staff, span)),
  ]
  return deeds.filter(({ at }) => at >= span.from && at < span.to).toSorted((one, other) => one.at - other.at)
}

const comeCrew = (context: DemoContext, role: Role) =>
  comeIn(context, { role, email: `${role.name.split(' ')[0]?.toLowerCase()}@trivium.example` })

/** The samples come first, so that a visitor who signs in as one finds weeks of games. */
async function comeSamples(context: DemoContext, config: Config): Promise<Guest[]> {
  const guests: Guest[] = []
  for (const { name, email, subject, roles } of await enrolSamples(context.app, config)) {
    const role: Role = { name, language: 'en', timezone: 'Europe/London', skill: 0.76, zeal: roles ? 0 : 0.8, ...(roles && { roles }) }
    const actor = await comeIn(context, { role, email, subject })
    if (!roles) guests.push({ role, joinsAt: context.clock.now().getTime(), actor })
  }
  await shareSamples(context.database.db)
  return guests
}

/** A small demo has fewer players. The first third joins at the start, the others in the following weeks. */
function guestsOf({ random }: DemoContext, { from, to }: DayRange): Guest[] {
  const most = Math.min(seedPlayers.length, Math.max(8, Math.ceil(((to - from) / dayMs) * 2)))
  return seedPlayers.slice(0, most).map((role, index) => ({
    role,
    joinsAt: index < most / 3 ? from + (1 + index) * 60_000 : from + random() * (to - from) * 0.6,
    actor: null,
  }))
}

function comingOf(context: DemoContext, guests: readonly Guest[], guest: Guest, index: number): Deed {
  const inviter = chance(context.random, 0.35) ? oneOf(guests.slice(0, Math.max(1, index)), context.random) : null
  const email = `player-${index}@trivium.example`
  return {
    at: guest.joinsAt,
    async act() {
      guest.actor = await comeIn(context, { role: guest.role, email, friendsCode: inviter?.actor?.referCode })
    },
  }
}
