// Finds a play by its id and checks that it belongs to the player.

import { isThrough } from '@trivium/rules/play/engine/state'
import { NotYours, refuse } from '../../../platform/api/refuse.ts'
import type { Context } from '../../../platform/api/handle.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { retrying, transact } from '../../../platform/db/transaction.ts'
import { bringUpToDate, markLeft, markShown } from '../answering/carry-out.ts'
import { takeCachedPlay } from '../answering/cached-plays.ts'
import { savePlay } from '../answering/save-store.ts'
import { settle } from '../settling/settle.ts'
import { type PlayRow, readOpenPlays, readPlay } from '../store.ts'

/** Brings the play's clock up to date without saving it. @throws Refused document_not_found, NotYours */
export async function readPlayerPlay(db: Db, id: number, { player, now }: Pick<Context, 'player' | 'now'>): Promise<PlayRow> {
  const play = (await readPlay(db, id)) ?? refuse('document_not_found')
  if (play.account_id !== player.id) throw new NotYours()
  if (play.state === 'open') bringUpToDate(play, now)
  return play
}

/** The newest open play with time left. */
export async function newestOpenPlay({ db, player, now }: Pick<Context, 'db' | 'player' | 'now'>): Promise<PlayRow | undefined> {
  return (await readOpenPlays(db, player.id, now)).find(play => !isThrough(play, now))
}

/** The cached play, if this question is the player's next one. Changes to a copy must be saved by its version. */
export function takeAtQuestion(db: Db, id: number, questionId: number, { player, now }: Pick<Context, 'player' | 'now'>) {
  const play = takeCachedPlay(db, id)
  if (!play || play.account_id !== player.id) return undefined
  bringUpToDate(play, now)
  return play.questions[play.position]?.question_id === questionId && !isThrough(play, now) ? play : undefined
}

/** The player's own play, if it can still change. @throws Refused document_not_found, play_over; NotYours */
export async function readRunningPlay(db: Db, id: number, context: Pick<Context, 'player' | 'now'>): Promise<PlayRow> {
  const play = await readPlayerPlay(db, id, context)
  return play.state === 'finished' || isThrough(play, context.now) ? refuse('play_over') : play
}

/** The current state of a play: lapsed questions are in the log, and a play that is over is settled. */
export function currentPlay(id: number, context: Context): Promise<PlayRow> {
  return retrying(context.db, async db => {
    const play = await readPlayerPlay(db, id, context)
    if (play.state === 'finished') return play
    if (isThrough(play, context.now)) await transact(db, tx => settle(tx, play, context.settings, context.now))
    else if (play.unsaved.length > 0) await savePlay(db, play)
    return play
  })
}

/** Like `currentPlay`, for a player who looks at the play: without a clock, the time of the question counts from now. */
export function shownPlay(id: number, context: Context): Promise<PlayRow> {
  return retrying(context.db, async db => {
    const play = await currentPlay(id, { ...context, db })
    if (markShown(play, context.now)) await savePlay(db, play)
    return play
  })
}

/** The player leaves the play for now: the clock of the open question runs, and no further question opens. A play with a rival or a window goes on. */
export function leavePlay(id: number, context: Context): Promise<PlayRow> {
  return retrying(context.db, async db => {
    const play = await currentPlay(id, { ...context, db })
    if (play.state === 'open' && markLeft(play, context.now)) await savePlay(db, play)
    return play
  })
}

/** The position of a question in a play. @throws Refused document_not_found */
export function positionOf(play: PlayRow, questionId: number): number {
  const position = play.questions.findIndex(question => question.question_id === questionId)
  return position === -1 ? refuse('document_not_found') : position
}
