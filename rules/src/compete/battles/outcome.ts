// The winners of a battle, and each seat's coins from the pot.

import { type Battle, contestedRounds, type Seat, stillIn } from './battle.ts'
import { mostPointsPerRound } from './points.ts'

export interface BattlePlace {
  seat: number
  /** Equal points are equal places. Players who left come after all who stayed. */
  place: number
  points: number
  coins: number
}

/** The seats with the most points among those who stayed; several in a draw. */
function winnersOf(battle: Battle): Seat[] {
  const there = stillIn(battle)
  const most = Math.max(...there.map(({ points }) => points))
  return there.filter(({ points }) => points === most)
}

export const potOf = ({ rules, seats }: Pick<Battle, 'rules' | 'seats'>) =>
  rules.entry * seats.filter(({ accountId }) => accountId !== null).length

/** The winners share the pot; the remainder goes to those who reached their points first. The coins sum to the pot. */
export function placesOf(battle: Battle): BattlePlace[] {
  const winners = winnersOf(battle).toSorted((one, other) => one.pointsAt - other.pointsAt || one.seat - other.seat)
  const pot = potOf(battle)
  const [share, rest] = [Math.floor(pot / Math.max(1, winners.length)), pot % Math.max(1, winners.length)]
  const coinsOf = (seat: Seat) => {
    const index = winners.indexOf(seat)
    return index === -1 ? 0 : share + (index < rest ? 1 : 0)
  }
  const isBehind = (seat: Seat, other: Seat) => rankOf(other) > rankOf(seat)
  return battle.seats
    .map(seat => ({
      seat: seat.seat,
      place: 1 + battle.seats.filter(other => isBehind(seat, other)).length,
      points: seat.points,
      coins: coinsOf(seat),
    }))
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat)
}

/** Higher is better: all who stayed rank above all who left. */
const rankOf = ({ points, leftAt }: Seat) => (leftAt === null ? points : points - 1_000_000)

export type BattleOutcome = 'won' | 'lost' | 'drawn'

export function outcomeOf(battle: Battle, seat: Seat): BattleOutcome {
  const winners = winnersOf(battle)
  if (!winners.includes(seat)) return 'lost'
  return winners.length === 1 ? 'won' : 'drawn'
}

/** Whether a seat has all points: every answer right within two seconds. */
export const hasAllPoints = ({ questions }: Pick<Battle, 'questions'>, { points }: Pick<Seat, 'points'>) =>
  questions.length > 0 && points === questions.length * mostPointsPerRound

/**
 * How much of a game the battle is for the rating of a seat, 0 to 1 (docs/decisions/060). A deserted battle moves the rating of the player who
 * stayed by the share of contested questions. The player who left loses a whole game, so that leaving never costs less than losing.
 */
export function ratedShare(battle: Battle, { leftAt }: Pick<Seat, 'leftAt'>): number {
  const isDeserted = battle.seats.some(seat => seat.leftAt !== null)
  if (!isDeserted || leftAt !== null) return 1
  return Math.min(1, contestedRounds(battle) / Math.max(1, battle.questions.length))
}
