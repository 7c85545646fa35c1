// The proof of a battle: what its events say of every question and player, and the events themselves with their hashes.

import type { LinkedEvent, ProvenStep, ResultProof } from '@trivium/contract/integrity/proofs'
import type { TimelineRound } from '@trivium/rules/compete/battles/timeline'
import { showAnswer } from '@trivium/rules/play/plays/grading'
import { must } from '../../platform/api/refuse.ts'
import { type BattleRecord, readRecordOfPlay } from '../../compete/battles/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type PlayLog } from '../../play/plays/index.ts'
import { answerKeyOf } from '../../bank/questions/index.ts'
import { frameOf, isFree, iso } from './play-proof.ts'
import { presentQuestion, type ShownQuestion, shownQuestionsOf } from '../../play/questions/index.ts'

export async function proveBattle(db: Db, log: PlayLog): Promise<ResultProof> {
  const record = must(await readRecordOfPlay(db, log.play.id), 'a play at a shared pace is of a battle')
  const { timeline, events } = record
  const asked = timeline.questions.slice(0, timeline.rounds.length)
  const questions = await shownQuestionsOf(db, { questions: asked })
  const steps = timeline.rounds.flatMap((round, index) => stepOf(record, round, index, questions) ?? [])
  const sealed = [...questions.values()].filter(question => !isFree(question)).length
  return {
    ...frameOf(log),
    players: playersOf(record, log.play.id),
    steps,
    left_out: sealed,
    absences: timeline.absences.map(({ seat, from, until }) => ({
      seat,
      from: timeOf(from),
      until: until === null ? null : timeOf(until),
    })),
    leavings: timeline.seats.flatMap(({ seat, leftAt }) => (leftAt === null ? [] : [{ seat, at: timeOf(leftAt) }])),
    pauses: timeline.pauses.map(({ at, ms }) => ({ at: timeOf(at), ms })),
    // The events reveal which answers were right, so a sealed question withholds them.
    chain: sealed === 0 ? events.map(presentEvent) : null,
  }
}

const timeOf = (ms: number) => new Date(ms).toISOString()

const presentEvent = ({ seq, at, kind, seat, payload, hash }: BattleRecord['events'][number]): LinkedEvent => ({
  seq,
  at,
  kind,
  seat,
  payload: { ...payload },
  hash,
})

function playersOf({ timeline, names }: BattleRecord, playId: number): ResultProof['players'] {
  return timeline.seats.map(({ seat, accountId, isRecorded, playId: own }) => ({
    seat,
    name: (accountId !== null && names.get(accountId)) || '',
    is_own: own === playId,
    is_bot: accountId === null,
    is_recorded: isRecorded,
    points: timeline.rounds.reduce((sum, { answers }) => sum + (answers.find(answer => answer.seat === seat)?.points ?? 0), 0),
  }))
}

/** @returns null for a question that a contest asks now, and for a question missing in a damaged record */
function stepOf({ timeline }: BattleRecord, round: TimelineRound, index: number, questions: Map<number, ShownQuestion>): ProvenStep | null {
  const frozen = timeline.questions[index]
  const question = frozen && questions.get(frozen.question_id)
  if (!question || !isFree(question)) return null
  return {
    position: index + 1,
    question: presentQuestion(question, frozen, timeline.questionMs === null ? null : timeline.questionMs / 1000),
    opened_at: iso(round.openedAt === null ? null : new Date(round.openedAt)),
    answers: round.answers.map(({ answeredAt, answer, ...told }) => ({
      ...told,
      answered_at: answeredAt === null ? null : timeOf(answeredAt),
      answer: showAnswer(answer, answerKeyOf(question), frozen) ?? '',
    })),
  }
}
