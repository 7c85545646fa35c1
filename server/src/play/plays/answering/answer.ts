// Submits one answer. Each question is answered once; the answer and its play are saved in one statement. The last answer ends the play.

import type { AnswerOutcome } from '@trivium/contract/play/plays'
import { localDay } from '@trivium/rules/platform/days'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { parseAnswer } from '@trivium/rules/play/plays/grading'
import { markLetters } from '@trivium/rules/play/plays/word-tries'
import { formatOf, isThrough } from '@trivium/rules/play/engine/state'
import type { Context } from '../../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { retrying, transact, type Tx } from '../../../platform/db/transaction.ts'
import { lockWithInviter } from '../../../platform/db/lock-accounts.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { countDay } from '../../../rewards/streaks/index.ts'
import { readAnswer } from './answer-store.ts'
import { carryOut } from './carry-out.ts'
import { dayOf } from '../starting/daily.ts'
import { openQuestion } from '../starting/open.ts'
import { cachePlay } from './cached-plays.ts'
import { readPeers } from './peers.ts'
import { positionOf, readPlayerPlay, takeAtQuestion } from '../starting/player-play.ts'
import { type DraftChange, saveDraft, savePlay, saveWholePlay, takeTurn } from './save-store.ts'
import { settle } from '../settling/settle.ts'
import { isShared, cacheShared, findCachedShared, type AdaptiveDriver, type Drivers } from './shared.ts'
import { answerKeyOf, type CachedQuestion } from '../../../bank/questions/index.ts'
import { isEmptied, type PlayRow } from '../store.ts'
import { isTold, presentOutcome } from '../views.ts'
import { questionOf } from '../../questions/index.ts'

interface Given {
  play_id: number
  question_id: number
  answer: string
  number?: number | undefined
  seat?: number | undefined
  tries?: boolean | undefined
  waits?: boolean | undefined
}

export function submitAnswer(given: Given, context: Context, { shared, adaptive }: Drivers): Promise<AnswerOutcome> {
  return retrying(context.db, async db => {
    const kept = takeAtQuestion(db, given.play_id, given.question_id, context)
    const play = kept ?? findCachedShared(db, given.play_id, context) ?? (await readPlayerPlay(db, given.play_id, context))
    if (isShared(play)) {
      if (!db.isTransaction) cacheShared(db, play)
      return shared.answer(play, given, { ...context, db })
    }
    await endIfThrough(db, play, context)
    if (isEmptied(play)) refuse('play_over')
    const position = positionOf(play, given.question_id)
    const isFree = formatOf(play).order === 'free'
    // Checked before the answer is parsed: the parser's error would reveal the type of a sealed question.
    if (!isFree && position > play.position) refuse('operation_not_allowed')
    const frozen = must(play.questions[position], 'positionOf found it')
    const question = await questionOf(db, frozen)
    const answer = readGiven(given.answer, question, frozen)
    if (isFree) return draft(db, play, { ...given, position, answer }, context)
    if (position < play.position) return repeated(db, { play, position, question, answer }, context)
    const isTry = await record(play, { question, answer, tries: given.tries, waits: given.waits }, { ...context, db }, adaptive)
    const outcome = isTry
      ? { ...(await outcomeOf(db, play, null, context)), tried: markLetters(answer, question.word ?? '') }
      : await outcomeOf(db, play, { question, position, answer }, context)
    cachePlay(db, play)
    return outcome
  })
}

async function endIfThrough(db: Db, play: PlayRow, { now, settings }: Context): Promise<void> {
  if (play.state === 'open' && isThrough(play, now)) await transact(db, tx => settle(tx, play, settings, now))
}

function readGiven(text: string, question: CachedQuestion, frozen: FrozenQuestion): string {
  const answer = parseAnswer(text, answerKeyOf(question), frozen)
  if (answer === null) throw new InvalidInput([{ field: 'answer', problem: 'is no possible answer to this question' }])
  return answer
}

interface ToRecord {
  question: CachedQuestion
  /** As stored. */
  answer: string
  tries: boolean | undefined
  waits: boolean | undefined
}

/** @returns whether the answer was only a try at a word */
async function record(
  play: PlayRow,
  { question, answer, tries, waits }: ToRecord,
  context: Context,
  adaptive: AdaptiveDriver,
): Promise<boolean> {
  const { position } = play
  const isFirst = play.taken_at === null
  const key = answerKeyOf(question)
  const events = carryOut(play, { type: 'answer', position, answer, key, tries, waits, sealed_by: question.sealed_by }, context.now)
  const isTry = play.position === position
  if (!isTry) await saveAnswer(play, isFirst, context, adaptive)
  // A repeated guess changes nothing.
  else if (events.length > 0) await saveWholePlay(context.db, play)
  return isTry
}

async function saveAnswer(play: PlayRow, isFirst: boolean, context: Context, adaptive: AdaptiveDriver): Promise<void> {
  const { db, now, settings } = context
  const { countsDay, draws } = formatOf(play)
  if (draws === 'by_ability' && play.position === play.questions.length) return goOn(play, context, adaptive)
  const isLast = isThrough(play, now)
  const isFirstOfDay = countsDay !== null && isFirst
  if (!isLast && !isFirstOfDay) return savePlay(db, play)
  await transact(db, async tx => {
    if (isFirstOfDay) await countFirstAnswer(tx, play, countsDay, settings)
    if (isLast) await settle(tx, play, settings, now)
    else await savePlay(tx, play)
  })
}

/** Draws the next question under the player's turn, so that no parallel start asks it, too; or ends the play. */
function goOn(play: PlayRow, context: Context, adaptive: AdaptiveDriver): Promise<void> {
  return transact(context.db, async tx => {
    await takeTurn(tx, play.account_id, localDay(context.now, context.player.timezone))
    const next = await adaptive.next(play, { ...context, db: tx })
    if (next === null) return void (await settle(tx, play, context.settings, context.now))
    carryOut(play, { type: 'ask_next', question: next }, context.now)
    await saveWholePlay(tx, play)
  })
}

/**
 * Deleting the account takes the same lock first; a day of a deleted account is not counted. The inviter is locked, too, because the
 * answer may be the last, and settling must not lock an account after the streak.
 */
async function countFirstAnswer(tx: Tx, play: PlayRow, kind: 'daily_quiz', settings: Settings): Promise<void> {
  const accounts = await lockWithInviter(tx, play.account_id)
  if (accounts.isThere(play.account_id)) await countDay(tx, { accountId: play.account_id, kind, day: dayOf(play), settings })
}

interface Graded {
  question: CachedQuestion
  position: number
  /** As stored. */
  answer: string | null
}

async function outcomeOf(db: Db, play: PlayRow, graded: Graded | null, { now }: Context): Promise<AnswerOutcome> {
  const frozen = graded && must(play.questions[graded.position], 'positionOf found it')
  const outcome = presentOutcome(play, graded && frozen && { ...graded, frozen }, { now, next: await openQuestion(db, play) })
  if (!graded || !frozen || outcome.correct_answer === null || formatOf(play).tellsPeers !== 'with_answers') return outcome
  const peers = (await readPeers(db, [{ question: graded.question, frozen }])).get(graded.question.id)
  return peers ? { ...outcome, peers } : outcome
}

/** The same answer again repeats the first reply; for a lapsed question the reply says so; a different answer is refused. */
async function repeated(db: Db, again: Graded & { play: PlayRow }, context: Context): Promise<AnswerOutcome> {
  const { play, position } = again
  const unsaved = play.unsaved.find(answer => answer.position === position)
  const first = unsaved ?? (await readAnswer(db, play, position)) ?? refuse('play_over')
  if (first.answer !== null && first.answer !== again.answer) refuse('already_answered')
  return outcomeOf(db, play, isTold(play) ? { ...again, answer: first.answer } : null, context)
}

/**
 * Free order: stores the answer as a draft until the play is handed in; an empty answer removes the draft. If the play allows no
 * changes, the first draft stays.
 */
async function draft(db: Db, play: PlayRow, change: DraftChange, context: Context): Promise<AnswerOutcome> {
  carryOut(play, { type: 'draft', ...change }, context.now)
  await saveDraft(db, play, change, context.now)
  const isKept = play.rules.mayChangeAnswers === false && play.drafts[change.position] !== change.answer
  if (isKept && change.answer !== '') refuse('already_answered')
  return outcomeOf(db, play, null, context)
}
