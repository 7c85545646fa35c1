// What corrected answers would have won in a battle that is over. Its record, its points and its ratings stay what they were: the house
// pays what a player has missed (docs/decisions/031).

import type { FrozenQuestion } from '@trivium/rules/frozen'
import type { AnswerKey } from '@trivium/rules/grading'
import { type Battle, replay, type Seat } from '@trivium/rules/battle'
import { placesOf } from '@trivium/rules/battles/outcome'
import { pointsFor } from '@trivium/rules/battles/points'
import { isRight } from '@trivium/rules/grading'
import type { Db } from '../db/connect.ts'
import { findRoomOfPlay, readRoom } from './store.ts'

/** By question; with later keys, in the order that the battle has frozen. */
type Keys = ReadonlyMap<number, AnswerKey>

/** The questions of the battle that a play belongs to. */
export async function questionsOfBattle(db: Db, playId: number): Promise<FrozenQuestion[]> {
  return (await battleOf(db, playId))?.questions ?? []
}

/** Coins of the pot that the player of this play would have got beyond what the pot has paid; 0 where there is nothing to win. */
export async function coinsMissed(db: Db, playId: number, keys: Keys): Promise<number> {
  const battle = await battleOf(db, playId)
  const own = battle?.seats.find(seat => seat.playId === playId)
  if (!battle || !own || battle.phase !== 'over' || battle.rules.entry === 0) return 0
  const coinsIn = (played: Battle) => placesOf(played).find(({ seat }) => seat === own.seat)?.coins ?? 0
  const corrected = { ...battle, seats: battle.seats.map(seat => correctedSeat(battle, seat, keys)) }
  return Math.max(0, coinsIn(corrected) - coinsIn(battle))
}

async function battleOf(db: Db, playId: number): Promise<Battle | null> {
  const roomId = await findRoomOfPlay(db, playId)
  const row = roomId === undefined ? undefined : await readRoom(db, roomId)
  return row ? replay(row.events) : null
}

/** Answers that have turned right bring what they would have brought, by the time that was measured then. */
function correctedSeat({ questions }: Battle, seat: Seat, keys: Keys): Seat {
  const turned = seat.answers.flatMap((answer, index) => {
    const key = keys.get(questions[index]?.question_id ?? 0)
    return answer && key && !answer.correct && isRight(answer.answer, key) ? [answer] : []
  })
  const gained = turned.reduce((sum, { ms }) => sum + pointsFor({ correct: true, ms }), 0)
  return { ...seat, points: seat.points + gained, pointsAt: Math.max(seat.pointsAt, ...turned.map(({ at }) => at)) }
}
