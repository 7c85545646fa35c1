// The ranking of a contest: score, then less time spent on the questions, then the earlier finish.

export interface ContestStanding {
  score: number
  /** Time spent on the questions, by the server's clock. */
  ms: number
  finishedAt: Date
}

/** @returns less than 0 if `one` comes first; 0 only for equal score, time and finish */
export function compareStandings(one: ContestStanding, other: ContestStanding): number {
  return other.score - one.score || one.ms - other.ms || one.finishedAt.getTime() - other.finishedAt.getTime()
}

/**
 * The place of each standing. Equal ones share a place, and the next place follows after all of them: 1, 2, 2, 4.
 * @param standings in order, without gaps
 * @param first `offset`: number of standings before these; `place`: place of the first one, which it may share with the last one before
 */
export function placesOf(standings: readonly ContestStanding[], first = { offset: 0, place: 1 }): number[] {
  const places: number[] = []
  for (const [index, standing] of standings.entries()) {
    const before = standings[index - 1]
    const shared = before && compareStandings(before, standing) === 0 ? places[index - 1] : undefined
    places.push(index === 0 ? first.place : (shared ?? first.offset + index + 1))
  }
  return places
}
