import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedAPosteriori, intervalOf, logLikelihood, type Response, weightedLikelihood } from './estimate.ts'
import { informationOf, probabilityRight } from './model.ts'

const answersWithin = (logits: number, minLength: number) =>
  fc.array(fc.record({ b: fc.double({ min: -logits, max: logits, noNaN: true }), isRight: fc.boolean() }), { minLength, maxLength: 60 })
/** Responses with one maximum of the weighted likelihood: only a few answers to items more than 4 logits apart can have two. */
const decisive = fc.oneof(answersWithin(2, 1), answersWithin(3, 12))
const answers = answersWithin(3, 1)
const equal = (count: number, right: number, b = 0): Response[] => Array.from({ length: count }, (_, n) => ({ b, isRight: n < right }))
const priorAt = (theta: number) => Math.exp((-theta * theta) / 2)

/** Slow and independent: Simpson's rule with 20,000 steps on [−12, 12]. */
function slowPosterior(responses: Response[]) {
  const steps = 20_000
  const [from, width] = [-12, 24 / steps]
  let [mass, first, second] = [0, 0, 0]
  for (let step = 0; step <= steps; step++) {
    const theta = from + step * width
    const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2
    const density = weight * priorAt(theta) * Math.exp(logLikelihood(theta, responses))
    mass += density
    first += density * theta
    second += density * theta * theta
  }
  const theta = first / mass
  return { theta, standardError: Math.sqrt(second / mass - theta * theta) }
}

/** Slow and independent: the maximum of the likelihood times √information (Jeffreys' prior), which for this model is Warm's estimate. */
function slowWeighted(responses: Response[]) {
  const goal = (theta: number) =>
    logLikelihood(theta, responses) + Math.log(responses.reduce((all, { b }) => all + informationOf(theta, b), 0)) / 2
  let best = 0
  for (let [width, center] = [8, 0]; width > 1e-7; width /= 10, center = best) {
    for (let step = -50; step <= 50; step++) {
      const theta = center + (step * width) / 50
      if (goal(theta) > goal(best)) best = theta
    }
  }
  return best
}

describe('the model', () => {
  it('gives even odds where ability and difficulty are equal, e to 1 a logit above (Wright & Stone 1979, Best Test Design)', () => {
    expect(probabilityRight(0.7, 0.7)).toBe(0.5)
    expect(probabilityRight(1, 0) / (1 - probabilityRight(1, 0))).toBeCloseTo(Math.E, 12)
    // Table of the Rasch model: 2 logits 0.88, 3 logits 0.95.
    expect(probabilityRight(2, 0)).toBeCloseTo(0.88, 2)
    expect(probabilityRight(3, 0)).toBeCloseTo(0.95, 2)
  })

  it('is most informative at even odds: 0.25 (Lord 1980)', () => {
    expect(informationOf(1.3, 1.3)).toBe(0.25)
    expect(informationOf(2, 0)).toBeCloseTo(0.104994, 6)
  })
})

describe('weightedLikelihood', () => {
  // For n items of difficulty 0 with r right, P solves r − nP + (1 − 2P)/2 = 0, so P = (r + ½) ÷ (n + 1): worked by hand from Warm 1989.
  it.each([
    [10, 10],
    [10, 0],
    [10, 7],
    [1, 1],
    [40, 20],
  ])('is the logit of (r + ½) ÷ (n + 1) on %i equal items with %i right', (count, right) => {
    const p = (right + 0.5) / (count + 1)
    const { theta, standardError } = weightedLikelihood(equal(count, right))
    expect(theta).toBeCloseTo(Math.log(p / (1 - p)), 8)
    expect(standardError).toBeCloseTo(1 / Math.sqrt(count * p * (1 - p)), 8)
  })

  it('agrees with a slow search for the maximum of likelihood × √information', () => {
    fc.assert(
      fc.property(decisive, responses => {
        expect(weightedLikelihood(responses).theta).toBeCloseTo(slowWeighted(responses), 4)
      }),
      { numRuns: 60 },
    )
  })

  it('is finite for every pattern, and changes sign when answers and difficulties are reversed', () => {
    fc.assert(
      fc.property(decisive, responses => {
        const { theta, standardError } = weightedLikelihood(responses)
        expect(Number.isFinite(theta) && standardError > 0).toBe(true)
        const turned = responses.map(({ b, isRight }) => ({ b: -b, isRight: !isRight }))
        expect(weightedLikelihood(turned).theta).toBeCloseTo(-theta, 7)
      }),
    )
  })

  it('terminates at a zero of its function, however far apart the items are', () => {
    const far = fc.record({ b: fc.double({ min: -6, max: 6, noNaN: true }), isRight: fc.boolean() })
    fc.assert(
      fc.property(fc.array(far, { minLength: 1, maxLength: 150 }), responses => {
        const { theta, standardError } = weightedLikelihood(responses)
        expect(Number.isFinite(theta) && standardError > 0).toBe(true)
        const parts = responses.map(({ b, isRight }) => ({ p: probabilityRight(theta, b), u: isRight ? 1 : 0 }))
        const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0)
        const information = sum(({ p }) => p * (1 - p))
        const score = sum(({ p, u }) => u - p) + sum(({ p }) => p * (1 - p) * (1 - 2 * p)) / (2 * information)
        expect(Math.abs(score / information)).toBeLessThan(1e-6)
      }),
    )
  })

  it('is 0 with an infinite error without answers', () => {
    expect(weightedLikelihood([])).toEqual({ theta: 0, standardError: Infinity })
  })
})

describe('expectedAPosteriori', () => {
  it('is the prior without answers', () => {
    const { theta, standardError } = expectedAPosteriori([])
    expect(theta).toBeCloseTo(0, 12)
    expect(standardError).toBeCloseTo(1, 6)
  })

  it('agrees with a slow integral', () => {
    fc.assert(
      fc.property(answers, responses => {
        const [fast, slow] = [expectedAPosteriori(responses), slowPosterior(responses)]
        expect(fast.theta).toBeCloseTo(slow.theta, 3)
        expect(fast.standardError).toBeCloseTo(slow.standardError, 3)
      }),
      { numRuns: 20 },
    )
  })

  it('grows with every right answer, in any order', () => {
    fc.assert(
      fc.property(answers, responses => {
        const better = responses.map((response, index) => (index === 0 ? { ...response, isRight: true } : response))
        const worse = responses.map((response, index) => (index === 0 ? { ...response, isRight: false } : response))
        expect(expectedAPosteriori(better).theta).toBeGreaterThan(expectedAPosteriori(worse).theta)
        expect(expectedAPosteriori(responses.toReversed()).theta).toBeCloseTo(expectedAPosteriori(responses).theta, 10)
      }),
    )
  })

  it('shrinks towards 0, by about θ ÷ (1 + information)', () => {
    const responses = equal(40, 26)
    const { theta: plain } = weightedLikelihood(responses)
    const { theta: drawn } = expectedAPosteriori(responses)
    const information = 40 * informationOf(plain, 0)
    expect(plain - drawn).toBeGreaterThan(0)
    expect(Math.abs(plain - drawn - plain / (1 + information))).toBeLessThan(0.05)
  })
})

describe('intervalOf', () => {
  it('reaches 1.96 standard errors to each side', () => {
    const { low, high } = intervalOf({ theta: 1, standardError: 0.5 })
    expect([low, high]).toEqual([expect.closeTo(0.020018, 6), expect.closeTo(1.979982, 6)])
  })
})
