import { accuracyOf, type CategoryFigures } from './statistics-types.ts'

export type CategoryMark = 'strongest' | 'to_grow'

/** Fewer answers say nothing about a player; the server's strong and weak side go by the same. */
const enoughAnswers = 10

/** Slugs are unique within their kind only. */
export const categoryKey = ({ type, slug }: Pick<CategoryFigures, 'type' | 'slug'>) => `${type}/${slug}`

/** By key: the best and the weakest of the categories answered often enough; none where there is nothing to compare. */
export function categoryMarks(categories: CategoryFigures[]): Map<string, CategoryMark> {
  const known = categories.filter(({ answered }) => answered >= enoughAnswers).toSorted((one, other) => accuracyOf(other) - accuracyOf(one))
  const [best, last] = [known[0], known.at(-1)]
  if (!best || !last || accuracyOf(best) === accuracyOf(last)) return new Map()
  return new Map([
    [categoryKey(best), 'strongest'],
    [categoryKey(last), 'to_grow'],
  ])
}
