// What a derived pack states about one fact, and how it becomes a question. Levels come later, see assign-levels.ts.

import { contentLanguages } from '../types.ts'
import type { ContentLanguage, ContentSource, Draft } from '../types.ts'
import { shuffled } from './seeded-shuffle.ts'
import { folded } from './wording.ts'

export interface Fact {
  pack: string
  subject: string
  category: string
  subcategory: string | null
  language: ContentLanguage
  difficulty: number
  question: string
  right: string
  wrong: string[]
  note: string
  image?: string
  source: ContentSource | null
}

/** What only other kinds of question have. */
export const draftDefaults = { categoryType: 'quiz_zone', word: null, audio: null, audioText: null, passage: null } as const

export function draftOf({ pack, subject, right, wrong, image, ...rest }: Fact): Draft {
  const key = `d:${pack}:${rest.language}:${subject}`
  return { ...draftDefaults, ...rest, key, type: 'multiple_choice', options: [right, ...wrong], answer: [0], image: image ?? null }
}

/** Facts without enough believable distractors make no question. */
export function draftsOf(factsIn: (language: ContentLanguage) => Fact[]): Draft[] {
  return contentLanguages.flatMap(language =>
    factsIn(language)
      .filter(fact => fact.wrong.length >= 2)
      .map(draftOf),
  )
}

export interface Choice {
  label: string
  /** How far this is from the right answer; the nearest make the best distractors. */
  distance: number
}

/** Three of the seven nearest, so that the same distractors do not always come together. */
export function pickWrong(seed: string, right: string, choices: Choice[], count = 3): string[] {
  const taken = new Set([folded(right)])
  const nearest: string[] = []
  // Shuffled first, so that equally near ones do not come in the order of the alphabet.
  for (const { label } of shuffled(choices, seed).toSorted((a, b) => a.distance - b.distance)) {
    if (nearest.length === count * 2 + 1) break
    if (!taken.has(folded(label))) nearest.push(label)
    taken.add(folded(label))
  }
  return shuffled(nearest, seed).slice(0, count)
}

export function easiest<T extends { difficulty: number }>(facts: T[], most: number): T[] {
  return facts.toSorted((a, b) => a.difficulty - b.difficulty).slice(0, most)
}
