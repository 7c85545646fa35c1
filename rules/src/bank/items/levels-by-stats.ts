// Levels by stats: items that enough players have answered exchange their levels, so that the easiest come first.

/** With this many first answers, the facility is better than the author's judgement: its standard error is at most 5 %. */
export const leastForLevel = 100

export interface LevelledItem {
  id: number
  level: number
  /** Items of one subject do not share a level, because one would reveal the answer of the other. */
  subject: string
  /** Share of right first answers; null with too few answers, or if an editor has set the level. */
  facility: number | null
}

/**
 * The measured items, easiest first, take the current levels of the measured items, lowest first. All others keep their level, and every
 * level keeps its size.
 * @returns the new level of every item that moves, by id
 */
export function levelsByStats(items: readonly LevelledItem[]): Map<number, number> {
  const measured = items.filter(({ facility }) => facility !== null)
  const waiting = measured.toSorted((a, b) => (b.facility ?? 0) - (a.facility ?? 0) || a.level - b.level || a.id - b.id)
  const subjects = Map.groupBy(
    items.filter(({ facility }) => facility === null),
    ({ level }) => level,
  )
  const taken = new Map([...subjects].map(([level, members]) => [level, new Set(members.map(({ subject }) => subject))]))
  const moved = new Map<number, number>()
  for (const { level } of measured.toSorted((a, b) => a.level - b.level)) {
    const there = taken.get(level) ?? new Set()
    // The last items may find no level without their subject: then the order has priority.
    const place = Math.max(
      0,
      waiting.findIndex(({ subject }) => !there.has(subject)),
    )
    const [item] = waiting.splice(place, 1)
    if (!item) continue
    taken.set(level, there.add(item.subject))
    if (item.level !== level) moved.set(item.id, level)
  }
  return moved
}
