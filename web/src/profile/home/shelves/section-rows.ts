/** The leaderboard shares a row with the categories or the news if they are neighbours in the order. Every other section has its own row. */
export function sectionRows<Section extends string>(sections: readonly Section[]): Section[][] {
  const rows: Section[][] = []
  for (const section of new Set(sections)) {
    const last = rows.at(-1)
    if (last?.length === 1 && last[0] !== undefined && arePair(last[0], section)) last.push(section)
    else rows.push([section])
  }
  return rows
}

const pairs = ['categories,leaderboard', 'leaderboard,news']
const arePair = (...two: [string, string]) => pairs.includes(two.toSorted().join())
