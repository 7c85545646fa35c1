// Sorts questions into levels, easiest first: at most 10 levels of at least 10 questions for each category, subcategory and language.
// A level with more than 10 lets a draw skip questions that the player has met lately, for example in the quiz of the day.

import { shuffled } from './derived/seeded-shuffle.ts'
import type { Draft } from './draft-types.ts'
import type { ContentQuestion } from '@trivium/content/types'

export const mostLevels = 10
export const leastPerLevel = 10
/** A seventh level or a higher one is added only if every level then has 18 questions. */
const [enoughLevels, richLevel] = [6, 18]

export function assignLevels(written: Draft[], derived: Draft[]): ContentQuestion[] {
  const spread = [...byGroup(written).values(), ...byGroup(derived).values()].flatMap(spreadEvenly)
  return [...byGroup(spread).values()].flatMap(levelled)
}

/** Replaces difficulties by ranks from 0 to 1, because written and derived questions use different units. */
function spreadEvenly(drafts: Draft[]): Draft[] {
  return inOrder(drafts).map((draft, index) => ({ ...draft, difficulty: (index + 0.5) / drafts.length }))
}

function levelsFor(questions: number): number {
  const least = Math.min(enoughLevels, Math.floor(questions / leastPerLevel))
  return Math.max(1, Math.min(mostLevels, Math.max(least, Math.floor(questions / richLevel))))
}

/**
 * All levels grow together. Questions about the same subject go to different levels, because one question must not answer another in the
 * same play.
 */
function levelled(drafts: Draft[]): ContentQuestion[] {
  const count = levelsFor(drafts.length)
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
  return levels.flatMap((level, index) => keptForDaily(level).map(draft => withLevel(draft, index + 1)))
}

type Kept = Draft & { isForDaily: boolean }

/**
 * Reserves questions of a level for the quiz of the day, written ones first: at most a third of the level, and only from those beyond the
 * ten that a game asks. Statements are neither reserved nor counted among the ten, because the player may just have met them in True and
 * false. Types without levels reserve a fifth.
 */
function keptForDaily(level: Draft[]): Kept[] {
  const isLevelled = level.some(({ categoryType }) => categoryType === 'quiz_zone')
  const others = level.filter(({ type }) => type !== 'true_false')
  const most = isLevelled ? Math.min(others.length - leastPerLevel, Math.ceil(level.length / 3)) : Math.floor(level.length / 5)
  const order = shuffled(others, 'daily').toSorted((a, b) => Number(b.isWritten) - Number(a.isWritten))
  const kept = new Set(order.slice(0, Math.max(0, most)))
  return level.map(draft => ({ ...draft, isForDaily: kept.has(draft) }))
}

function placesIn(level: number, count: number, questions: number): number {
  return Math.ceil((level * questions) / count) - Math.ceil(((level - 1) * questions) / count)
}

/** Takes the first `most` drafts with different subjects. */
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

/** The highest level without this subject, or the last level if every level has it. */
function roomiest(levels: Draft[][], draft: Draft): Draft[] {
  const free = levels.findLast(level => level.every(other => subjectOf(other) !== subjectOf(draft)))
  const level = free ?? levels.at(-1)
  if (!level) throw new Error('there is always a level')
  return level
}

/** The key of a derived question contains its subject: `d:pack:language:subject`. */
function subjectOf({ key }: Draft): string {
  const [kind, , , ...subject] = key.split(':')
  return kind === 'd' ? subject.join(':') : key
}

function withLevel(draft: Kept, level: number): ContentQuestion {
  const { difficulty: _order, ...question } = draft
  return { ...question, level }
}

/** The key breaks ties, because the order must not depend on the order of packs. */
function inOrder(drafts: Draft[]): Draft[] {
  return drafts.toSorted((a, b) => a.difficulty - b.difficulty || (a.key < b.key ? -1 : 1))
}

function byGroup(drafts: Draft[]): Map<string, Draft[]> {
  return Map.groupBy(drafts, draft => `${draft.categoryType}/${draft.category}/${draft.subcategory ?? ''}/${draft.language}`)
}
