// The ranking of a contest: score, then less time spent on the questions, then the earlier finish.

export interface ContestStanding {
  score: number
  /** Time spent on the questions, by the server's clock. */
  ms: number
  finishedAt: Date
}

/** @returns less than 0 when `one` comes first; 0 only for players who are equal in score, time and instant of finishing */
export function compareStandings(one: ContestStanding, other: ContestStanding): number {
  return other.score - one.score || one.ms - other.ms || one.finishedAt.getTime() - other.finishedAt.getTime()
}

/**
 * The place of each standing. Equal ones share a place, and the next one counts on after all of them: 1, 2, 2, 4.
 * @param standings in order, without gaps
 * @param first what comes before them: their number, and the place of the first one, which may share it with the last of those before
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
