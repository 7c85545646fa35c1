// The proof of a player's own play: its log, question by question. It does not reveal right answers: the review shows them, perhaps for a
// price.

import type { ResultProof } from '@trivium/contract/integrity/proofs'
import type { AnswerWhy } from '@trivium/contract/integrity/proof-names'
import { type LoggedStep, type PlayLog } from '../../play/plays/index.ts'
import { presentQuestion } from '../../play/questions/index.ts'

const ownSeat = 1

export function provePlay(log: PlayLog): ResultProof {
  const { play, steps } = log
  const shown = steps.map((step, index) => ({ step, position: index + 1 })).filter(({ step }) => isFree(step.question))
  return {
    ...frameOf(log),
    players: [{ seat: ownSeat, name: '', is_own: true, is_bot: false, is_recorded: false, points: play.points }],
    steps: shown.map(({ step, position }) => ({
      position,
      question: presentQuestion(step.question, step.frozen, play.rules.secondsPerQuestion),
      opened_at: iso(step.openedAt),
      answers: [
        {
          seat: ownSeat,
          answered_at: iso(step.answeredAt),
          ms: step.ms,
          answer: step.answer ?? '',
          why: whyOf(step),
          points: step.points,
        },
      ],
    })),
    left_out: steps.length - shown.length,
  }
}

/** The part that every proof has. */
export function frameOf({ play, result, lifelines, regrades }: PlayLog) {
  return {
    play_id: play.id,
    mode: play.mode,
    started_at: play.started_at.toISOString(),
    finished_at: result.finished_at,
    result,
    lifelines,
    regrades,
    absences: [],
    leavings: [],
    pauses: [],
    chain: null,
    contest: null,
  }
}

/** Whether no running contest or exam asks the question; a sealed question is withheld. */
export const isFree = ({ sealed_by }: Pick<LoggedStep['question'], 'sealed_by'>) => sealed_by === null

export const iso = (time: Date | null) => time?.toISOString() ?? null

function whyOf({ answer, correct, hasLapsed, isRegraded }: LoggedStep): AnswerWhy {
  if (answer === null) return hasLapsed ? 'no_answer' : 'ended'
  if (correct) return isRegraded ? 'regraded' : 'right'
  return answer === '' ? 'passed' : 'wrong'
}
