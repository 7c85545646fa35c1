// The proof of a play of one's own: its log, question by question. It tells no right answers: those are in the review, which may have
// a price.

import type { ResultProof } from '@trivium/contract/integrity/proofs'
import type { AnswerWhy } from '@trivium/contract/integrity/proof-names'
import { type LoggedStep, type PlayLog, presentQuestion } from '../../play/plays/index.ts'

const ownSeat = 1

export function provePlay(log: PlayLog): ResultProof {
  const { play, steps } = log
  const shown = steps.map((step, index) => ({ step, position: index + 1 })).filter(({ step }) => isFree(step.question))
  return {
    ...frameOf(log),
    players: [{ seat: ownSeat, name: '', is_own: true, is_bot: false, points: play.points }],
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

/** What every proof has. */
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

/** A contest that is not over asks it: until then nothing of it is told. */
export const isFree = ({ sealed_by }: Pick<LoggedStep['question'], 'sealed_by'>) => sealed_by === null

export const iso = (time: Date | null) => time?.toISOString() ?? null

function whyOf({ answer, correct, hasLapsed, isRegraded }: LoggedStep): AnswerWhy {
  if (answer === null) return hasLapsed ? 'no_answer' : 'ended'
  if (correct) return isRegraded ? 'regraded' : 'right'
  return answer === '' ? 'passed' : 'wrong'
}
