// Computes what corrected answers would have won in a finished battle. Its record, points and ratings stay as they were: the house pays
// what a player has missed (docs/decisions/031).

import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { type Battle, replay, type RoundAnswer, type Seat } from '@trivium/rules/compete/battles/battle'
import { placesOf } from '@trivium/rules/compete/battles/outcome'
import { nearestPoints, pointsFor } from '@trivium/rules/compete/battles/points'
import { type AnswerKey, isRight, offOf } from '@trivium/rules/play/plays/grading'
import { nearest } from '@trivium/rules/compete/battles/nearest'
import type { Db } from '../../../platform/db/connect.ts'
import { findRoomOfPlay, readRoom } from '../store.ts'

/** Keys by question, including later keys; options in the order that the battle has frozen. */
type Keys = ReadonlyMap<number, AnswerKey>

/** The questions of the battle that a play belongs to. */
export async function questionsOfBattle(db: Db, playId: number): Promise<FrozenQuestion[]> {
  return (await battleOf(db, playId))?.questions ?? []
}

/** Coins of the pot that this play's player should have got in addition to what the pot has paid; 0 if there is nothing to win. */
export async function coinsMissed(db: Db, playId: number, keys: Keys): Promise<number> {
  const battle = await battleOf(db, playId)
  const own = battle?.seats.find(seat => seat.playId === playId)
  if (!battle || !own || battle.phase !== 'over' || battle.rules.entry === 0) return 0
  const coinsIn = (played: Battle) => placesOf(played).find(({ seat }) => seat === own.seat)?.coins ?? 0
  const corrected = { ...battle, seats: correctedSeats(battle, keys) }
  return Math.max(0, coinsIn(corrected) - coinsIn(battle))
}

async function battleOf(db: Db, playId: number): Promise<Battle | null> {
  const roomId = await findRoomOfPlay(db, playId)
  const row = roomId === undefined ? undefined : await readRoom(db, roomId)
  return row ? replay(row.events) : null
}

function correctedSeats({ questions, seats }: Battle, keys: Keys): Seat[] {
  const rounds = questions.map(({ question_id }, index) => {
    const answers = seats.map(seat => seat.answers[index] ?? null)
    const key = keys.get(question_id)
    const gains = key ? gainsOf(answers, key) : []
    return answers.map((answer, place) => ({ points: gains[place] ?? 0, at: answer?.at ?? 0 }))
  })
  return seats.map((seat, place) => {
    const gains = rounds.flatMap(round => round[place] ?? []).filter(({ points }) => points > 0)
    const gained = gains.reduce((sum, { points }) => sum + points, 0)
    return { ...seat, points: seat.points + gained, pointsAt: Math.max(seat.pointsAt, ...gains.map(({ at }) => at)) }
  })
}

/**
 * An answer that a later key makes right gets the points it would have got, for the time that was measured then. So does an answer that
 * has become the nearest where nobody is right. @returns the points to add, by seat
 */
function gainsOf(answers: readonly (RoundAnswer | null)[], key: AnswerKey): number[] {
  const rights = answers.map(answer => answer !== null && (answer.correct || isRight(answer.answer, key)))
  const places = rights.includes(true) ? [] : nearest(answers.map(answer => offOf(answer?.answer ?? '', key).off ?? null))
  return answers.map((answer, place) => {
    if (!answer || answer.correct) return 0
    const worth = rights[place] ? pointsFor({ correct: true, ms: answer.ms }) : places.includes(place) ? nearestPoints : 0
    return Math.max(0, worth - answer.points)
  })
}
