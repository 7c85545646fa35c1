import {
  combinations,
  deviation,
  interquartileRange,
  mean,
  median,
  mode,
  range,
  repeated,
  spanOf,
  sum,
  times,
  variance,
} from './statistics.ts'
import { inOrder, numbersIn, those, type Working } from './working.ts'

type Figure = (values: number[]) => number

/** The statistics that options name. */
const figures: Record<string, Figure> = {
  Mode: mode,
  Median: median,
  Mean: mean,
  Range: spanOf,
  Variance: variance,
  'Standard deviation': deviation,
  'Interquartile range': interquartileRange,
  'Number of values': values => values.length,
  'Standard deviation divided by the mean': values => deviation(values) / mean(values),
}
const figure = (name: string): Figure => figures[name] ?? (() => NaN)

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-9

const changed: Record<string, number[]> = {
  'Replace the 20 by a 10': [0, 10, 10],
  'Add a second 10': [0, 10, 10, 20],
  'Add 5 to each number': [5, 15, 25],
  'Double each number': [0, 20, 40],
}

/** Pairs of lists of three values with equal means and different spreads. */
const pairs = combinations([repeated(3, range(0, 4)), repeated(3, range(0, 4))]).filter(
  ([one = [], other = []]) => sum(one) === sum(other) && !isNear(deviation(one), deviation(other)),
)
const inAllPairs = (isSo: (one: number[], other: number[], both: number[]) => boolean) =>
  pairs.every(([one = [], other = []]) => isSo(one, other, [...one, ...other]))

export const describingData: Working[] = [
  ['Five friends read', () => mean([2, 3, 3, 5, 7])],
  ['The ages at a table', () => median([8, 9, 10, 11, 62])],
  ['The median of a list', () => [[3, 8].includes(median([3, 8])) ? 'False' : 'True']],
  ['Every employee of a firm', wages],
  ['After four tests', () => range(0, 100).find(points => mean([72, 72, 72, 72, points]) === 75) ?? NaN],
  ['Put these lists in order', item => inOrder(item, option => deviation(numbersIn(option)))],
  ['For the list 1, 2, 2, 3, 4, 12', item => inOrder(item, option => figure(option)([1, 2, 2, 3, 4, 12]))],
  ['A class of 10 pupils', () => mean([...times(10, 60), ...times(30, 80)])],
  ['The largest of 21', item => item.options.filter(option => figure(option)(range(1, 21)) === figure(option)([...range(1, 20), 210]))],
  ['Of 20 families', () => median([...times(4, 0), ...times(6, 1), ...times(7, 2), ...times(3, 3)])],
  ['The temperatures of a month', () => deviation([10, 20].map(celsius => celsius * 1.8 + 32))],
  ['Select all the lists whose mean', item => item.options.filter(option => mean(numbersIn(option)) > median(numbersIn(option)))],
  ['Newborn mice', () => [Math.max(0.3 / 1.5, 4 / 40) === 0.3 / 1.5 ? 'The mice' : 'The calves']],
  [
    'Weights in kilograms',
    item =>
      item.options.filter(option => isNear(figure(option)([1, 4, 5, 9].map(kilos => kilos * 1000)), 1000 * figure(option)([1, 4, 5, 9]))),
  ],
  ['A van makes five trips', nearestToAll],
  ['Starting from the list 0, 10, 20', item => inOrder(item, option => deviation(changed[option] ?? [NaN]))],
  ['A fund gains 60 %', () => range(0, 100).find(loss => isNear((1 - loss / 100) ** 2, 1.6 * 0.4)) ?? NaN],
  ['Ten numbers lie between', mostSpread],
  ['Two groups of equal size both have', () => deviation([35, 45, 55, 65])],
  ['A hundred values have the mean 0', mostFarOff],
  [
    'Two groups of equal size have the same mean but',
    item =>
      those(item, {
        'The mean stays the same': inAllPairs((one, _, both) => isNear(mean(both), mean(one))),
        'The new variance is the mean of the two variances': inAllPairs((one, other, both) =>
          isNear(variance(both), mean([variance(one), variance(other)])),
        ),
        'The new standard deviation is the mean of the two': inAllPairs((one, other, both) =>
          isNear(deviation(both), mean([deviation(one), deviation(other)])),
        ),
        'The new median lies halfway between the two': inAllPairs((one, other, both) =>
          isNear(median(both), mean([median(one), median(other)])),
        ),
        'The new range is the sum of the two': inAllPairs((one, other, both) => isNear(spanOf(both), spanOf(one) + spanOf(other))),
      }),
  ],
]

function wages(): string[] {
  const [before, after] = [
    [900, 1500, 2700],
    [1000, 1600, 2800],
  ]
  const risen = mean(after) - mean(before) === 100 && isNear(deviation(after), deviation(before))
  return risen ? ['The mean rises by 100, the standard deviation stays the same'] : []
}

function nearestToAll(): number {
  const lengthFrom = (garage: number) => sum([1, 2, 3, 10, 20].map(customer => Math.abs(customer - garage)))
  return range(0, 20, 0.1).toSorted((one, other) => lengthFrom(one) - lengthFrom(other))[0] ?? NaN
}

/** The spread is convex in each value, so it is largest with every value at 0 or 100. Lists that also hold 50 confirm it. */
function mostSpread(): number {
  const lists = range(0, 10).flatMap(high =>
    range(0, 10 - high).map(low => [...times(high, 100), ...times(low, 0), ...times(10 - high - low, 50)]),
  )
  return Math.max(...lists.map(deviation))
}

/** The largest count that the sum of squares allows (Chebyshev); NaN unless a list with that count exists. */
function mostFarOff(): number {
  const most = range(0, 100).findLast(count => count * 4 ** 2 <= 100) ?? NaN
  const rest = Math.sqrt((100 - most * 16) / (100 - most))
  const list = [...times(most / 2, 4), ...times(most / 2, -4), ...times((100 - most) / 2, rest), ...times((100 - most) / 2, -rest)]
  return isNear(mean(list), 0) && isNear(deviation(list), 1) ? most : NaN
}
