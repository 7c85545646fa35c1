// The only way to change a battle: what is due by now and what the player wants become events. Compare-and-set saves them together with
// their effects (enact.ts). Any process may change any battle.

import type { Refusal } from '@trivium/contract/platform/refusals'
import { type Battle, dueAt, isEnded } from '@trivium/rules/compete/battles/battle'
import type { NewEvent } from '@trivium/rules/compete/battles/events'
import { applyNew, pausesFor, tick } from '@trivium/rules/compete/battles/moves'
import { must, refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { retrying, transact } from '../../../platform/db/transaction.ts'
import type { LiveNews } from '../../../platform/live/index.ts'
import { botPlanner } from './bots.ts'
import { chained } from './chain.ts'
import { enact, needsTransaction } from './enact.ts'
import { invalidate, type CachedBattle, readCurrent, findCached, cacheBattle, withEvents } from './cached-battles.ts'
import type { Heartbeat } from './heartbeat.ts'
import { saveBattle } from '../store.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'

/** What battles need from the process they run in. */
export interface Arena {
  db: Db
  now: () => Date
  /** The current moment, for changes that no call asks for. */
  moment: () => Moment
  heartbeat: Heartbeat
  news: LiveNews
  readSettings: () => Promise<Settings>
  /** Called with every state of a battle that this process sees. */
  onKnown: (known: CachedBattle) => unknown
}

/** During maintenance the clocks of battles stand still, and no player counts as gone. */
export const isShut = async ({ readSettings }: Arena): Promise<boolean> => (await readSettings()).app_maintenance === 1

/** When a call arrived, and its transaction, if it has one. */
export interface Moment {
  db: Db
  now: Date
}

/** Returns the events that follow from a wish, or a refusal. May be called again with a later state of the battle. */
export type Decide = (battle: Battle, known: CachedBattle, db: Db) => NewEvent[] | Refusal | Promise<NewEvent[] | Refusal>

const nothing: Decide = () => []

/** @returns the battle afterwards. @throws Refused room_not_found, or as `decide` refuses */
export function changeBattle(arena: Arena, roomId: string, { db, now }: Moment, decide: Decide = nothing): Promise<CachedBattle> {
  return retrying(db, async db => {
    // The cached battle may be outdated. If saving fails, we invalidate it and start again; if it leads to no change, we read the current
    // battle from the database.
    const copy = findCached(db, roomId)
    const fromCopy = copy && (await forgetting(db, copy, attempt(arena, copy, { db, now }, decide)))
    if (fromCopy?.hasChanged) return fromCopy.known
    const known = (await readCurrent(db, roomId)) ?? refuse('room_not_found')
    if (fromCopy && known.battle.seq === copy?.battle.seq) return fromCopy.refusal === null ? known : refuse(fromCopy.refusal)
    const result = await attempt(arena, known, { db, now }, decide)
    return result.refusal === null ? result.known : refuse(result.refusal)
  })
}

async function forgetting<Result>(db: Db, { roomId }: CachedBattle, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    invalidate(db, roomId)
    throw error
  }
}

interface Attempted {
  known: CachedBattle
  hasChanged: boolean
  refusal: Refusal | null
}

/** @throws Outdated if another change was saved first */
async function attempt(arena: Arena, known: CachedBattle, { db, now }: Moment, decide: Decide): Promise<Attempted> {
  const before = await timely(arena, known, { db, now })
  const battle = before.reduce((state, event) => applyNew(state, event, now.getTime()), known.battle)
  const decided = await decide(battle, known, db)
  const refusal = typeof decided === 'string' ? decided : null
  const events = [...before, ...(typeof decided === 'string' ? [] : decided)]
  if (events.length === 0) return { known, hasChanged: false, refusal }
  const changed = await save(arena, known, events, { db, now })
  return { known: changed, hasChanged: refusal === null, refusal }
}

/** Events that are due by now: pauses, the ends of phases, the answers of bots. */
async function timely(arena: Arena, known: CachedBattle, { db, now }: Moment): Promise<NewEvent[]> {
  const { battle } = known
  const due = dueAt(battle)
  if (isEnded(battle) || due === null) return []
  const paused = pausesFor(battle, known.createdAt, await arena.heartbeat.outages(db))
  const resumed = paused.reduce((state, event) => applyNew(state, event, now.getTime()), battle)
  return [...paused, ...tick(resumed, now.getTime(), await botPlanner(db, known))]
}

async function save(arena: Arena, known: CachedBattle, events: readonly NewEvent[], { db, now }: Moment): Promise<CachedBattle> {
  const changed = needsTransaction(events)
    ? // Coins, seats and plays change together with the battle or not at all; the battle's own row comes last.
      await transact(db, async tx => {
        const enacted = await enact(tx, known, events, { now, settings: await arena.readSettings() })
        return write(tx, known, enacted, now, true)
      })
    : await write(db, known, events, now, db.isTransaction || arena.news.isPublishedAtCommit)
  cacheBattle(db, changed)
  if (!db.isTransaction) {
    arena.onKnown(changed)
    if (!needsTransaction(events)) arena.news.publish(`battle:${changed.roomId}:${changed.battle.seq}`)
  }
  return changed
}

async function write(db: Db, known: CachedBattle, events: readonly NewEvent[], now: Date, notifies: boolean): Promise<CachedBattle> {
  const last = must(known.events.at(-1), 'a battle has events')
  const added = chained({ seq: last.seq, hash: known.hash, at: last.at }, events, now.getTime())
  const changed = withEvents(known, added)
  await saveBattle(db, savingOf(changed, known.battle.seq, added, notifies))
  return changed
}

export function savingOf({ id, battle }: CachedBattle, seqBefore: number, events: ReturnType<typeof chained>, notifies: boolean) {
  const endedAt = isEnded(battle) ? battle.since : null
  const opened = events.some(({ kind }) => kind === 'shown') ? battle.round - 1 : null
  return { id, seqBefore, events, phase: battle.phase, dueAt: dueAt(battle), endedAt, opened, notifies }
}
