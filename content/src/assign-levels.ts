// Levels of 10 questions or more, at most 10 of them, easiest first, for each category, subcategory and language.

import type { Draft } from './derived/draft.ts'
import type { ContentQuestion } from './types.ts'

export const mostLevels = 10
export const leastPerLevel = 10

export function assignLevels(written: Draft[], derived: Draft[]): ContentQuestion[] {
  const spread = [...byGroup(written).values(), ...byGroup(derived).values()].flatMap(spreadEvenly)
  return [...byGroup(spread).values()].flatMap(levelled)
}

/** Difficulties become places from 0 to 1, so that written and derived questions interleave whatever their units. */
function spreadEvenly(drafts: Draft[]): Draft[] {
  return inOrder(drafts).map((draft, index) => ({ ...draft, difficulty: (index + 0.5) / drafts.length }))
}

/** Ten a level until ten levels are full, then all levels grow together; what is left over joins the last one. */
function levelled(drafts: Draft[]): ContentQuestion[] {
  const levels = Math.max(1, Math.min(mostLevels, Math.floor(drafts.length / leastPerLevel)))
  const perLevel = levels === mostLevels ? drafts.length / levels : leastPerLevel
  return inOrder(drafts).map((draft, index) => withLevel(draft, Math.min(levels, 1 + Math.floor(index / perLevel))))
}

function withLevel(draft: Draft, level: number): ContentQuestion {
  const { key, category, subcategory, language, type, question, options, answer, note, image, source } = draft
  return { key, category, subcategory, language, level, type, question, options, answer, note, image, source }
}

/** The key breaks ties: the order must not depend on how packs are listed. */
function inOrder(drafts: Draft[]): Draft[] {
  return drafts.toSorted((a, b) => a.difficulty - b.difficulty || (a.key < b.key ? -1 : 1))
}

function byGroup(drafts: Draft[]): Map<string, Draft[]> {
  return Map.groupBy(drafts, draft => `${draft.category}/${draft.subcategory ?? ''}/${draft.language}`)
}
