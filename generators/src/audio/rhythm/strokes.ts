// Places strokes in time, in seconds.

import type { Placed, Samples } from '../synth.ts'

/** The same stroke at each of these seconds. */
export function strokes(times: number[], sound: Samples, volume = 1): Placed[] {
  return times.map(at => ({ at, sound, volume }))
}

export function every(seconds: number, count: number, first = 0): number[] {
  return Array.from({ length: count }, (_, index) => first + index * seconds)
}
