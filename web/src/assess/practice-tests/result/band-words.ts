// The estimate of an adaptive test in words: where its 95 % band lies, seen from the pass mark.

import type { AdaptiveResult } from '@trivium/contract/assess/practice-tests'

type Band = Pick<AdaptiveResult['ability'], 'low' | 'high'>

/** In logits from the pass mark. */
const [near, far] = [0.5, 1.5]
/** A wider band says nothing. */
const widest = 4

type Side = 'above' | 'below' | 'open' | 'unknown'

/** The side of the pass mark on which the whole band lies. */
export function sideOf({ low, high }: Band, standard: number): Side {
  if (high - low > widest) return 'unknown'
  if (low > standard) return 'above'
  return high < standard ? 'below' : 'open'
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
