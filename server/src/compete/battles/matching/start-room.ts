// The owner starts the battle. Its questions are drawn only now, when all players are known.

import { applyNew, mayStart } from '@trivium/rules/compete/battles/moves'
import { event } from '@trivium/rules/compete/battles/events'
import type { Context } from '../../../platform/api/handle.ts'
import { type Arena, changeBattle } from '../running/change.ts'
import type { CachedBattle } from '../running/cached-battles.ts'
import { drawQuestions } from './questions.ts'
import { isInRoom, playersIn } from '../views.ts'

export function startRoom(arena: Arena, roomId: string, context: Context): Promise<CachedBattle> {
  const { player, now } = context
  return changeBattle(arena, roomId, context, async (battle, { languageId, categoryId }, db) => {
    if (!isInRoom(battle, player.id)) return 'room_not_found'
    const leaving = mayStart(battle, player.id, now.getTime())
    if (typeof leaving === 'string' || battle.phase !== 'waiting') return leaving
    const there = leaving.reduce((state, left) => applyNew(state, left, now.getTime()), battle)
    const questions = await drawQuestions(db, { languageId, categoryId, accountIds: playersIn(there), count: battle.rules.questions, now })
    return [...leaving, event('started', null, { questions, plays: [] })]
  })
}
