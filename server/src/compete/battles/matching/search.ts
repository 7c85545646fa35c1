// The calls of players about the search for an opponent.

import { randomUUID } from 'node:crypto'
import type { BattleKind } from '@trivium/contract/platform/mode-names'
import { isProvisional } from '@trivium/rules/compete/battles/glicko2'
import { ratingWindow } from '@trivium/rules/compete/battles/pairing'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { resolveLanguage } from '../../../bank/catalogue/index.ts'
import { coinsOf } from '../../../rewards/wallet/index.ts'
import type { Arena } from '../running/change.ts'
import { botAt } from './alone.ts'
import { randomRules } from './openings.ts'
import { pairUp } from './pairing.ts'
import { categoryAsked, refuseWithoutQuestions } from './questions.ts'
import { deleteSearch, readSearch, type SearchRow, saveSearch } from './search-store.ts'
import { readRatings } from '../running/seat-store.ts'
import { ratingAt } from '../ending/settle.ts'
import { whyNoStake } from './stakes.ts'
import { findOpenRoom } from '../store.ts'

interface SearchAsked {
  category?: string | undefined
  language_id?: number | undefined
}

const random: BattleKind = 'random'

export async function findOpponent(arena: Arena, asked: SearchAsked, context: Context) {
  const { db, player, now } = context
  const room = await findOpenRoom(db, player.id)
  const before = await readSearch(db, player.id)
  if (room && !(room.kind === random && before?.roomId === room.roomId)) refuse('already_in_battle')
  if (before && room) return present(before, context)
  const language = await resolveLanguage(context, asked.language_id)
  const categoryId = await categoryAsked(db, player.id, asked.category)
  const isSame = before && !before.isOver && before.expiresAt > now.getTime()
  if (isSame && before.languageId === language.id && before.categoryId === categoryId) return present(before, context)
  await start({ languageId: language.id, categoryId }, context)
  await pairUp(arena, now)
  return present((await readSearch(db, player.id)) ?? refuse('no_questions'), context)
}

/** Checks the balance only: the entry is paid when an opponent is found. A player who may not stake searches for a free battle. */
async function start(place: { languageId: number; categoryId: number | null }, { db, player, now, settings }: Context): Promise<void> {
  const why = await whyNoStake(db, [player.id], { ...randomRules(settings), settings, now })
  if (why === null && (await coinsOf(db, player.id)) < settings.battle_entry) refuse('not_enough_coins')
  await refuseWithoutQuestions(db, { ...place, count: settings.battle_questions })
  const { rating } = await ownRating(player.id, { db, now })
  const startedAt = now.getTime()
  const expiresAt = startedAt + settings.battle_search_seconds * 1000
  await saveSearch(db, { id: randomUUID(), accountId: player.id, rating, ...place, startedAt, expiresAt, roomId: null, isOver: false, why })
}

export const ownRating = async (accountId: number, { db, now }: Pick<Context, 'db' | 'now'>) =>
  ratingAt((await readRatings(db, [accountId])).get(accountId), now)

async function present({ id, rating, startedAt, expiresAt, roomId, why }: SearchRow, context: Context) {
  const { settings, now, player } = context
  const own = await ownRating(player.id, context)
  return {
    search_id: id,
    started_at: new Date(startedAt).toISOString(),
    expires_at: new Date(expiresAt).toISOString(),
    bot_at: new Date(botAt({ startedAt, expiresAt }, settings)).toISOString(),
    now: now.toISOString(),
    rating: { rating: Math.round(rating), is_provisional: isProvisional(own) },
    entry: why === null ? settings.battle_entry : 0,
    why,
    window: { start: ratingWindow.start, step: ratingWindow.step, step_seconds: ratingWindow.stepMs / 1000 },
    room_id: roomId,
  }
}

export async function cancelSearch({ search_id }: { search_id: string }, { db, player }: Context) {
  return { room_id: (await deleteSearch(db, search_id, player.id))?.roomId ?? null }
}
