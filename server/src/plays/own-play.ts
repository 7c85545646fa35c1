// Finding a play that somebody names: it must be theirs.

import { NotYours, refuse } from '../api/refuse.ts'
import type { Context } from '../api/handle.ts'
import type { Tx } from '../db/transaction.ts'
import { bringUpToDate, isThrough, markShown } from './clock.ts'
import { settle } from './settle.ts'
import { lockPlay, type PlayRow, savePlay } from './store.ts'

/** The play, locked and up to date: what has lapsed is closed, and what is through is settled. */
export async function lockOwnPlay(tx: Tx, id: number, { player, now, settings }: Context): Promise<PlayRow> {
  const play = (await lockPlay(tx, id)) ?? refuse('document_not_found')
  if (play.account_id !== player.id) throw new NotYours()
  if (play.state === 'finished') return play
  const hasChanged = await bringUpToDate(tx, play, now)
  if (isThrough(play, now)) await settle(tx, play, settings, now)
  else if (hasChanged) await savePlay(tx, play)
  return play
}

/** As `lockOwnPlay`, for who is shown where it stands. */
export async function showOwnPlay(tx: Tx, id: number, context: Context): Promise<PlayRow> {
  const play = await lockOwnPlay(tx, id, context)
  if (markShown(play, context.now)) await savePlay(tx, play)
  return play
}

/** Where a question stands in a play. @throws Refused document_not_found */
export function positionOf(play: PlayRow, questionId: number): number {
  const position = play.questions.findIndex(question => question.question_id === questionId)
  return position === -1 ? refuse('document_not_found') : position
}
