// A bot's answer and its time, as of a player with a given rating, from the item's stats alone. The server draws both before the question
// opens, so they cannot depend on the player's answer.

import type { NumberKey } from '../../bank/questions/numbers.ts'
import type { Random } from '../../platform/random.ts'

/** The item's stats from first answers; null with too few answers. */
export interface ItemKnown {
  facility: number | null
  medianMs: number | null
  /** The author's estimate, 0 easy to 1 hard; used without a facility. */
  difficulty: number
}

/** Rating points per logit of ability: the scale of Glicko-2. */
const pointsPerLogit = 173.7178
const averageRating = 1500
const usualMedianMs = 5_000
/** Standard deviation of the logarithm of answer times: van der Linden (2006), "A lognormal model for response times on test items". */
const timeSpread = 0.35
const quickestMs = 900

/**
 * The probability of a right answer. The facility is the probability for an average player; on the logit scale ability and difficulty add
 * up, as in the Rasch model.
 */
export function chanceOf({ facility, difficulty }: ItemKnown, rating: number): number {
  const average = Math.min(0.97, Math.max(0.03, facility ?? 0.85 - 0.5 * difficulty))
  const logit = Math.log(average / (1 - average)) + (rating - averageRating) / pointsPerLogit
  return 1 / (1 + Math.exp(-logit))
}

/** The bot's answer time in milliseconds, always less than `questionMs`. */
export function timeOf({ medianMs }: ItemKnown, questionMs: number, random: Random): number {
  const ms = (medianMs ?? usualMedianMs) * Math.exp(timeSpread * normal(random))
  return Math.round(Math.min(Math.max(ms, quickestMs), questionMs * 0.9))
}

/** @param options number of options @param right index of the right one @returns the chosen index */
export function choiceOf(known: ItemKnown, { options, right }: { options: number; right: number }, rating: number, random: Random): number {
  if (options < 2 || random() < chanceOf(known, rating)) return right
  const wrong = Array.from({ length: options }, (_, index) => index).filter(index => index !== right)
  return wrong[Math.floor(random() * wrong.length)] ?? right
}

/** The bot's number: the right one, or a plausible guess. */
export function numberOf(known: ItemKnown, key: NumberKey, rating: number, random: Random): number {
  return random() < chanceOf(known, rating) ? key.value : guessAt(key, random)
}

/** Spread of guesses: a share of a magnitude, or 25 years for a year. */
const shareOff = 0.2
const yearsOff = 25
const isYear = ({ value, unit }: NumberKey) => unit === null && Number.isInteger(value) && value >= 1000 && value <= 2100
/** From this value on, guesses are round numbers. */
const roundFrom = 1_000

/** A guess outside the tolerance, with the decimals and the sign of the right number. */
function guessAt(key: NumberKey, random: Random): number {
  const { value, tolerance } = key
  const step = 10 ** -decimalsOf(value)
  const spread = Math.max(tolerance, step, isYear(key) ? yearsOff : Math.abs(value) * shareOff)
  const side = random() < 0.5 ? -1 : 1
  const guess = value + side * (tolerance + Math.abs(normal(random)) * spread)
  const near = Math.sign(value) * guess < 0 ? Math.abs(guess) * Math.sign(value) : guess
  const rounded = Math.abs(value) >= roundFrom && !isYear(key) ? Number(near.toPrecision(2)) : Number(near.toFixed(decimalsOf(value)))
  // One step beyond the tolerance, for a number of any size.
  const beyond = value + side * (tolerance * 1.01 + Math.max(step, Math.abs(value) * 1e-6))
  return Math.abs(rounded - value) > tolerance && rounded !== value ? rounded : Number(beyond.toPrecision(12))
}

const decimalsOf = (value: number) => Math.min(10, /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0)

/** Box and Muller, 1958. */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
