// The calls of players about battles.

import { battles } from '@trivium/contract/compete/battles'
import { deleteRoom, leave, say } from '@trivium/rules/compete/battles/moves'
import { noteClaim } from '../../platform/api/claims.ts'
import { handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { arrive, startRoom } from './matching/arrive.ts'
import type { Arena } from './running/change.ts'
import { joinRoom, roomByCode, roomInvitation, roomTerms } from './matching/join.ts'
import { createRoom } from './matching/openings.ts'
import { changeOwn, enter, questionsOf, shown } from './matching/player-room.ts'
import { randomQuestions } from './matching/random-questions.ts'
import { askForRematch } from './matching/rematch.ts'
import { playRecordedRound, playWithBot, recordedRound } from './matching/alone.ts'
import { cancelSearch, findOpponent } from './matching/search.ts'
import { sealedOf } from './matching/questions.ts'
import { silencedIn } from './running/presenter.ts'
import { historyOf, recordOf, talliesOf } from './ending/statistics.ts'
import { findOpenRoom } from './store.ts'
import { presentEvents } from './views.ts'

// eslint-disable-next-line max-lines-per-function -- a line or two for each call, to be read as a list
export function battleActions(arena: Arena) {
  return handle(battles, {
    find_opponent: (asked, context) => findOpponent(arena, asked, context),
    cancel_search: cancelSearch,
    play_with_bot: async (asked, context) => shown(await playWithBot(arena, asked, context), context),
    get_recorded_round: recordedRound,
    play_recorded_round: async (asked, context) => shown(await playRecordedRound(arena, asked, context), context),
    get_random_questions: (asked, context) => randomQuestions(arena, asked, context),
    get_question_by_room_id: async ({ room_id }, context) => questionsOf(await arrive(arena, room_id, context), context),
    create_room: async (asked, context) => shown(await createRoom(arena, asked, context), context),
    get_room_terms: ({ room_code }, context) => roomTerms(room_code, context),
    get_room_invitation: ({ room_code }, context) => roomInvitation(room_code, context),
    join_room: async ({ room_code }, context) => shown(await joinRoom(arena, await roomByCode(room_code, context), context), context),
    start_room: async ({ room_id }, context) => shown(await startRoom(arena, room_id, context), context),
    ask_rematch: async ({ room_id }, context) => shown(await askForRematch(arena, room_id, context), context),

    async get_battle({ room_id, after = 0 }, context) {
      const roomId = room_id ?? (await findOpenRoom(context.db, context.player.id))?.roomId ?? refuse('room_not_found')
      const known = await enter(arena, roomId, context)
      const silenced = (await silencedIn(context.db, known.battle)).get(context.player.id)
      const sealed = await sealedOf(context.db, known)
      return { data: await shown(known, context), events: presentEvents(known, after, { silenced, sealed }) }
    },

    async leave_room({ room_id }, context) {
      const { player, now } = context
      return shown(await changeOwn(arena, room_id, context, battle => leave(battle, player.id, now.getTime())), context)
    },

    async delete_room({ room_id }, context) {
      return shown(await changeOwn(arena, room_id, context, battle => deleteRoom(battle, context.player.id)), context)
    },

    async send_battle_message({ room_id, message }, context) {
      const { player, now } = context
      const { battle } = await changeOwn(arena, room_id, context, battle => say(battle, player.id, message, now.getTime()))
      return { seq: battle.seq }
    },

    async get_battle_statistics(page, context) {
      return { data: await historyOf(page, context), ...(await recordOf(context)) }
    },

    async set_battle_statistics(claim, context) {
      const { won, lost, drawn } = await talliesOf(context.db, context.player.id)
      const [last] = await historyOf({ limit: 1 }, context)
      noteClaim(context, { is_drawn: claim.is_drawn }, { is_drawn: last?.result === 'drawn' })
      return { won, lost, drawn }
    },
  })
}
