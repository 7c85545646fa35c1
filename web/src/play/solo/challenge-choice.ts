// The player's choices for a self challenge, stored on this device.

import { leastMinutes, questionStep } from '@trivium/rules/play/solo/challenge'

export interface Offer {
  questions: number[]
  minutes: number[]
}

/** The values that the server accepts: from a minimum in steps, each up to a setting. */
export function offerUpTo(mostQuestions: number, mostMinutes: number): Offer {
  const counts = (first: number, most: number, step: number) =>
    Array.from({ length: Math.max(1, Math.floor((most - first) / step) + 1) }, (_, index) => first + index * step)
  return { questions: counts(questionStep, mostQuestions, questionStep), minutes: counts(leastMinutes, mostMinutes, 1) }
}

export interface ChallengeChoice {
  category: string
  /** Empty means all subcategories. */
  subcategory: string
  questions: number | null
  minutes: number | null
}

export const noChoice: ChallengeChoice = { category: '', subcategory: '', questions: null, minutes: null }

/** The default, so that a first challenge needs only one choice. */
export const firstChoice = ({ questions, minutes }: Offer): ChallengeChoice => ({
  ...noChoice,
  questions: questions.find(one => one === 10) ?? questions[0] ?? null,
  minutes: minutes.find(one => one === 5) ?? minutes[0] ?? null,
})

const key = 'trivium.self_challenge'

export function savedChoice(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function saveChoice(choice: ChallengeChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // Without storage, the player chooses again next time.
  }
}

/** The default if nothing is stored. Values that are no longer on offer count as not chosen. */
export function choiceIn(kept: unknown, offer: Offer): ChallengeChoice {
  if (typeof kept !== 'object' || kept === null) return firstChoice(offer)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const oneOf = (offered: number[], value: unknown) => offered.find(one => one === value) ?? null
  const of = (name: string): unknown => Reflect.get(kept, name)
  return {
    category: text(of('category')),
    subcategory: text(of('subcategory')),
    questions: oneOf(offer.questions, of('questions')),
    minutes: oneOf(offer.minutes, of('minutes')),
  }
}

export type Missing = 'category' | 'questions' | 'minutes'

/** The missing fields, in the order on screen. */
export function missingIn({ category, questions, minutes }: ChallengeChoice): Missing[] {
  return [
    ...(category === '' ? (['category'] as const) : []),
    ...(questions === null ? (['questions'] as const) : []),
    ...(minutes === null ? (['minutes'] as const) : []),
  ]
}
