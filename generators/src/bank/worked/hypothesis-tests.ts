import { choices, distributionOfSum, normalBetween, range, repeated, share, sum, times } from './statistics.ts'
import { inOrder, numbersIn, those, type Working } from './working.ts'

/** Two-sided: the probability of results at least as far from the middle. */
function pValueOfHeads(heads: number, tosses: number): number {
  const distribution = distributionOfSum(tosses, [1 / 2, 1 / 2])
  return sum(distribution.filter((_, value) => Math.abs(value - tosses / 2) >= Math.abs(heads - tosses / 2)))
}

/** The power of a z-test, one-sided or two-sided. */
function power({ count = 25, effect = 0.4, noise = 1, limit = 1.645, isTwoSided = false }): number {
  const shift = (effect / noise) * Math.sqrt(count)
  if (!isTwoSided) return normalBetween(limit - shift, Infinity)
  return normalBetween(1.96 - shift, Infinity) + normalBetween(-Infinity, -1.96 - shift)
}

const counts = [5, 8, 9, 8, 10, 20]

export const hypothesisTests: Working[] = [
  ['A two-sided test at the 5 % level rejects', item => item.options.filter(option => Math.abs(numbersIn(option)[0] ?? 0) > 1.96)],
  ['A coin falls on heads', () => 100 * share(repeated(8, ['heads', 'tails']), toss => !toss.includes('tails'))],
  ['A mean of 100 is claimed', () => (103 - 100) / Math.sqrt(12 ** 2 / 36)],
  [
    'Select all that raises the power',
    item =>
      those(item, {
        'A larger sample': power({ count: 36 }) > power({}),
        'A larger true effect': power({ effect: 0.5 }) > power({}),
        'Less noisy measurements': power({ noise: 0.8 }) > power({}),
        'A level of 10 % in place of 5 %': power({ limit: 1.282 }) > power({}),
        'Testing two-sided instead of in the true direction': power({ isTwoSided: true }) > power({}),
      }),
  ],
  ['Twenty true null hypotheses', () => 100 * sum(distributionOfSum(20, [0.95, 0.05]).slice(1))],
  ['Of 100 people in a town', () => ((70 + 20) / (100 + 50)) * 100],
  [
    'Put these results in order',
    item =>
      inOrder(item, option => {
        const [heads = NaN, tosses = NaN] = numbersIn(option.replace(',', ''))
        return -pValueOfHeads(heads, tosses)
      }),
  ],
  ['A die is thrown 60 times', () => sum(counts.map(count => (count - sum(counts) / 6) ** 2 / (sum(counts) / 6)))],
  ['Three of six plants', () => 100 * share(choices(3, range(1, 6)), plants => plants.every(height => height > 3))],
  ['Eight cups of tea', () => [`1 in ${choices(4, range(1, 8)).length}`]],
  // In the worst case no two false alarms occur together, so that their probabilities add up.
  ['Ten hypotheses are tested', item => [highest(item.options.filter(option => sum(times(10, numbersIn(option)[0] ?? NaN)) <= 5 + 1e-9))]],
  ['A field tests 1,000', () => (100 * (900 * 0.05)) / (900 * 0.05 + 100 * 0.8)],
  ['A one-sided test rejects', () => 100 * normalBetween(1.645 - 1.645, Infinity)],
  ['Nine of ten people', () => 100 * pValueOfHeads(9, 10)],
]

function highest(options: string[]): string {
  return options.toSorted((one, other) => (numbersIn(other)[0] ?? 0) - (numbersIn(one)[0] ?? 0))[0] ?? ''
}
