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
