// Calibration: estimates item difficulties from the answers of many people, by marginal maximum likelihood under the Rasch model.
// Abilities are normally distributed around 0; their standard deviation is estimated, too. Unlike with joint maximum likelihood, the
// estimates stay free of bias even if each person has answered few items, and nobody needs to have answered all.
// Sources: Bock & Aitkin 1981 (EM); Thissen 1982 (for the Rasch model); Liu, Rubin & Wu 1998 (PX-EM: each step estimates the mean of the
// abilities and subtracts it again, which makes EM fast); Louis 1982 (information); Wright & Masters 1982 (fit).

import type { Calibration } from './calibrated.ts'
import { Fit } from './fit.ts'
import type { Responses } from './responses.ts'

export interface Estimation {
  /** Difficulty in logits by item index, on the scale with mean ability 0. */
  b: Float64Array
  /** Standard deviation of the abilities, in logits. */
  spread: number
  /** EM steps so far. */
  steps: number
  /** The greatest change of a difficulty, or of the spread, in the last step. */
  change: number
}

/** Quadrature nodes, evenly spaced from −5 to 5 standard deviations. */
const nodes = 61
const edge = 5
/** Bound of difficulties, in logits: an item that everybody gets right has no finite estimate. */
const farthest = 6
const smallEnough = 0.0002
const mostSteps = 400

export const begin = (b: Float64Array): Estimation => ({ b, spread: 1, steps: 0, change: Infinity })

export const isSettled = ({ change, steps }: Estimation): boolean => change < smallEnough || steps >= mostSteps

/** One EM step. It never decreases the likelihood. */
export function improve(responses: Responses, estimation: Estimation): Estimation {
  const expected = new Float64Array(estimation.b.length * nodes)
  const right = new Float64Array(estimation.b.length)
  let [mean, square] = [0, 0]
  const grid = gridOf(estimation)
  eachPerson(responses, grid, (weights, from, to) => {
    for (let at = from; at < to; at++) {
      const item = responses.items[at]!
      right[item]! += responses.right[at]!
      for (let node = 0; node < nodes; node++) expected[item * nodes + node]! += weights[node]!
    }
    const moments = momentsOf(weights, grid.abilities)
    mean += moments.mean
    square += moments.square
  })
  const persons = Math.max(1, responses.starts.length - 1)
  mean /= persons
  const b = estimation.b.map((before, item) => {
    const counts = expected.subarray(item * nodes, (item + 1) * nodes)
    return within(bestDifficulty(before, right[item]!, counts, grid.abilities) - mean)
  })
  const spread = Math.sqrt(Math.max(0.01, square / persons - mean * mean))
  const ofSpread = Math.abs(spread - estimation.spread)
  const change = b.reduce((greatest, now, item) => Math.max(greatest, Math.abs(now - estimation.b[item]!)), ofSpread)
  return { b, change, spread, steps: estimation.steps + 1 }
}

/**
 * Standard errors and fit at the end. The standard error is 1 ÷ √information, by Louis: the information of the answers with unknown
 * abilities, taking the other difficulties as known. The expected answer of a person follows from their other answers only, because an
 * answer that also estimates the ability would always look too regular.
 */
export function calibrationsOf(responses: Responses, estimation: Estimation): Calibration[] {
  const { b } = estimation
  const information = new Float64Array(b.length)
  const fits = Array.from(b, () => new Fit())
  const grid = gridOf(estimation)
  eachPerson(responses, grid, (weights, from, to) => {
    const { up, down } = momentsOf(weights, grid.abilities)
    for (let at = from; at < to; at++) {
      const item = responses.items[at]!
      const isRight = responses.right[at] === 1
      information[item]! += informationIn(weights, grid.wrong.subarray(item * nodes, (item + 1) * nodes))
      // Removing an answer divides the posterior by the answer's likelihood: 1 ÷ P = 1 + e^(b − θ), 1 ÷ Q = 1 + e^(θ − b).
      const expected = isRight ? 1 / (1 + Math.exp(b[item]!) * down) : 1 - 1 / (1 + Math.exp(-b[item]!) * up)
      fits[item]!.add(expected, isRight)
    }
  })
  return fits.map(({ answers, infit, outfit }, item) => {
    const standardError = information[item]! > 0 ? 1 / Math.sqrt(information[item]!) : Infinity
    return { answers, b: b[item]!, standardError, infit, outfit }
  })
}

interface Grid {
  /** Ability at each node, in logits, and the logarithm of its share of people. */
  abilities: Float64Array
  logShares: Float64Array
  /** log Q = log(1 − P) by item and node. */
  wrong: Float64Array
}

function gridOf({ b, spread }: Estimation): Grid {
  const standard = Float64Array.from({ length: nodes }, (_, node) => -edge + (2 * edge * node) / (nodes - 1))
  const abilities = standard.map(z => z * spread)
  const wrong = new Float64Array(b.length * nodes)
  for (let item = 0; item < b.length; item++)
    for (let node = 0; node < nodes; node++) wrong[item * nodes + node] = -Math.log1p(Math.exp(abilities[node]! - b[item]!))
  return { abilities, logShares: standard.map(z => -(z * z) / 2), wrong }
}

/** Visits each person with the posterior weights of the nodes. The weights sum to 1; the next person overwrites them. */
function eachPerson(responses: Responses, grid: Grid, visit: (weights: Float64Array, from: number, to: number) => void): void {
  const weights = new Float64Array(nodes)
  for (let person = 0; person + 1 < responses.starts.length; person++) {
    const [from, to] = [responses.starts[person]!, responses.starts[person + 1]!]
    weighNodes(weights, grid, responses, from, to)
    visit(weights, from, to)
  }
}

/** log P = log Q + θ − b, so only log Q is looked up; terms that do not depend on the node cancel. */
function weighNodes(
  weights: Float64Array,
  { abilities, logShares, wrong }: Grid,
  { items, right }: Responses,
  from: number,
  to: number,
): void {
  weights.set(logShares)
  let score = 0
  for (let at = from; at < to; at++) {
    const row = items[at]! * nodes
    score += right[at]!
    for (let node = 0; node < nodes; node++) weights[node]! += wrong[row + node]!
  }
  let highest = -Infinity
  for (let node = 0; node < nodes; node++) {
    weights[node]! += score * abilities[node]!
    highest = Math.max(highest, weights[node]!)
  }
  let total = 0
  for (let node = 0; node < nodes; node++) total += weights[node] = Math.exp(weights[node]! - highest)
  for (let node = 0; node < nodes; node++) weights[node]! /= total
}

/** Mean and mean square of the ability θ, and the means of e^θ and e^−θ. */
function momentsOf(weights: Float64Array, abilities: Float64Array) {
  const moments = { mean: 0, square: 0, up: 0, down: 0 }
  for (let node = 0; node < nodes; node++) {
    const [weight, ability] = [weights[node]!, abilities[node]!]
    moments.mean += weight * ability
    moments.square += weight * ability * ability
    moments.up += weight * Math.exp(ability)
    moments.down += weight * Math.exp(-ability)
  }
  return moments
}

const newtonSteps = 3

/** Solves Σ expected × P = right for b. */
function bestDifficulty(before: number, right: number, expected: Float64Array, abilities: Float64Array): number {
  let b = before
  for (let step = 0; step < newtonSteps; step++) {
    let [surplus, slope] = [-right, 0]
    for (let node = 0; node < nodes; node++) {
      const p = 1 / (1 + Math.exp(b - abilities[node]!))
      surplus += expected[node]! * p
      slope += expected[node]! * p * (1 - p)
    }
    b = within(b + Math.max(-1, Math.min(1, surplus / slope)))
  }
  return b
}

const within = (b: number) => Math.max(-farthest, Math.min(farthest, b))

/** E[PQ] − Var(P) over the posterior. */
function informationIn(weights: Float64Array, wrong: Float64Array): number {
  let [mean, square] = [0, 0]
  for (let node = 0; node < nodes; node++) {
    const p = 1 - Math.exp(wrong[node]!)
    mean += weights[node]! * p
    square += weights[node]! * p * p
  }
  return mean - 2 * square + mean * mean
}
