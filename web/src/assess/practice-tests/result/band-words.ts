// The estimate of an adaptive test in words: where its 95 % band lies, seen from the pass mark.

import type { AdaptiveResult } from '@trivium/contract/assess/practice-tests'

type Band = Pick<AdaptiveResult['ability'], 'low' | 'high'>

/** In logits from the pass mark. */
const [near, far] = [0.5, 1.5]
/** A wider band around the pass mark says nothing. */
const widest = 4

type Side = 'above' | 'below' | 'open' | 'unknown'

/** The side of the pass mark on which the whole band lies. With right answers only, the band is wide, and yet on one side. */
export function sideOf({ low, high }: Band, standard: number): Side {
  if (low > standard) return 'above'
  if (high < standard) return 'below'
  return high - low > widest ? 'unknown' : 'open'
}

type Place = 'far_below' | 'below' | 'near' | 'above' | 'far_above'

export function placeOf(logits: number, standard: number): Place {
  const distance = logits - standard
  if (Math.abs(distance) <= near) return 'near'
  const isFar = Math.abs(distance) > far
  if (distance > 0) return isFar ? 'far_above' : 'above'
  return isFar ? 'far_below' : 'below'
}

/** The scale reaches as far on both sides of the pass mark. */
const reach = 4

/** 0 at the start of the scale, 100 at its end; the pass mark is in the middle. */
export const percentAlong = (logits: number, standard: number): number =>
  Math.min(100, Math.max(0, 50 + (50 * (logits - standard)) / reach))
