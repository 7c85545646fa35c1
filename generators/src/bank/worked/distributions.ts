import {
  bell,
  deviation,
  deviationOf,
  distributionOfSum,
  integral,
  mean,
  median,
  normalBetween,
  orders,
  range,
  repeated,
  sum,
  times,
  trials,
} from './statistics.ts'
import { inOrder, those, type Working } from './working.ts'

const toss = [1 / 2, 1 / 2]
const die = [0, ...times(6, 1 / 6)]
const upToTen = [0, ...times(10, 1 / 10)]

const standardised = (value: number, centre: number, spread: number) => (value - centre) / spread
const tooHigh = Infinity
const iqLike: Record<string, number> = {
  'Above 130': normalBetween(2, tooHigh),
  'Below 85': normalBetween(-tooHigh, -1),
  'Between 100 and 115': normalBetween(0, 1),
  'Above 100': normalBetween(0, tooHigh),
  'Below 115': normalBetween(-tooHigh, 1),
}

const spreads: Record<string, number> = {
  'One toss of a coin, heads counting 1 and tails 0': deviationOf(toss),
  'One throw of a die': deviationOf(die),
  'The number of heads in 16 tosses': deviationOf(distributionOfSum(16, toss)),
  'A number from 1 to 10, all equally likely': deviationOf(upToTen),
}

const few = headsIn(100)
const many = headsIn(10_000)
/** The quantity of the question, as ten equally likely values. */
const quantity = [...times(6, 0), ...times(2, 2), ...times(2, 10)]

export const distributions: Working[] = [
  ['Heights in a group', () => 100 * normalBetween(-1, 1)],
  ['Eva has 70 points', () => [standardised(70, 60, 5) > standardised(75, 60, 20) ? 'In biology' : 'In history']],
  ['Scores have the mean 50', () => 50 - 1.5 * 10],
  ['Values are normal with mean 100', item => inOrder(item, option => iqLike[option])],
  ['Bolts have a mean length', () => 100 * normalBetween((40.4 - 40) / 0.2, tooHigh)],
  [
    'Nine out of ten values',
    () => [[...times(9, 0), 100].filter(value => value < mean([...times(9, 0), 100])).length === 9 ? 'True' : 'False'],
  ],
  [
    'Five seeds sprout',
    () =>
      100 *
      sum(
        trials(times(5, 0.8))
          .filter(({ results }) => results.filter(Boolean).length === 4)
          .map(({ probability }) => probability),
      ),
  ],
  ['A test has 48 questions', () => deviationOf(distributionOfSum(48, [3 / 4, 1 / 4]))],
  ['Two independent measurements have', () => deviation(repeated(2, [-1, 1]).map(([one = 0, other = 0]) => 3 * one - 4 * other))],
  [
    'A quantity is 0',
    item =>
      those(item, {
        'Its median is 0': median(quantity) === 0,
        'Its mean is below 2': mean(quantity) < 2,
        'Its standard deviation is larger than its mean': deviation(quantity) > mean(quantity),
        'Its mean is one of its possible values': quantity.includes(mean(quantity)),
        'Half of its values are larger than the mean': quantity.filter(value => value > mean(quantity)).length === 5,
      }),
  ],
  // Poisson: a mean of two calls, spread over ten million short moments of equal probability.
  ['Calls come in', () => 100 * (1 - 2 / 1e7) ** 1e7],
  ['Put these chance quantities', item => inOrder(item, option => spreads[option])],
  ['Twelve dice are thrown', () => deviationOf(distributionOfSum(12, die))],
  ['The life of a lamp', () => (1000 * integral(x => x * Math.exp(-1 - x), 0, 60)) / Math.exp(-1)],
  ['Four letters are put', () => mean(orders([0, 1, 2, 3]).map(order => order.filter((letter, place) => letter === place).length))],
  [
    'A coin is tossed 100 times',
    item =>
      those(item, {
        'The standard deviation of the number of heads': few.deviation < many.deviation,
        'The probability that the share of heads lies between 49 % and 51 %': few.nearHalf < many.nearHalf,
        'The expected distance of the number of heads from half of the tosses': few.distance < many.distance,
        'The probability that exactly half of the tosses are heads': few.exactlyHalf < many.exactlyHalf,
        'The standard deviation of the share of heads': few.deviation / few.count < many.deviation / many.count,
      }),
  ],
  ['Two numbers are drawn at random', () => integral(x => 1 - x * x, 0, 1)],
  ['Two groups of equal size have normally', peaksOfMixture],
]

/** Computes the distribution from the middle outwards, by the ratio of neighbouring binomial probabilities; drops those below 1e-30. */
function headsIn(count: number) {
  const half = count / 2
  const weights = new Map([[half, 1]])
  for (let heads = half; heads > 0 && (weights.get(heads) ?? 0) > 1e-30; heads--) {
    const weight = ((weights.get(heads) ?? 0) * heads) / (count - heads + 1)
    weights.set(heads - 1, weight)
    weights.set(count - heads + 1, weight)
  }
  const total = sum([...weights.values()])
  const expected = (f: (heads: number) => number) => sum([...weights].map(([heads, weight]) => (weight / total) * f(heads)))
  return {
    count,
    deviation: Math.sqrt(expected(heads => (heads - half) ** 2)),
    distance: expected(heads => Math.abs(heads - half)),
    nearHalf: expected(heads => Number(Math.abs(heads / count - 0.5) < 0.01 + 1e-12)),
    exactlyHalf: expected(heads => Number(heads === half)),
  }
}

function peaksOfMixture(): string[] {
  const heights = range(-200, 300).map(n => bell(n / 100) + bell(n / 100 - 1))
  const peaks = heights.flatMap((height, index) =>
    height > (heights[index - 1] ?? Infinity) && height > (heights[index + 1] ?? Infinity) ? [(index - 200) / 100] : [],
  )
  return peaks.length === 1 && peaks[0] === 0.5 ? ['It has one peak, halfway between the two means'] : []
}
