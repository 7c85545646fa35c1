// A rematch: when every remaining player has asked, a new battle on the same terms begins at once.

import { event } from '@trivium/rules/compete/battles/events'
import { applyNew, askRematch, isRematchAgreed } from '@trivium/rules/compete/battles/moves'
import { stillIn } from '@trivium/rules/compete/battles/battle'
import type { Context } from '../../../platform/api/handle.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { retrying, transact } from '../../../platform/db/transaction.ts'
import { type Arena, changeBattle } from '../running/change.ts'
import { whyFriendlyForAll } from '../ending/coin-moves.ts'
import type { CachedBattle } from '../running/cached-battles.ts'
import { openBattle } from './open.ts'
import { newRoomId, randomRules } from './openings.ts'
import { drawQuestions } from './questions.ts'

/** The new room and its link in the old one are written together. @throws Refused as for joining a room */
export function askForRematch(arena: Arena, roomId: string, context: Context): Promise<CachedBattle> {
  const { player, now } = context
  return retrying(context.db, db =>
    transact(db, async tx =>
      changeBattle(arena, roomId, { db: tx, now }, async (battle, known) => {
        const asking = askRematch(battle, player.id, now.getTime())
        if (typeof asking === 'string' || asking.length === 0) return asking
        const asked = asking.reduce((state, next) => applyNew(state, next, now.getTime()), battle)
        if (!isRematchAgreed(asked)) return asking
        const room = await openAgain(arena, tx, known, context)
        return [...asking, event('rematch_made', null, { room_id: room.roomId })]
      }),
    ),
  )
}

async function openAgain(arena: Arena, db: Db, known: CachedBattle, { now, settings }: Context): Promise<CachedBattle> {
  const { battle, languageId, categoryId } = known
  const staying = stillIn(battle)
  const players = staying.flatMap(({ accountId }) => accountId ?? [])
  const botRating = staying.find(seat => seat.botRating !== null)?.botRating ?? null
  // The terms as first agreed: if the entry was waived because the two had met too often, we check that again.
  const usual = battle.rules.kind === 'random' && botRating === null ? randomRules(settings) : battle.rules
  const rules = { ...battle.rules, entry: usual.entry, isRated: usual.isRated }
  const why = botRating === null ? await whyFriendlyForAll(db, players, { ...rules, settings, now }) : 'against_bot'
  const questions = await drawQuestions(db, { languageId, categoryId, accountIds: players, count: rules.questions, now })
  return openBattle(
    arena,
    { db, now },
    { languageId, categoryId, rules, players, botRating, why, questions, roomId: newRoomId(), code: null },
  )
}
