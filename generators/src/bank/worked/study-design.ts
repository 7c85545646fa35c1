import { combinations, mean, range } from './statistics.ts'
import { inOrder, numbersIn, type Working } from './working.ts'

const halfBeginners = (beginners: number, advanced: number) => mean([beginners, advanced])

/** The smallest size of each of two groups at which the difference is at least two standard errors of it. */
function plotsFor(difference: number, spread: number): number {
  return range(1, 1000).find(count => 2 * Math.sqrt((2 * spread ** 2) / count) <= difference) ?? NaN
}

export const studyDesign: Working[] = [
  ['Three temperatures', () => combinations([range(1, 3), range(1, 2), range(1, 4), range(1, 5)]).length],
  ['Without help a plot', () => 10 + (14 - 10) + (12 - 10)],
  ['After a campaign', () => 60 - 50 - (46 - 40)],
  [
    'Put these comparisons',
    item =>
      inOrder(item, option => {
        const [difference = NaN, spread = NaN] = numbersIn(option)
        return plotsFor(difference, spread)
      }),
  ],
  ['In course A, 20 beginners', () => [`B, by ${halfBeginners(62, 84) - halfBeginners(60, 80)} points`]],
]
