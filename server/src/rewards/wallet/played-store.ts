// SQL of which plays count where coins are staked or paid out.

import { sql } from 'kysely'

/** Plays with fewer answers count for nothing that is paid: a single bookmark can be played again and again. */
const leastAnswers = 5

/** Whether the play `f` is one that its player has really played. */
export const isPlayed = sql<boolean>`f.state = 'finished' and 2 * (f.correct + f.wrong) > (f.result->>'total')::int
  and f.correct + f.wrong >= ${sql.lit(leastAnswers)}`
