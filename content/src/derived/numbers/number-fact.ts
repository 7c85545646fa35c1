// One arithmetic question in all three languages, and the distractors people really compute.

import type { LocalText } from '../../types.ts'

export interface NumberFact {
  subject: string
  /** From 0 (times tables) to 100. */
  difficulty: number
  question: LocalText
  right: number
  /** Mistakes on both sides of the right number, the likeliest first; impossible and repeated ones may be among them. */
  slips: number[]
  /** How the options are written, if not in plain digits. */
  written?: (n: number) => string
  /** The working, in signs all languages share; or words for each. */
  working: string | LocalText
}

/** Those that are whole, not negative, and neither right nor repeated. */
export function believable({ right, slips }: NumberFact): number[] {
  return [...new Set(slips)].filter(slip => Number.isInteger(slip) && slip >= 0 && slip !== right)
}

/** Where one only miscounts. */
export function near(right: number): number[] {
  return [1, -1, 2, -2, 10, -10, 3, -3].map(step => right + step).filter(slip => slip > 0)
}

/** The nearest to the right number first. */
export function nearestFirst(right: number, slips: number[]): number[] {
  return slips.toSorted((a, b) => Math.abs(a - right) - Math.abs(b - right))
}

export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** `6:7 7:8`, for tables on one line. */
export function pairsIn(text: string): [number, number][] {
  return text.split(' ').map(pair => {
    const [one = 0, other = 0] = pair.split(':').map(Number)
    return [one, other]
  })
}
