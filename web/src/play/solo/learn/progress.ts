// The sums of the map, and the stop to go to next.

import type { MapSubject } from '@trivium/contract/bank/catalogue'

export type MapStop = MapSubject['stops'][number]

export interface Sums {
  won: number
  total: number
  stars: number
}

export function sumsOf(stops: MapStop[]): Sums {
  return stops.reduce<Sums>(
    (sums, { won, levels, stars }) => ({ won: sums.won + won, total: sums.total + levels.length, stars: sums.stars + stars }),
    { won: 0, total: 0, stars: 0 },
  )
}

/** 0 to 1. */
export const shareOf = ({ won, total }: Sums): number => (total === 0 ? 0 : won / total)

export interface NextStop {
  subject: MapSubject
  stop: MapStop
  level: number
}

/**
 * The next stop: the first open one with a level played, else the first in a subject with a level won, else the first open one.
 * @returns null if everything that is unlocked is won
 */
export function nextStop(subjects: MapSubject[]): NextStop | null {
  const open = subjects.flatMap(subject =>
    subject.stops.flatMap(stop => (stop.next_level === null ? [] : [{ subject, stop, level: stop.next_level }])),
  )
  return open.find(({ stop }) => stop.played > 0) ?? open.find(({ subject }) => sumsOf(subject.stops).won > 0) ?? open[0] ?? null
}

/** How many subjects a player sees whole on the first day. */
const firstDay = 3

/** Whether the player has ever finished a round here. */
export const isBegun = ({ stops }: MapSubject) => stops.some(({ is_played, played }) => is_played || played > 0)

/** The subjects to show whole: those begun and the next one; on the first day the first ones. The page folds the others, to stay short. */
export function wholeOnes(subjects: MapSubject[], next: NextStop | null): MapSubject[] {
  const begun = subjects.filter(subject => isBegun(subject) || subject === next?.subject)
  return begun.some(isBegun) ? begun : subjects.filter(({ unlocked }) => unlocked).slice(0, firstDay)
}
