// One arithmetic question in all three languages, and the distractors people really compute.

import type { LocalText } from '../../types.ts'

export interface NumberFact {
  subject: string
  /** From 0 (times tables) to 100. */
  difficulty: number
  question: LocalText
  right: string
  wrong: string[]
  /** The working, in signs all languages share; or words for each. */
  working: string | LocalText
}

/** The first three that are whole, not negative, and neither right nor repeated. */
export function slips(right: number, ...guesses: number[]): string[] {
  const believable = [...guesses, right + 1, right + 2, right + 10, right + 3].filter(
    guess => Number.isInteger(guess) && guess >= 0 && guess !== right,
  )
  return [...new Set(believable)].slice(0, 3).map(String)
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
