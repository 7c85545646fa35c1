// Makes the demo: weeks of games, played through the app itself by players of our own, on a clock that starts in the past.

import { seededRandom } from '@trivium/rules/platform/random'
import { readLanguages } from '../../bank/catalogue/index.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { CreateApp } from '../app-types.ts'
import { enrolSamples, shareSamples } from '../sample-sign-ins.ts'
import { comeIn } from './actors.ts'
import { cast, crew, type Role } from './cast.ts'
import { battleDeeds, clockDeeds, dayMs, type Deed, type Guest, soloDeeds, type Span } from './plan.ts'
import { readRightAnswers } from './right-answers.ts'
import { specialDeeds } from './special-deeds.ts'
import { chance, createDemoClock, oneOf, type Stage } from './stage.ts'
import { lendLedgerClock, moveLedgerClock, returnLedgerClock } from './store.ts'

interface DemoToMake {
  createApp: CreateApp
  database: Database
  config: Config
  /** How far back it begins. */
  days: number
  onProgress: (done: number, total: number) => void
  /** Aborts it between two deeds. */
  signal?: AbortSignal | undefined
}

const seed = 2026
/** Nothing happens in the last minutes, so that no clock of the demo is ahead of the real one. */
const margin = 10 * 60_000

export async function makeDemo(wanted: DemoToMake): Promise<void> {
  const { database, config, days, onProgress, signal } = wanted
  const to = Date.now() - margin
  const span = { from: to - days * dayMs, to }
  await lendLedgerClock(database)
  const stage = await setStage(wanted, span)
  try {
    const deeds = await planAll(stage, config, span)
    for (const [done, { at, act }] of deeds.entries()) {
      signal?.throwIfAborted()
      onProgress(done, deeds.length)
      stage.clock.moveTo(new Date(at))
      if (stage.clock.now().getTime() > to + margin / 2) break
      await moveLedgerClock(database.db, stage.clock.now())
      await act()
    }
    await stage.app.runJob('leave_traces')
    await stage.app.runJob('contests')
    onProgress(deeds.length, deeds.length)
  } finally {
    await stage.app.close()
  }
  await returnLedgerClock(database)
}

async function setStage({ database, config, createApp }: DemoToMake, { from }: Span): Promise<Stage> {
  const clock = createDemoClock(new Date(from))
  const app = await createApp({
    // Samples confirm their addresses by the outbox, which only a server without mail has; and nobody else hears of it.
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

/** Everybody who comes, and everything they do, in the order of its time. */
async function planAll(stage: Stage, config: Config, span: Span): Promise<Deed[]> {
  await moveLedgerClock(stage.database.db, stage.clock.now())
  const samples = await comeSamples(stage, config)
  const staff = {
    examiner: await comeCrew(stage, crew.examiner),
    treasurer: await comeCrew(stage, crew.treasurer),
    secondTreasurer: await comeCrew(stage, crew.secondTreasurer),
    approver: await comeCrew(stage, crew.approver),
    payer: await comeCrew(stage, crew.payer),
  }
  const guests = [...samples, ...guestsOf(stage, span)]
  const deeds = [
    ...guests.flatMap((guest, index) => (guest.actor ? [] : [comingOf(stage, guests, guest, index)])),
    ...soloDeeds(stage, guests, span),
    ...battleDeeds(stage, guests, span),
    ...clockDeeds(stage, span),
    ...specialDeeds.flatMap(plan => plan(stage, guests, staff, span)),
  ]
  return deeds.filter(({ at }) => at >= span.from && at < span.to).toSorted((one, other) => one.at - other.at)
}

const comeCrew = (stage: Stage, role: Role) => comeIn(stage, { role, email: `${role.name.split(' ')[0]?.toLowerCase()}@trivium.example` })

/** The samples come first: whoever signs in with one finds weeks of their own. */
async function comeSamples(stage: Stage, config: Config): Promise<Guest[]> {
  const guests: Guest[] = []
  for (const { name, email, subject, roles } of await enrolSamples(stage.app, config)) {
    const role: Role = { name, language: 'en', timezone: 'Europe/London', skill: 0.76, zeal: roles ? 0 : 0.8, ...(roles && { roles }) }
    const actor = await comeIn(stage, { role, email, subject })
    if (!roles) guests.push({ role, joinsAt: stage.clock.now().getTime(), actor })
  }
  await shareSamples(stage.database.db)
  return guests
}

/** A small demo has fewer players. The first third is there from the start, the others come in the weeks after. */
function guestsOf({ random }: Stage, { from, to }: Span): Guest[] {
  const most = Math.min(cast.length, Math.max(8, Math.ceil(((to - from) / dayMs) * 2)))
  return cast.slice(0, most).map((role, index) => ({
    role,
    joinsAt: index < most / 3 ? from + (1 + index) * 60_000 : from + random() * (to - from) * 0.6,
    actor: null,
  }))
}

function comingOf(stage: Stage, guests: readonly Guest[], guest: Guest, index: number): Deed {
  const inviter = chance(stage.random, 0.35) ? oneOf(guests.slice(0, Math.max(1, index)), stage.random) : null
  const email = `player-${index}@trivium.example`
  return {
    at: guest.joinsAt,
    async act() {
      guest.actor = await comeIn(stage, { role: guest.role, email, friendsCode: inviter?.actor?.referCode })
    },
  }
}
