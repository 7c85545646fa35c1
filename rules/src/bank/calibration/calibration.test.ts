import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../platform/random.ts'
import { type Calibration, isCalibrated, shiftOf } from './calibrated.ts'
import { Fit } from './fit.ts'
import { begin, calibrationsOf, type Estimation, improve, isSettled } from './rasch.ts'
import { Gathering, type Responses } from './responses.ts'

type Answer = readonly [person: number, item: number, right: number]

function gather(answers: Iterable<Answer>): Responses {
  const gathering = new Gathering()
  for (const [person, item, right] of answers) gathering.add({ person, item, isRight: right === 1 })
  return gathering.gathered()
}

function estimate(responses: Responses, from = begin(new Float64Array(responses.itemIds.length))): Estimation {
  let estimation = from
  while (!isSettled(estimation)) estimation = improve(responses, estimation)
  return estimation
}

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const probability = (theta: number, b: number) => 1 / (1 + Math.exp(b - theta))
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

interface World {
  persons: number
  items: number
  answersEach: number
  seed: number
  /** Probability of a right answer. Default: the Rasch model. */
  chance?: (theta: number, b: number, item: number) => number
}

/** People with abilities N(0.6, 1.2²); each answers some random items. */
function simulate({ persons, items, answersEach, seed, chance = probability }: World) {
  const random = seededRandom(seed)
  const truth = Array.from({ length: items }, () => 1.1 * normal(random))
  const answers: Answer[] = []
  for (let person = 0; person < persons; person++) {
    const theta = 0.6 + 1.2 * normal(random)
    const met = new Set<number>()
    while (met.size < answersEach) met.add(Math.floor(random() * items))
    for (const item of met) answers.push([person, item, random() < chance(theta, truth[item] ?? 0, item) ? 1 : 0])
  }
  return { truth, responses: gather(answers) }
}

/** Estimated and true difficulties on one scale, linked by their means. */
function compare({ truth, responses }: ReturnType<typeof simulate>, calibrations: readonly Calibration[]) {
  const pairs = calibrations.map(({ b, standardError }, index) => ({ b, standardError, true: truth[responses.itemIds[index] ?? 0] ?? 0 }))
  const shift = shiftOf(pairs.map(pair => ({ estimated: pair.b, anchor: pair.true })))
  return pairs.map(pair => ({ ...pair, error: pair.b + shift - pair.true }))
}

function correlation(pairs: readonly { b: number; true: number }[]) {
  const [meanB, meanTrue] = [mean(pairs.map(({ b }) => b)), mean(pairs.map(pair => pair.true))]
  const product = (one: 'b' | 'true', other: 'b' | 'true') =>
    mean(pairs.map(pair => (pair[one] - (one === 'b' ? meanB : meanTrue)) * (pair[other] - (other === 'b' ? meanB : meanTrue))))
  return product('b', 'true') / Math.sqrt(product('b', 'b') * product('true', 'true'))
}

describe('Gathering', () => {
  it('sorts the answers by person and numbers the items', () => {
    const responses = gather([
      [9, 40, 1],
      [7, 50, 0],
      [9, 50, 1],
      [7, 40, 0],
      [8, 60, 1],
    ])
    expect(responses.itemIds).toEqual([40, 50, 60])
    expect([...responses.starts]).toEqual([0, 2, 4, 5])
    expect([...responses.items]).toEqual([0, 1, 1, 0, 2])
    expect([...responses.right]).toEqual([1, 1, 0, 0, 1])
  })

  it('grows beyond its initial capacity', () => {
    const gathering = new Gathering()
    for (let at = 0; at < 5_000; at++) gathering.add({ person: at % 70, item: at % 11, isRight: at % 3 === 0 })
    const { items, right, starts } = gathering.gathered()
    expect(gathering.count).toBe(5_000)
    expect([items.length, starts.at(-1), right.reduce((sum, one) => sum + one, 0)]).toEqual([5_000, 5_000, 1_667])
  })

  it('is empty without answers', () => {
    const responses = gather([])
    expect(calibrationsOf(responses, improve(responses, begin(new Float64Array(0))))).toEqual([])
  })
})

describe('infit and outfit', () => {
  const fitOf = (answers: readonly (readonly [expected: number, right: number])[]) => {
    const fit = new Fit()
    for (const [expected, right] of answers) fit.add(expected, right === 1)
    return fit
  }

  // Residuals squared .25 .25 .04 .64, variances .25 .25 .16 .16: infit 1.18 ÷ .82, outfit (1 + 1 + .25 + 4) ÷ 4.
  it('agree with a table computed by hand', () => {
    const { infit, outfit, answers } = fitOf([
      [0.5, 1],
      [0.5, 0],
      [0.8, 1],
      [0.2, 1],
    ])
    expect(infit).toBeCloseTo(1.439024, 6)
    expect(outfit).toBeCloseTo(1.5625, 12)
    expect(answers).toBe(4)
  })

  // One careless error of an able person: residuals squared .81 .04 .09 .16 .25, variances .09 .16 .21 .24 .25.
  it('weigh a surprising answer differently', () => {
    const { infit, outfit } = fitOf([
      [0.9, 0],
      [0.8, 1],
      [0.7, 1],
      [0.4, 0],
      [0.5, 1],
    ])
    expect(infit).toBeCloseTo(1.35 / 0.95, 10)
    expect(outfit).toBeCloseTo((9 + 0.25 + 3 / 7 + 2 / 3 + 1) / 5, 10)
  })
})

describe('the calibration', () => {
  const world = simulate({ persons: 2_000, items: 80, answersEach: 40, seed: 20_261_124 })
  const estimation = estimate(world.responses)
  const calibrations = calibrationsOf(world.responses, estimation)
  const compared = compare(world, calibrations)

  it('recovers difficulties from 1,000 answers per item', () => {
    expect(mean(calibrations.map(({ answers }) => answers))).toBe(1_000)
    expect(correlation(compared)).toBeGreaterThanOrEqual(0.98)
    expect(Math.sqrt(mean(compared.map(({ error }) => error ** 2)))).toBeLessThanOrEqual(0.12)
    expect(estimation.spread).toBeCloseTo(1.2, 1)
  })

  it('has standard errors as large as the true errors', () => {
    const z = compared.map(({ error, standardError }) => error / standardError)
    expect(Math.sqrt(mean(z.map(one => one ** 2)))).toBeGreaterThan(0.8)
    expect(Math.sqrt(mean(z.map(one => one ** 2)))).toBeLessThan(1.2)
  })

  it('finds a good fit for answers of the model', () => {
    expect(mean(calibrations.map(({ infit }) => infit))).toBeCloseTo(1, 2)
    expect(mean(calibrations.map(({ outfit }) => outfit))).toBeCloseTo(1, 1)
    expect(calibrations.filter(isCalibrated)).toHaveLength(80)
  })

  it('recovers difficulties without stretching the scale when each person has answered only ten items', () => {
    const short = simulate({ persons: 8_000, items: 80, answersEach: 10, seed: 5 })
    const pairs = compare(short, calibrationsOf(short.responses, estimate(short.responses)))
    const centre = mean(pairs.map(pair => pair.true))
    const slope = mean(pairs.map(pair => (pair.true - centre) * pair.b)) / mean(pairs.map(pair => (pair.true - centre) ** 2))
    expect(slope).toBeGreaterThan(0.97)
    expect(slope).toBeLessThan(1.03)
  })

  it('detects an item that everybody guesses, and one that only the weak get right', () => {
    const chance = (theta: number, b: number, item: number) =>
      item === 3 ? 0.5 : item === 4 ? probability(-theta, b) : probability(theta, b)
    const odd = simulate({ persons: 1_500, items: 40, answersEach: 30, seed: 8, chance })
    const found = calibrationsOf(odd.responses, estimate(odd.responses))
    const of = (item: number) => found[odd.responses.itemIds.indexOf(item)]
    expect(of(3)?.infit).toBeGreaterThan(1.15)
    expect(of(4)?.infit).toBeGreaterThan(1.3)
    expect(found.filter(isCalibrated).length).toBeGreaterThanOrEqual(37)
  })

  it('gives the same result when interrupted and resumed', () => {
    const half = improve(world.responses, improve(world.responses, begin(new Float64Array(80))))
    expect(estimate(world.responses, structuredClone(half))).toEqual(estimation)
  })

  it('bounds the difficulty of an item that everybody gets right, and does not count it as calibrated', () => {
    const answers = Array.from({ length: 400 }, (_, person): Answer[] => [
      [person, 1, 1],
      [person, 2, person % 2],
      [person, 3, person % 3 === 0 ? 1 : 0],
    ])
    const responses = gather(answers.flat())
    const [always, ...others] = calibrationsOf(responses, estimate(responses))
    expect(always?.b).toBe(-6)
    expect(always && isCalibrated(always)).toBe(false)
    expect(others.every(one => Number.isFinite(one.standardError) && Math.abs(one.b) < 2)).toBe(true)
  })

  it('agrees with a slow search for the maximum likelihood', () => {
    const small = simulate({ persons: 150, items: 6, answersEach: 5, seed: 77 })
    const { b, spread } = estimate(small.responses)
    const slow = slowMaximum(small.responses)
    expect(spread).toBeCloseTo(slow.spread, 2)
    for (const [item, difficulty] of slow.b.entries()) expect(b[item]).toBeCloseTo(difficulty, 2)
  })
})

/** Independent: the marginal likelihood by the trapezoidal rule with 400 nodes, climbed one parameter at a time with ever smaller steps. */
function slowMaximum({ items, right, starts, itemIds }: Responses) {
  const likelihood = (parameters: readonly number[]) => {
    const spread = parameters.at(-1) ?? 1
    let total = 0
    for (let person = 0; person + 1 < starts.length; person++) {
      let marginal = 0
      for (let node = 0; node <= 400; node++) {
        const z = -7 + (14 * node) / 400
        let product = Math.exp((-z * z) / 2)
        for (let at = starts[person] ?? 0; at < (starts[person + 1] ?? 0); at++) {
          const p = probability(spread * z, parameters[items[at] ?? 0] ?? 0)
          product *= right[at] === 1 ? p : 1 - p
        }
        marginal += product
      }
      total += Math.log(marginal)
    }
    return total
  }
  let best = [...itemIds.map(() => 0), 1]
  let highest = likelihood(best)
  for (let step = 0.5; step > 0.0005;) {
    let isBetter = false
    for (const index of best.keys()) {
      for (const change of [step, -step]) {
        const tried = best.map((value, at) => (at === index ? Math.max(value + change, index === itemIds.length ? 0.01 : -9) : value))
        const value = likelihood(tried)
        if (value > highest + 1e-12) [best, highest, isBetter] = [tried, value, true]
      }
    }
    if (!isBetter) step /= 2
  }
  return { b: best.slice(0, -1), spread: best.at(-1) ?? 1 }
}

describe('isCalibrated', () => {
  const known: Calibration = { answers: 100, b: 0.3, standardError: 0.25, infit: 0.7, outfit: 1.3 }

  it('needs enough answers, a small standard error and a good fit', () => {
    expect(isCalibrated(known)).toBe(true)
    for (const short of [{ answers: 99 }, { standardError: 0.251 }, { infit: 0.69 }, { infit: 1.31 }, { outfit: 0.69 }, { outfit: 1.31 }])
      expect(isCalibrated({ ...known, ...short })).toBe(false)
    expect(isCalibrated({ ...known, infit: Number.NaN })).toBe(false)
  })
})

describe('shiftOf', () => {
  it('keeps the mean difficulty of the anchors', () => {
    expect(
      shiftOf([
        { estimated: 1, anchor: 0.5 },
        { estimated: -1, anchor: -0.1 },
      ]),
    ).toBeCloseTo(0.2, 12)
    expect(shiftOf([])).toBe(0)
  })
})
