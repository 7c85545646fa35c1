// The calls of players about the proof of a result.

import { formatOf } from '@trivium/rules/play/engine/state'
import { proofs } from '@trivium/contract/integrity/proofs'
import { handle } from '../../platform/api/handle.ts'
import { readContestProof, readContestRecord } from '../../compete/contests/index.ts'
import { readPlayLog } from '../../play/plays/index.ts'
import { proveBattle } from './battle-proof.ts'
import { provePlay } from './play-proof.ts'

/** Events of a contest per page. */
const mostEvents = 1_000

export const proofActions = handle(proofs, {
  async get_result_proof({ play_id }, context) {
    const log = await readPlayLog(play_id, context)
    const { driver, reviewFrom } = formatOf(log.play)
    if (driver === 'shared') return proveBattle(context.db, log)
    const contest = reviewFrom === 'end_of_window' ? await readContestProof(context.db, context.player.id, play_id) : null
    return { ...provePlay(log), contest }
  },

  async get_contest_record({ contest_id, after = 0 }, { db }) {
    const { events, total } = await readContestRecord(db, contest_id, after, mostEvents)
    return { data: events.map(({ payload, ...event }) => ({ ...event, payload: { ...payload } })), total }
  },
})
