// The log of a finished play: when each question opened and was answered, its points, the lifelines.

import type { ResultProof } from '@trivium/contract/integrity/proofs'
import { lifelinesOf, replay, type ReplayStep } from '@trivium/rules/play/engine/replay'
import { formatOf } from '@trivium/rules/play/engine/state'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { showAnswer } from '@trivium/rules/play/plays/grading'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { answerKeyOf } from '../../../bank/questions/index.ts'
import { readSavedAnswers, readRegradesOf } from '../answering/answer-store.ts'
import { currentPlay } from '../starting/player-play.ts'
import type { PlayRow } from '../store.ts'
import { isTold, mayReview } from '../views.ts'
import { askedOf, type ShownQuestion, shownQuestionsOf } from '../../questions/index.ts'

export interface LoggedStep extends Omit<ReplayStep, 'given'> {
  question: ShownQuestion
  /** As it was frozen. */
  frozen: FrozenQuestion
  /** In the order of options that was shown; '' for a pass, null where none was given. */
  answer: string | null
  correct: boolean
}

export interface PlayLog {
  play: PlayRow
  result: NonNullable<PlayRow['result']>
  steps: LoggedStep[]
  lifelines: ResultProof['lifelines']
  regrades: ResultProof['regrades']
}

/** @throws Refused document_not_found, play_open, answers_archived, exam_not_released; NotYours */
export async function readPlayLog(playId: number, context: Context): Promise<PlayLog> {
  const play = await currentPlay(playId, context)
  const result = play.result ?? refuse('play_open')
  if (!isTold(play)) refuse('play_open')
  const [questions, answers, regrades] = await Promise.all([
    shownQuestionsOf(context.db, play),
    readSavedAnswers(context.db, play),
    readRegradesOf(context.db, play.id),
  ])
  if (formatOf(play).reviewFrom === 'release' && !mayReview(play, questions, context.now)) refuse('exam_not_released')
  const steps = replay(play, answers, askedOf(questions)).map(({ given, ...step }) => {
    const frozen = must(play.questions[given.position], 'answers are to questions of the play')
    const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
    return { ...step, question, frozen, answer: showAnswer(given.answer, answerKeyOf(question), frozen), correct: given.correct }
  })
  return {
    play,
    result,
    steps,
    lifelines: lifelinesOf(play),
    regrades: regrades.map(({ at, ...regrade }) => ({ at: at.toISOString(), ...regrade })),
  }
}
