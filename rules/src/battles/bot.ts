// What a bot answers, and when: as a player of a given rating would, from the figures of the item alone. It is decided before the
// question opens, so it cannot depend on what the player answers.

import type { Random } from '../random.ts'

/** What is known about the item from first answers; null where too few have answered. */
export interface ItemKnown {
  facility: number | null
  medianMs: number | null
  /** The author's estimate, 0 easy to 1 hard: used until the facility is known. */
  difficulty: number
}

/** One unit of ability (logit) in points of rating: the scale of Glicko-2. */
const pointsPerLogit = 173.7178
const averageRating = 1500
const usualMedianMs = 5_000
/** Spread of the logarithm of answering times: van der Linden (2006), "A lognormal model for response times on test items". */
const timeSpread = 0.35
const quickestMs = 900

/**
 * The chance to be right. The facility is the chance of an average player; on the logit scale ability and difficulty add up, as in the
 * Rasch model.
 */
export function chanceOf({ facility, difficulty }: ItemKnown, rating: number): number {
  const average = Math.min(0.97, Math.max(0.03, facility ?? 0.85 - 0.5 * difficulty))
  const logit = Math.log(average / (1 - average)) + (rating - averageRating) / pointsPerLogit
  return 1 / (1 + Math.exp(-logit))
}

/** How long the bot takes, in milliseconds; always less than the question is open. */
export function timeOf({ medianMs }: ItemKnown, questionMs: number, random: Random): number {
  const ms = (medianMs ?? usualMedianMs) * Math.exp(timeSpread * normal(random))
  return Math.round(Math.min(Math.max(ms, quickestMs), questionMs * 0.9))
}

/** @param options how many there are. @param right the index of the right one. @returns the chosen index */
export function choiceOf(known: ItemKnown, { options, right }: { options: number; right: number }, rating: number, random: Random): number {
  if (options < 2 || random() < chanceOf(known, rating)) return right
  const wrong = Array.from({ length: options }, (_, index) => index).filter(index => index !== right)
  return wrong[Math.floor(random() * wrong.length)] ?? right
}

/** Box and Muller, 1958. */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
