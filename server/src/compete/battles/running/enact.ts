// The effects of a battle's events outside the battle, in the same transaction: seats, coins in escrow, plays, results. Lock order:
// turns, accounts, …, purses (ARCHITECTURE.md); the caller saves the battle's own row last.

import { apply, type Battle } from '@trivium/rules/compete/battles/battle'
import type { BattleEvent, NewEvent } from '@trivium/rules/compete/battles/events'
import { refuse } from '../../../platform/api/refuse.ts'
import { type LockedAccounts, lockWithInviters } from '../../../platform/db/lock-accounts.ts'
import { Outdated, type Tx } from '../../../platform/db/transaction.ts'
import { takeTurns } from '../../../play/plays/index.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { startPlays } from './battle-plays.ts'
import { giveBack, payEntry } from './entries.ts'
import type { CachedBattle } from './cached-battles.ts'
import { closeSeat, closeSeats, deletePaid, freeSeat, readSeats, setPlays, takeSeat } from './seat-store.ts'
import { endPlaysOf, settleBattle } from '../ending/settle.ts'
import { findOpenRoom } from '../store.ts'

export interface BattleMoment {
  now: Date
  settings: Settings
}

type EnactedBattle = Pick<CachedBattle, 'id' | 'roomId' | 'code' | 'languageId' | 'categoryId'>

/** A battle while its new events take effect one by one. */
export interface Enacting extends BattleMoment {
  tx: Tx
  known: EnactedBattle
  accounts: LockedAccounts
  /** The battle after the event. */
  battle: Battle
  event: BattleEvent
}

const heavy: ReadonlySet<NewEvent['kind']> = new Set(['joined', 'left', 'made_friendly', 'started', 'over', 'voided', 'deleted'])

/** All other events change only the battle. */
export const needsTransaction = (events: readonly NewEvent[]) => events.some(({ kind }) => heavy.has(kind))

/** @returns the events with their results. @throws Refused not_enough_coins, play_before_staking, won_enough_today, already_in_battle */
export async function enact(
  tx: Tx,
  known: EnactedBattle & { battle: Battle | null },
  events: readonly NewEvent[],
  occasion: BattleMoment,
): Promise<NewEvent[]> {
  const accounts = await lockPlayers(tx, known.battle, events, occasion.now)
  const enacted: NewEvent[] = []
  let battle = known.battle
  for (const next of events) {
    const event: BattleEvent = { ...next, seq: (battle?.seq ?? 0) + 1, at: occasion.now.getTime() }
    const after = apply(battle, event)
    const completed = await follow({ ...occasion, tx, known, accounts, battle: after, event }, battle)
    enacted.push(completed)
    battle = apply(battle, { ...completed, seq: event.seq, at: event.at })
  }
  return enacted
}

async function lockPlayers(tx: Tx, battle: Battle | null, events: readonly NewEvent[], now: Date): Promise<LockedAccounts> {
  const joining = events.flatMap(event => (event.kind === 'joined' ? [event.payload.account_id] : []))
  const ids = [...(battle?.seats ?? []).map(({ accountId }) => accountId), ...joining].filter(id => id !== null)
  if (events.some(({ kind }) => kind === 'started')) await takeTurns(tx, ids, now)
  return lockWithInviters(tx, ids)
}

async function follow(enacting: Enacting, before: Battle | null): Promise<NewEvent> {
  const { tx, known, event } = enacting
  switch (event.kind) {
    case 'joined':
      if (event.payload.account_id !== null) await sitDown(enacting, event.seat ?? 0, event.payload.account_id)
      return event
    case 'left':
      await getUp(enacting, before?.phase === 'waiting', event.seat ?? 0)
      return event
    case 'made_friendly':
      await giveBack(enacting, await readSeats(tx, known.id))
      await deletePaid(tx, known.id)
      return event
    case 'started': {
      const plays = await startPlays(enacting)
      await setPlays(tx, known.id, plays)
      return { ...event, payload: { ...event.payload, plays } }
    }
    case 'over':
      return { ...event, payload: { ...event.payload, settlement: await settleBattle(enacting) } }
    case 'voided':
    case 'deleted':
      await endPlaysOf(enacting)
      await giveBack(enacting, await readSeats(tx, known.id))
      await closeSeats(tx, known.id)
      return event
    case 'created':
    case 'here':
    case 'away':
    case 'asked':
    case 'shown':
    case 'answered':
    case 'closed':
    case 'paused':
    case 'said':
    case 'rematch_asked':
    case 'rematch_made':
      return event
  }
}

async function sitDown(enacting: Enacting, seat: number, accountId: number): Promise<void> {
  const { tx, known, battle, now } = enacting
  const paid = battle.rules.entry
  if (!(await takeSeat(tx, { battleId: known.id, seat, accountId, paid, at: now }))) {
    // Another player has taken this seat: start again from the current state.
    if (!(await findOpenRoom(tx, accountId))) throw new Outdated()
    refuse('already_in_battle')
  }
  await payEntry(enacting, accountId)
}

/** Before the start the seat becomes free and the entry is refunded; afterwards the player may go elsewhere, and the battle goes on. */
async function getUp(enacting: Enacting, isBeforeStart: boolean, seat: number): Promise<void> {
  const { tx, known } = enacting
  if (!isBeforeStart) return closeSeat(tx, known.id, seat)
  await giveBack(
    enacting,
    (await readSeats(tx, known.id)).filter(one => one.seat === seat),
  )
  await freeSeat(tx, known.id, seat)
}
