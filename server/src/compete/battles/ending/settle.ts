// Settles a finished battle: plays, ratings, the pot, badges, tallies.

import type { BadgeChange } from '@trivium/rules/rewards/badges'
import { isBot, type Seat } from '@trivium/rules/compete/battles/battle'
import type { SeatSettlement } from '@trivium/rules/compete/battles/events'
import { isProvisional, newcomer, rated, type Rating, rested } from '@trivium/rules/compete/battles/glicko2'
import { recordableSeats } from '@trivium/rules/compete/battles/recordings'
import { hasAllPoints, type BattleOutcome, outcomeOf, placesOf, ratedShare } from '@trivium/rules/compete/battles/outcome'
import { must } from '../../../platform/api/refuse.ts'
import { endShared } from '../../../play/plays/index.ts'
import type { Enacting } from '../running/enact.ts'
import { payShares } from '../running/entries.ts'
import { closeSeats, type RatingRow, readRatings, saveOutcomes, saveRatings } from '../running/seat-store.ts'

interface Player extends Seat {
  accountId: number
}

const playersOf = ({ battle }: Enacting): Player[] =>
  battle.seats.flatMap(seat => (seat.accountId === null ? [] : [{ ...seat, accountId: seat.accountId }]))

export async function settleBattle(enacting: Enacting): Promise<SeatSettlement[]> {
  const { tx, known, battle } = enacting
  await endPlaysOf(enacting)
  const players = playersOf(enacting)
  const outcomes = new Map(battle.seats.map(seat => [seat.seat, outcomeOf(battle, seat)]))
  const outcomeAt = ({ seat }: Seat) => must(outcomes.get(seat), 'every seat has one')
  const ratings = battle.rules.isRated ? await rateAll(enacting, players, outcomeAt) : new Map<number, RatedSeat>()
  const places = placesOf(battle)
  const shares = players.map(({ accountId, seat }) => ({ accountId, coins: places.find(place => place.seat === seat)?.coins ?? 0 }))
  const progress = new Map(players.map(seat => [seat.accountId, badgesOf(enacting, seat, outcomeAt(seat), ratings.get(seat.seat))]))
  const earned = await payShares(enacting, shares, progress)
  const settlement = players.map((seat, index) => {
    const rating = ratings.get(seat.seat)
    return {
      seat: seat.seat,
      coins: Math.max(0, (shares[index]?.coins ?? 0) - battle.rules.entry),
      rating: rating ? shownRating(rating) : null,
      streak: rating?.after.streak ?? null,
      badges: earned.get(seat.accountId)?.badges ?? [],
    }
  })
  // A battle against a bot counts for nothing.
  if (battle.seats.some(isBot)) await closeSeats(tx, known.id)
  else
    await saveOutcomes(
      tx,
      { id: known.id, kind: battle.rules.kind },
      players.map(seat => outcomeRow(seat, outcomeAt(seat), settlement, ratings)),
      { seats: recordableSeats(battle), questionIds: battle.questions.map(({ question_id }) => question_id), at: enacting.now },
    )
  return settlement
}

function outcomeRow(seat: Player, outcome: BattleOutcome, settlement: SeatSettlement[], ratings: Map<number, RatedSeat>) {
  const rating = ratings.get(seat.seat)
  return {
    seat: seat.seat,
    outcome,
    points: seat.points,
    coins: settlement.find(one => one.seat === seat.seat)?.coins ?? 0,
    rating_before: rating?.before.rating ?? null,
    rating_after: rating?.after.rating ?? null,
  }
}

interface RatedSeat {
  before: Rating
  after: RatingRow
}

const shownRating = ({ before, after }: RatedSeat) => ({
  before: Math.round(before.rating),
  after: Math.round(after.rating),
  isProvisional: isProvisional(after),
})

const dayMs = 86_400_000

/** A rating period lasts one day: the deviation grows by one step for each day without battles. */
export function ratingAt(row: RatingRow | undefined, now: Date): Rating {
  if (!row) return newcomer
  const days = Math.max(0, now.getTime() - row.rated_at.getTime()) / dayMs
  return { rating: row.rating, volatility: row.volatility, deviation: rested(row.deviation, row.volatility, days) }
}

const scores: Record<BattleOutcome, number> = { won: 1, drawn: 0.5, lost: 0 }

/** Rated battles have two players. Each rating is computed from both ratings before the battle. */
async function rateAll(
  { tx, battle, now }: Enacting,
  players: Player[],
  outcomeAt: (seat: Seat) => BattleOutcome,
): Promise<Map<number, RatedSeat>> {
  const rows = await readRatings(
    tx,
    players.map(({ accountId }) => accountId),
  )
  const before = new Map(players.map(({ seat, accountId }) => [seat, ratingAt(rows.get(accountId), now)]))
  const rates = players.map(player => {
    const { seat, accountId } = player
    const own = must(before.get(seat), 'every player has one')
    const outcome = outcomeAt(player)
    const weight = ratedShare(battle, player)
    const games = [...before].filter(([other]) => other !== seat).map(([, opponent]) => ({ opponent, score: scores[outcome], weight }))
    const last = rows.get(accountId)
    const streak = outcome === 'won' ? (last?.streak ?? 0) + 1 : 0
    const after = {
      account_id: accountId,
      ...rated(own, games),
      rated_at: now,
      streak,
      best_streak: Math.max(streak, last?.best_streak ?? 0),
    }
    return { seat, before: own, after }
  })
  await saveRatings(
    tx,
    rates.map(({ after }) => after),
  )
  return new Map(rates.map(({ seat, ...rate }) => [seat, rate]))
}

/** Badges need human opponents; those of random battles also need a rated battle. */
function badgesOf({ battle }: Enacting, seat: Player, outcome: BattleOutcome, rating: RatedSeat | undefined): BadgeChange[] {
  if (battle.seats.some(isBot)) return []
  const { kind } = battle.rules
  const changes: BadgeChange[] = []
  if (outcome === 'won' && kind === 'random' && rating) changes.push({ type: 'combat_winner', add: 1 })
  if (outcome === 'won' && kind === 'group') changes.push({ type: 'clash_winner', add: 1 })
  if (hasAllPoints(battle, seat)) changes.push({ type: 'ultimate_player', add: 1 })
  if (rating && rating.after.streak > 0) changes.push({ type: 'quiz_warrior', atLeast: rating.after.streak })
  return changes
}

/** Ends the play of every player with the answers given so far. */
export async function endPlaysOf(enacting: Enacting): Promise<void> {
  const { tx, battle, settings, now } = enacting
  for (const { playId, answers, points } of playersOf(enacting)) {
    if (playId === null) continue
    const logged = answers.map((answer, position) => ({
      position,
      questionId: must(battle.questions[position], 'a round has a question').question_id,
      answer: answer?.answer ?? null,
      correct: answer?.correct ?? false,
      ms: answer?.ms ?? (position < battle.round ? battle.rules.questionMs : 0),
      at: answer ? new Date(answer.at) : now,
    }))
    const wrong = answers.filter(answer => answer && !answer.correct && answer.answer !== '').length
    await endShared(
      tx,
      playId,
      { answers: logged, correct: answers.filter(answer => answer?.correct).length, wrong, points },
      settings,
      now,
    )
  }
}
