// Levels of 10 questions or more, at most 10 of them, easiest first, for each category, subcategory and language.

import type { ContentQuestion, Draft } from './types.ts'

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

/**
 * Ten a level until ten levels are full, then all levels grow together; what is left over joins the last one. Two questions about
 * one subject never share a level: one play must not answer the other's question.
 */
function levelled(drafts: Draft[]): ContentQuestion[] {
  const count = Math.max(1, Math.min(mostLevels, Math.floor(drafts.length / leastPerLevel)))
  const levels: Draft[][] = []
  let waiting = inOrder(drafts)
  for (let level = 1; level <= count; level++) {
    const isLast = level === count
    const room = isLast ? waiting.length : placesIn(level, count, drafts.length)
    const taken = takeApart(waiting, room)
    levels.push(taken)
    waiting = waiting.filter(draft => !taken.includes(draft))
  }
  for (const draft of waiting) roomiest(levels, draft).push(draft)
  return levels.flatMap((level, index) => level.map(draft => withLevel(draft, index + 1)))
}

function placesIn(level: number, count: number, questions: number): number {
  if (count < mostLevels) return leastPerLevel
  return Math.ceil((level * questions) / count) - Math.ceil(((level - 1) * questions) / count)
}

/** The first so many whose subjects differ. */
function takeApart(drafts: Draft[], most: number): Draft[] {
  const subjects = new Set<string>()
  const taken: Draft[] = []
  for (const draft of drafts) {
    if (taken.length === most) break
    const subject = subjectOf(draft)
    if (!subjects.has(subject)) taken.push(draft)
    subjects.add(subject)
  }
  return taken
}

/** The highest level without this subject, else simply the last. */
function roomiest(levels: Draft[][], draft: Draft): Draft[] {
  const free = levels.findLast(level => level.every(other => subjectOf(other) !== subjectOf(draft)))
  const level = free ?? levels.at(-1)
  if (!level) throw new Error('there is always a level')
  return level
}

/** Derived questions say in their key what they are about: `d:pack:language:subject`. */
function subjectOf({ key }: Draft): string {
  const [kind, , , ...subject] = key.split(':')
  return kind === 'd' ? subject.join(':') : key
}

function withLevel(draft: Draft, level: number): ContentQuestion {
  const { difficulty: _order, ...question } = draft
  return { ...question, level }
}

/** The key breaks ties: the order must not depend on how packs are listed. */
function inOrder(drafts: Draft[]): Draft[] {
  return drafts.toSorted((a, b) => a.difficulty - b.difficulty || (a.key < b.key ? -1 : 1))
}

function byGroup(drafts: Draft[]): Map<string, Draft[]> {
  return Map.groupBy(drafts, draft => `${draft.categoryType}/${draft.category}/${draft.subcategory ?? ''}/${draft.language}`)
}
