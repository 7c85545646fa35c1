import type { BookmarkedQuestion } from './use-bookmarked-questions.ts'

export interface Subject {
  slug: string
  name: string
  kept: BookmarkedQuestion[]
}

/** The kept questions by their category, the largest first. */
export function subjectsOf(kept: readonly BookmarkedQuestion[]): Subject[] {
  const bySlug = Map.groupBy(kept, ({ category }) => category.slug)
  const subjects = [...bySlug].map(([slug, own]) => ({ slug, name: own[0]?.category.name ?? slug, kept: own }))
  return subjects.toSorted((one, other) => other.kept.length - one.kept.length || one.name.localeCompare(other.name))
}
