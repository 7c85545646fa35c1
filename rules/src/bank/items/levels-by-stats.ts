// Levels by stats: items that enough players have answered exchange their levels, so that those most get right come first.

/** First answers from which on an item's facility says more than its author's judgement: its standard error is 5 % at most. */
export const leastForLevel = 100

export interface LevelledItem {
  id: number
  level: number
  /** Items of one subject do not share a level: one would answer the other. */
  subject: string
  /** The share of right first answers; null while there are too few, or where an editor has set the level. */
  facility: number | null
}

/**
 * The measured items, easiest first, take the levels that measured items have now, lowest first. All others stay, and so does the
 * size of every level.
 * @returns the new level of every item that moves
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
    // The last ones may find no level without their subject: then the order counts more.
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
