// A match under a name that two players have agreed on: the first caller waits, the second one starts it. It is free and unrated:
// a player who chooses the opponent could also choose the result (docs/decisions/054).

import { createHash } from 'node:crypto'
import { isEnded } from '@trivium/rules/compete/battles/battle'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { resolveLanguage } from '../../../bank/catalogue/index.ts'
import { retrying, transact, type Tx } from '../../../platform/db/transaction.ts'
import type { Arena } from '../running/change.ts'
import { type CachedBattle, readCurrent, cacheBattle } from '../running/cached-battles.ts'
import { deleteMatch, lockMatch, type MatchRow, readMatch, readWaiting, saveMatch } from './match-store.ts'
import { openBattle } from './open.ts'
import { newRoomId, randomRules } from './openings.ts'
import { categoryAsked, drawQuestions, refuseWithoutQuestions } from './questions.ts'
import { countCodeTry, forgiveCodeTry } from './search-store.ts'
import { findOpenRoom } from '../store.ts'

export interface MatchAsked {
  match_id: string
  category?: string | undefined
  language_id?: number | undefined
}

/** The key's prefix, made of the name alone, so that later calls may leave out the category. */
const nameIn = (matchId: string) => `${createHash('sha256').update(matchId).digest('hex')}:`

/**
 * @returns the room of the match; null while the other player has not called
 * @throws Refused no_opponent when the other player has not called in time, too_many_requests
 */
export async function roomOfMatch(arena: Arena, { match_id, category, language_id }: MatchAsked, context: Context): Promise<string | null> {
  const { db, player, now, settings } = context
  const name = nameIn(match_id)
  const row = await readMatch(db, player.id)
  const own = row?.key.startsWith(name) ? row : undefined
  if (own && own.roomId !== null && (await isCurrent(own.roomId, context))) return own.roomId
  const categoryId = own && category === undefined ? own.categoryId : await categoryAsked(db, player.id, category)
  const key = `${name}${categoryId ?? 'any'}`
  if (own?.key === key && own.roomId === null) return own.expiresAt > now ? null : giveUp(context)
  const language = await resolveLanguage(context, language_id)
  if (await findOpenRoom(db, player.id)) refuse('already_in_battle')
  await refuseWithoutQuestions(db, { languageId: language.id, categoryId, count: settings.battle_questions })
  // Counted like tries of room codes: nobody finds other players' matches by trying names.
  if ((await countCodeTry(db, player.id, now)) > settings.room_codes_per_hour) refuse('too_many_requests')
  const expiresAt = new Date(now.getTime() + settings.battle_search_seconds * 1000)
  const wish = { accountId: player.id, key, languageId: language.id, categoryId, expiresAt, roomId: null }
  return (await meet(arena, wish, context))?.roomId ?? null
}

async function giveUp({ db, player }: Context): Promise<never> {
  await deleteMatch(db, player.id)
  return refuse('no_opponent')
}

/** A finished battle is current until its rematch time is over; then the name stands for a new match. */
async function isCurrent(roomId: string, { db, now }: Context): Promise<boolean> {
  const known = await readCurrent(db, roomId)
  return known !== undefined && (!isEnded(known.battle) || now.getTime() <= known.battle.since + known.battle.rules.rematchMs)
}

async function meet(arena: Arena, wish: MatchRow, context: Context): Promise<CachedBattle | null> {
  const { db, now } = context
  const known = await retrying(db, db =>
    transact(db, async tx => {
      await lockMatch(tx, wish.key)
      const first = await readWaiting(tx, wish.key, { accountId: wish.accountId, now })
      // A player who has meanwhile sat down in a room does not wait any more.
      const isFree = first !== undefined && (await findOpenRoom(tx, first.accountId)) === undefined
      if (isFree) return begin(arena, tx, [first, wish], context)
      await saveMatch(tx, wish)
      return null
    }),
  )
  if (known === null) return null
  cacheBattle(arena.db, known)
  arena.onKnown(known)
  return known
}

async function begin(arena: Arena, tx: Tx, [first, second]: [MatchRow, MatchRow], { now, settings }: Context): Promise<CachedBattle> {
  const roomId = newRoomId()
  const rules = { ...randomRules(settings), kind: 'friend', entry: 0, isRated: false } as const
  const { languageId, categoryId } = first
  const players = [first.accountId, second.accountId]
  for (const row of [first, second]) {
    await saveMatch(tx, { ...row, roomId })
    await forgiveCodeTry(tx, row.accountId)
  }
  const questions = await drawQuestions(tx, { languageId, categoryId, accountIds: players, count: rules.questions, now })
  return openBattle(
    arena,
    { db: tx, now },
    { roomId, code: null, rules, languageId, categoryId, players, botRating: null, why: null, questions },
  )
}
