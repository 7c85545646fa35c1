import { accuracyOf, type CategoryStats } from './statistics-types.ts'

export type CategoryMark = 'strongest' | 'to_grow'

/** Fewer answers say nothing about a player. The server uses the same number for the strong and the weak side. */
const enoughAnswers = 10

/** Combines type and slug into one key. */
export const categoryKey = ({ type, slug }: Pick<CategoryStats, 'type' | 'slug'>) => `${type}/${slug}`

/** Marks, by key, the best and the weakest category with enough answers. Empty when there is nothing to compare. */
export function categoryMarks(categories: CategoryStats[]): Map<string, CategoryMark> {
  const known = categories.filter(({ answered }) => answered >= enoughAnswers).toSorted((one, other) => accuracyOf(other) - accuracyOf(one))
  const [best, last] = [known[0], known.at(-1)]
  if (!best || !last || accuracyOf(best) === accuracyOf(last)) return new Map()
  return new Map([
    [categoryKey(best), 'strongest'],
    [categoryKey(last), 'to_grow'],
  ])
}
