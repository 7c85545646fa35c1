// What players may ask about battles.

import { battles } from '@trivium/contract/battles'
import { deleteRoom, leave, presence, say } from '@trivium/rules/battles/moves'
import { noteClaim } from '../api/claims.ts'
import { type Context, handle } from '../api/handle.ts'
import { refuse } from '../api/refuse.ts'
import { type Arena, changeBattle, type Decide } from './change.ts'
import { joinRoom } from './join.ts'
import type { KnownBattle } from './known-battles.ts'
import { createRoom } from './openings.ts'
import { presenterOf } from './presenter.ts'
import { askForRematch } from './rematch.ts'
import { cancelSearch, findOpponent, playWithBot } from './search.ts'
import { readSearch } from './search-store.ts'
import { listedQuestions, presentPlayOf } from './shared-pace.ts'
import { startRoom } from './start-room.ts'
import { historyOf, recordOf, talliesOf } from './statistics.ts'
import { findOpenRoom } from './store.ts'
import { isInRoom, presentEvents } from './views.ts'

export function battleActions(arena: Arena) {
  const shown = async (known: KnownBattle, { db, player, now }: Context) => (await presenterOf(db, known))(player.id, now)

  /** @throws Refused room_not_found for those who do not sit there, too: a room is known by its code only */
  const change = (roomId: string, context: Context, decide: Decide = () => []) =>
    changeBattle(arena, roomId, context, (battle, known, db) => {
      return isInRoom(battle, context.player.id) ? decide(battle, known, db) : 'room_not_found'
    })

  /** Whoever asks for a room is there. */
  const enter = (roomId: string, context: Context) => change(roomId, context, battle => presence(battle, context.player.id, true))

  async function questionsOf(known: KnownBattle, context: Context) {
    const { battle } = known
    if (battle.phase === 'deleted') refuse(battle.why === 'deleted_by_owner' ? 'room_deleted_by_owner' : 'room_deleted')
    const playId = battle.seats.find(({ accountId }) => accountId === context.player.id)?.playId ?? null
    return {
      data: await listedQuestions(context.db, known),
      play: playId === null ? null : await presentPlayOf(known, playId, context),
      battle: await shown(known, context),
    }
  }

  const roomAsked = async (roomId: string | undefined, { db, player }: Context) =>
    roomId ?? (await findOpenRoom(db, player.id))?.roomId ?? refuse('room_not_found')

  return handle(battles, {
    find_opponent: (asked, context) => findOpponent(arena, asked, context),
    cancel_search: cancelSearch,
    play_with_bot: async (asked, context) => shown(await playWithBot(arena, asked, context), context),
    create_room: async (asked, context) => shown(await createRoom(arena, asked, context), context),
    join_room: async ({ room_code }, context) => shown(await joinRoom(arena, room_code, context), context),
    start_room: async ({ room_id }, context) => shown(await startRoom(arena, room_id, context), context),
    ask_rematch: async ({ room_id }, context) => shown(await askForRematch(arena, room_id, context), context),

    async get_random_questions({ match_id, destroy_match }, context) {
      const { db, player, now } = context
      const search = await readSearch(db, player.id)
      const roomId = match_id ?? (await findOpenRoom(db, player.id))?.roomId ?? null
      if (destroy_match) {
        if (search) await cancelSearch({ search_id: search.id }, context)
        if (roomId === null) return { data: [], play: null, battle: null }
        return questionsOf(await change(roomId, context, battle => leave(battle, player.id, now.getTime())), context)
      }
      if (roomId !== null) return questionsOf(await enter(roomId, context), context)
      if (!search) return refuse('room_not_found')
      return search.isOver || search.expiresAt <= now.getTime() ? refuse('no_opponent') : { data: [], play: null, battle: null }
    },

    async get_question_by_room_id({ room_id }, context) {
      return questionsOf(await enter(room_id, context), context)
    },

    async get_battle({ room_id, after = 0 }, context) {
      const known = await enter(await roomAsked(room_id, context), context)
      return { data: await shown(known, context), events: presentEvents(known, context.player.id, after) }
    },

    async leave_room({ room_id }, context) {
      const { player, now } = context
      return shown(await change(room_id, context, battle => leave(battle, player.id, now.getTime())), context)
    },

    async delete_room({ room_id }, context) {
      return shown(await change(room_id, context, battle => deleteRoom(battle, context.player.id)), context)
    },

    async send_battle_message({ room_id, message }, context) {
      const { player, now } = context
      const { battle } = await change(room_id, context, battle => say(battle, player.id, message, now.getTime()))
      return { seq: battle.seq }
    },

    async get_battle_statistics(page, context) {
      return { data: await historyOf(page, context), ...(await recordOf(context)) }
    },

    async set_battle_statistics(claim, context) {
      const { won, lost, drawn } = await talliesOf(context.db, context.player.id)
      const last = (await historyOf({ limit: 1 }, context))[0]
      noteClaim(context, { is_drawn: claim.is_drawn }, { is_drawn: last?.result === 'drawn' })
      return { won, lost, drawn }
    },
  })
}
