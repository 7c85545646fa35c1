// Shared plays: a battle moves the plays of all its players on, and ends them. Between start and end only the opening of questions is
// written to them.

import { LRUCache } from 'lru-cache'
import type { AnswerOutcome, Play, Q, Result, Sealed } from '@trivium/contract/play/plays'
import type { BattleEnded } from '@trivium/rules/play/engine/events'
import { formatOf } from '@trivium/rules/play/engine/state'
import { freezeRules, type FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { localDay } from '@trivium/rules/platform/days'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Context } from '../../../platform/api/handle.ts'
import { must } from '../../../platform/api/refuse.ts'
import { slugsOf } from '../../../bank/catalogue/index.ts'
import { type Changes, changesOf } from '../../../platform/db/changes/changes.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { takeTurn } from './save-store.ts'
import { settle } from '../settling/settle.ts'
import { insertSharedPlays } from './shared-store.ts'
import { isEmptied, type PlayRow, readPlay } from '../store.ts'
import { presentPlay } from '../views.ts'

// Drivers move a play on from outside: battles handle the answers of their plays, adaptive tests draw each next question.
export interface AdaptiveDriver {
  /** The question to ask after the play's answers, saved or not; null when the test ends. */
  next: (play: PlayRow, context: Context) => Promise<FrozenQuestion | null>
}

export interface Drivers {
  shared: BattleDriver
  adaptive: AdaptiveDriver
}

/** Moves such a play on. Implemented in compete/battles/running/battle-driver.ts. */
export interface BattleDriver {
  answer: (play: PlayRow, given: { question_id: number; answer: string }, context: Context) => Promise<AnswerOutcome>
  /** Leaves for good. @returns the result, if there is one already */
  leave: (play: PlayRow, context: Context) => Promise<Result | null>
  present: (play: PlayRow, context: Context) => Promise<{ data: (Q | Sealed)[]; play: Play }>
}

export const isShared = (play: Pick<PlayRow, 'mode'>) => formatOf(play).driver === 'shared'

/** Between start and end, none of the fields that are read from the cached play change. */
const mostCached = 10_000
const kept = new WeakMap<Changes, LRUCache<number, PlayRow>>()

export function cacheShared(db: Db, play: PlayRow): void {
  const plays = kept.get(changesOf(db)) ?? new LRUCache<number, PlayRow>({ max: mostCached })
  kept.set(changesOf(db), plays.set(play.id, play))
}

/** The cached play of this player, if there is one. The battle knows whether it still goes on. */
export function findCachedShared(db: Db, id: number, { player }: Pick<Context, 'player'>): PlayRow | undefined {
  const play = kept.get(changesOf(db))?.get(id)
  return play?.account_id === player.id ? play : undefined
}

export interface SharedStart {
  accountIds: number[]
  mode: Mode
  target: string
  categoryId: number | null
  languageId: number
  questions: FrozenQuestion[]
  at: Date
  /** Long after the battle must have ended. */
  closesAt: Date
}

/** As for any start, other open plays of these players must not ask the same questions. @returns play ids by account id */
export function startShared(tx: Tx, { at, ...start }: SharedStart, settings: Settings): Promise<Map<number, number>> {
  return insertSharedPlays(tx, { ...start, startedAt: at, rules: freezeRules(start.mode, settings, {}) })
}

/** Lock order: call it before accounts are locked. */
export async function takeTurns(tx: Tx, accountIds: readonly number[], at: Date): Promise<void> {
  for (const id of accountIds.toSorted((one, other) => one - other)) await takeTurn(tx, id, localDay(at, 'UTC'))
}

/** Ends the play with the answers that the battle accepted. The accounts must be locked. @throws Outdated */
export async function endShared(tx: Tx, playId: number, battle: Omit<BattleEnded, 'type'>, settings: Settings, at: Date): Promise<void> {
  const play = must(await readPlay(tx, playId), 'plays of battles are not deleted before they end')
  await settle(tx, play, settings, at, battle)
}

/** @returns null while the play has no result */
export async function readPlayResult(db: Db, playId: number): Promise<Result | null> {
  return (await readPlay(db, playId))?.result ?? null
}

/**
 * Presents the play without the state of the battle.
 * @returns null for a play that was deleted because nobody answered in it, and for an archived one
 */
export async function presentSharedPlay(playId: number, { db, now }: Pick<Context, 'db' | 'now'>): Promise<Play | null> {
  const play = await readPlay(db, playId)
  if (!play || isEmptied(play)) return null
  const slugs = await slugsOf(db, play.category_id)
  return presentPlay(play, { slugs, currentType: undefined, words: new Map(), now, resumed: true })
}
