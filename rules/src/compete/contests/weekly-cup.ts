// Which weekly cups there have to be.

import { type Week, weekAt } from '../../platform/days.ts'

/** The cups that there have to be: this week's and the next one's; in a new installation also the one that has just ended, to look at. */
export function cupsWanted(now: Date, isFirst: boolean): Week[] {
  return [...(isFirst ? [weekAt(now, -1)] : []), weekAt(now), weekAt(now, 1)]
}
