// The plays of battles, for the calls about plays: an answer is an event of the battle, giving up means leaving it.

import type { AnswerOutcome, Listed, Play } from '@trivium/contract/play/plays'
import { type Battle, phaseEndsAt, type Seat, seatOf } from '@trivium/rules/compete/battles/battle'
import { answer, isAhead, leave, presence, revealedAnswer } from '@trivium/rules/compete/battles/moves'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { isRight, offOf, parseAnswer } from '@trivium/rules/play/plays/grading'
import type { Context } from '../../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { presentSharedPlay, readPlayResult, type BattleDriver } from '../../../play/plays/index.ts'
import { answerKeyOf } from '../../../bank/questions/index.ts'
import { roomOfTarget } from './battle-plays.ts'
import { type Arena, changeBattle, type Decide } from './change.ts'
import { type CachedBattle, readCurrent } from './cached-battles.ts'
import {
  explanationOf,
  noExplanation,
  presentQuestion,
  questionsOf,
  rightAnswerOf,
  shownQuestionsOf,
} from '../../../play/questions/index.ts'

export function battleDriver(arena: Arena): BattleDriver {
  return {
    async answer(play, given, context) {
      const known = await changeBattle(arena, roomOfTarget(play.target), context, answering(given, context))
      return outcomeOf(known, given.question_id, context)
    },
    async leave(play, { db, now, player }) {
      await changeBattle(arena, roomOfTarget(play.target), { db, now }, battle => leave(battle, player.id, now.getTime()))
      return readPlayResult(db, play.id)
    },
    async present(play, context) {
      const known = must(await readCurrent(context.db, roomOfTarget(play.target)), 'the play is of a battle')
      const shown = must(await presentPlayOf(known, play.id, context), 'it has just been read')
      return { data: await listedQuestions(context.db, known), play: shown }
    },
  }
}

/** An answer also shows that its player is present. */
function answering(given: { question_id: number; answer: string }, { player, now }: Context): Decide {
  return async (battle, _known, db) => {
    const position = battle.questions.findIndex(({ question_id }) => question_id === given.question_id)
    const frozen = battle.questions[position] ?? refuse('document_not_found')
    // Before the answer is parsed: the parser's error would reveal something of a sealed question.
    if (isAhead(battle, position + 1)) return 'operation_not_allowed'
    const asked = await questionsOf(db, { questions: [frozen] })
    const key = answerKeyOf(must(asked.get(frozen.question_id), 'it was drawn'))
    const parsed = parseAnswer(given.answer, key, frozen)
    if (parsed === null) throw new InvalidInput([{ field: 'answer', problem: 'is no possible answer to this question' }])
    const move = { questionId: given.question_id, answer: parsed, correct: isRight(parsed, key), ...offOf(parsed, key) }
    const events = answer(battle, player.id, move, now.getTime())
    return typeof events === 'string' || events.length === 0 ? events : [...presence(battle, player.id, true), ...events]
  }
}

/** Reveals right or wrong only when the round is over, and not while a contest or an exam asks the question. */
async function outcomeOf({ battle }: CachedBattle, questionId: number, { db, player, now }: Context): Promise<AnswerOutcome> {
  const seat = must(seatOf(battle, player.id), 'the play is of a seat')
  const round = battle.questions.findIndex(({ question_id }) => question_id === questionId) + 1
  const isRevealed = round < battle.round || battle.phase === 'reveal' || battle.phase === 'over'
  const frozen = battle.questions[round - 1]
  const asked = isRevealed && frozen ? (await shownQuestionsOf(db, { questions: [frozen] })).get(questionId) : undefined
  const shown = asked?.sealed_by === null ? asked : undefined
  return {
    correct: shown ? (revealedAnswer(battle, seat, round)?.correct ?? false) : null,
    correct_answer: shown && frozen ? rightAnswerOf(shown, frozen) : null,
    note: shown?.note ?? null,
    ...(shown && frozen ? explanationOf(shown, frozen) : noExplanation),
    remaining: battle.questions.length - roundsDone(battle),
    next_question: null,
    tried: null,
    last_number: 0,
    result: seat.playId !== null && battle.phase === 'over' ? await readPlayResult(db, seat.playId) : null,
    ...standing(battle, seat, now),
  }
}

const roundsDone = ({ round, phase }: Battle) => Math.max(0, phase === 'reveal' || phase === 'over' ? round : round - 1)

function standing(battle: Battle, { points }: Seat, now: Date) {
  const isOpen = battle.phase === 'open'
  const endsAt = (phaseEndsAt(battle) ?? 0) - battle.rules.graceMs
  return {
    score: points,
    answered: roundsDone(battle),
    deadline: isOpen ? new Date(endsAt).toISOString() : null,
    now: now.toISOString(),
    version: battle.seq,
    current_question_id: isOpen ? (battle.questions[battle.round - 1]?.question_id ?? null) : null,
  }
}

/** The questions of the battle: opened ones as they are, later ones sealed. */
export async function listedQuestions(db: Db, { battle }: CachedBattle): Promise<Listed[]> {
  const opened = battle.phase === 'reading' ? battle.round - 1 : battle.round
  const shown = opened <= 0 ? new Map() : await shownQuestionsOf(db, { questions: battle.questions.slice(0, opened) })
  const listed = (frozen: FrozenQuestion): Listed => {
    const question = shown.get(frozen.question_id)
    return question ? presentQuestion(question, frozen, battle.rules.questionMs / 1000) : { id: frozen.question_id, sealed: true }
  }
  return battle.questions.map(listed)
}

export async function presentPlayOf({ battle }: CachedBattle, playId: number, context: Context): Promise<Play | null> {
  const seat = must(
    battle.seats.find(one => one.playId === playId),
    'the play is of a seat',
  )
  const play = await presentSharedPlay(playId, context)
  if (!play) return null
  const wrong = seat.answers.slice(0, roundsDone(battle)).filter(given => given && !given.correct && given.answer !== '').length
  return {
    ...play,
    seconds_per_question: battle.rules.questionMs / 1000,
    correct: seat.correct,
    wrong,
    ...standing(battle, seat, context.now),
  }
}
