// One arithmetic question in all three languages, with distractors from real mistakes.

import type { LocalText } from '@trivium/content/types'

export interface NumberFact {
  subject: string
  /** From 0 (times tables) to 100. */
  difficulty: number
  question: LocalText
  right: number
  /** Mistakes above and below the right number, most likely first; may contain impossible and repeated ones. */
  slips: number[]
  /** Formats an option; plain digits if absent. */
  written?: (n: number) => string
  /** The working in notation that all languages share, or as a text per language. */
  working: string | LocalText
}

/** The slips that are whole, not negative, distinct and not right. */
export function believable({ right, slips }: NumberFact): number[] {
  return [...new Set(slips)].filter(slip => Number.isInteger(slip) && slip >= 0 && slip !== right)
}

/** Distractors for counting mistakes. */
export function near(right: number): number[] {
  return [1, -1, 2, -2, 10, -10, 3, -3].map(step => right + step).filter(slip => slip > 0)
}

/** Sorts slips by distance from the right number. */
export function nearestFirst(right: number, slips: number[]): number[] {
  return slips.toSorted((a, b) => Math.abs(a - right) - Math.abs(b - right))
}

export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** Parses `6:7 7:8`, the format of tables on one line. */
export function pairsIn(text: string): [number, number][] {
  return text.split(' ').map(pair => {
    const [one = 0, other = 0] = pair.split(':').map(Number)
    return [one, other]
  })
}
