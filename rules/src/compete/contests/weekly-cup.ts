// The weekly cups that must exist.

import { type Week, weekAt } from '../../platform/days.ts'

/** This week's and the next week's cup; in a new installation also last week's, as an example to look at. */
export function cupsWanted(now: Date, isFirst: boolean): Week[] {
  return [...(isFirst ? [weekAt(now, -1)] : []), weekAt(now), weekAt(now, 1)]
}
