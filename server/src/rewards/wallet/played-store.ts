// SQL that decides which plays count when coins are staked or paid out.

import { sql } from 'kysely'

/** Plays with fewer answers do not count, because a player could repeat a single bookmark again and again. */
const leastAnswers = 5

/** SQL condition: the player of `f` answered more than half of the questions, and at least `leastAnswers`. */
export const isPlayed = sql<boolean>`f.state = 'finished' and 2 * (f.correct + f.wrong) > (f.result->>'total')::int
  and f.correct + f.wrong >= ${sql.lit(leastAnswers)}`
