import { combinations, deviation, mean, normalBetween, range, repeated, sum, times, variance } from './statistics.ts'
import { inOrder, numbersIn, those, type Working } from './working.ts'

/** The standard error of the mean: the variance of a sum of independent values is the sum of their variances. */
function standardError(count: number, spread: number): number {
  return Math.sqrt(sum(times(count, spread ** 2))) / count
}

/** Half the width of a confidence interval of a mean. */
const reach = ({ count = 100, spread = 10, z = 1.96 }) => z * standardError(count, spread)

const populations = [
  [1, 2, 6],
  [0, 0, 5],
  [3, 4, 5],
]
const isRightOnAverage = (estimate: (one: number, other: number) => number) =>
  populations.every(
    population => Math.abs(mean(repeated(2, population).map(([one = 0, other = 0]) => estimate(one, other))) - mean(population)) < 1e-9,
  )

/** The interval from 4.2 to 5.8 in units of its standard error. */
const [middle, error] = [mean([4.2, 5.8]), (5.8 - 4.2) / 2 / 1.96]

export const samplingEstimation: Working[] = [
  ['The values of a population', () => standardError(25, 10)],
  ['Of the fish in a pond', () => range(41, 1000).find(fish => Math.abs(40 / fish - 10 / 50) < 1e-9) ?? NaN],
  [
    'How much larger must',
    item => item.options.filter(option => Math.abs(standardError(100 * (numbersIn(option)[0] ?? 0), 1) - standardError(100, 1) / 2) < 1e-9),
  ],
  [
    'Select all that makes a confidence interval',
    item =>
      those(item, {
        'A larger sample': reach({ count: 200 }) < reach({}),
        'A lower level of confidence': reach({ z: 1.64 }) < reach({}),
        'A smaller spread of the values': reach({ spread: 5 }) < reach({}),
        // The formula uses neither the mean nor the size of a large population; a small one would even widen it.
        'A larger mean': false,
        'A larger population, with the same sample': false,
      }),
  ],
  ['Of 400 voters', () => 100 * 1.96 * standardError(400, deviation([0, 1]))],
  ['A hundred measurements', () => [intervalAround(52, 1.96 * standardError(100, 8))]],
  ['Of a country’s people', () => mean([...times(70, 20), ...times(30, 40)])],
  [
    'Four samples are drawn',
    item =>
      inOrder(item, option => {
        const [count = NaN, spread = NaN] = numbersIn(option)
        return standardError(count, spread)
      }),
  ],
  ['All of 1,000 customers', () => [`Between ${(100 * 150) / 1000} % and ${(100 * (150 + 800)) / 1000} % of them are satisfied`]],
  ['A poll shall have', () => range(1, 5000).find(count => 1.96 * Math.sqrt(0.25 / count) <= 0.03) ?? NaN],
  ['Thirty classes of 20', precisionOfClasses],
  [
    'From a large random sample',
    item =>
      those(item, {
        'The mean of the sample was 5.0': Math.abs(middle - 5) < 1e-9,
        'The 99 % interval from the same data is wider': reach({ z: 2.58 }) > reach({ z: 1.96 }),
        'A two-sided test at the 5 % level would reject a mean of 6.0': Math.abs(6 - middle) / error > 1.96,
        // Single values spread more than means of a large sample, here of 100.
        'About 95 % of the values lie between 4.2 and 5.8':
          normalBetween((4.2 - middle) / (error * 10), (5.8 - middle) / (error * 10)) > 0.9,
        'The next sample’s mean lies between 4.2 and 5.8 with a probability of 95 %':
          normalBetween(-1.96 / Math.SQRT2, 1.96 / Math.SQRT2) > 0.9,
      }),
  ],
  ['Taxis are numbered', () => 80 + mean([range(1, 16), range(18, 41), range(43, 57), range(59, 79)].map(gap => gap.length))],
  [
    'Two values are drawn independently',
    item =>
      those(item, {
        'The mean of both values': isRightOnAverage((one, other) => (one + other) / 2),
        'The first value': isRightOnAverage(one => one),
        'Three tenths of the first and seven tenths of the second, added': isRightOnAverage((one, other) => 0.3 * one + 0.7 * other),
        'The larger of both values': isRightOnAverage(Math.max),
        'Half of the first value': isRightOnAverage(one => one / 2),
      }),
  ],
  ['Two independent, unbiased measurements', mostPrecise],
  ['From a sample of 100 different', () => 100 * range(1, 100).reduce(missed => missed * (99 / 100), 1)],
]

function intervalAround(centre: number, reachOf: number): string {
  return `From ${(centre - reachOf).toFixed(1)} to ${(centre + reachOf).toFixed(1)}`
}

/** How many single answers are worth as much as three classes in which four pupils each repeat one answer: the ratio of variances. */
function precisionOfClasses(): number {
  const classes = repeated(3, [0, 1]).map(answers => mean(answers.flatMap(answer => times(4, answer))))
  const worth = variance([0, 1]) / variance(classes)
  return (worth / 3) * 30
}

function mostPrecise(): number {
  const spreadOf = (weight: number) =>
    deviation(
      combinations([
        [-1, 1],
        [-2, 2],
      ]).map(([one = 0, other = 0]) => weight * one + (1 - weight) * other),
    )
  const best = range(0, 1, 0.001).toSorted((one, other) => spreadOf(one) - spreadOf(other))[0] ?? NaN
  return best * 10 + (1 - best) * 13
}
