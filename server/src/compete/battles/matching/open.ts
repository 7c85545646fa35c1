// Opens a battle in one transaction: its row, its first events and their effects. A battle that has its questions starts at once.

import { apply, type Battle } from '@trivium/rules/compete/battles/battle'
import { firstHash } from '@trivium/rules/compete/battles/chain'
import { type BattleRules, event, type NewEvent, type RecordedSeat } from '@trivium/rules/compete/battles/events'
import type { Why } from '@trivium/contract/compete/battle-names'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { must } from '../../../platform/api/refuse.ts'
import { Outdated, transact, type Tx } from '../../../platform/db/transaction.ts'
import { chained } from '../running/chain.ts'
import { type Arena, type Moment, savingOf } from '../running/change.ts'
import { enact } from '../running/enact.ts'
import { wakeBattles } from '../running/heartbeat.ts'
import { type CachedBattle, cacheBattle } from '../running/cached-battles.ts'
import { insertBattle, saveBattle } from '../store.ts'

export interface Opening {
  roomId: string
  /** Null for a room that nobody can join. */
  code: string | null
  rules: BattleRules
  languageId: number
  categoryId: number | null
  /** Account ids by seat; the first is the owner. */
  players: number[]
  /** Null without a bot. */
  botRating: number | null
  /** If the bot is a recording: its id and its answers. */
  recording?: { id: number; recorded: RecordedSeat }
  /** Why it is free; null if it is not. */
  why: Why | null
  /** Null for a room that waits for its players. */
  questions: FrozenQuestion[] | null
}

/** Call it in `retrying`. @throws Refused as `enact`, and nothing is written; Outdated */
export async function openBattle(arena: Arena, { db, now }: Moment, opening: Opening): Promise<CachedBattle> {
  const known = await transact(db, async tx => insert(tx, opening, { now, settings: await arena.readSettings() }))
  cacheBattle(db, known)
  if (!db.isTransaction) arena.onKnown(known)
  return known
}

function eventsOf({ rules, players, botRating, recording, why, questions }: Opening): NewEvent[] {
  const seats = players.map((account_id, index) => event('joined', index + 1, { account_id }))
  return [
    event('created', null, { rules }),
    ...(why === null ? [] : [event('made_friendly', null, { why })]),
    ...seats,
    ...(botRating === null ? [] : [event('joined', players.length + 1, botOf(botRating, recording))]),
    ...(questions === null ? [] : [event('started', null, { questions, plays: [] })]),
  ]
}

const botOf = (bot_rating: number, recording: Opening['recording']) =>
  ({ account_id: null, bot_rating, ...(recording && { recorded: recording.recorded }) }) as const

async function insert(tx: Tx, opening: Opening, occasion: Parameters<typeof enact>[3]): Promise<CachedBattle> {
  const { roomId, code, rules, languageId, categoryId, players } = opening
  const { now: at } = occasion
  const ownerId = must(players[0], 'a battle has an owner')
  const row = { roomId, code, ownerId, languageId, categoryId, recordingId: opening.recording?.id ?? null }
  // If another room has this id or code, we start again with another code.
  const id = await insertBattle(tx, { ...row, kind: rules.kind, at })
  if (id === undefined) throw new Outdated()
  const enacted = await enact(tx, { id, roomId, code, languageId, categoryId, battle: null }, eventsOf(opening), occasion)
  const events = chained({ seq: 0, hash: firstHash, at: 0 }, enacted, at.getTime())
  const battle = must(events.reduce<Battle | null>(apply, null), 'it has events')
  const known = { ...row, id, createdAt: at.getTime(), battle, events, hash: must(events.at(-1), 'it has events').hash }
  await saveBattle(tx, savingOf(known, 0, events, true))
  wakeBattles(tx)
  return known
}
