import { mean, range, times } from './statistics.ts'
import { inOrder, those, type Working } from './working.ts'

const risks: Record<string, number> = { '1 in 1,000': 1 / 1000, '0.5 %': 0.5 / 100, '1 in 50': 1 / 50, '3 in 100': 3 / 100 }

const growth: Record<string, (value: number, year: number) => number> = {
  '10 more each year': value => value + 10,
  '8 % more each year': value => value * 1.08,
  'Doubled every five years': (value, year) => (year % 5 === 0 ? value * 2 : value),
  'Doubled every three years': value => value * 2 ** (1 / 3),
}

/** The probability of drawing these colours from a bag with this share of red balls. */
const likelihood = (colours: string, red: number) =>
  colours
    .toLowerCase()
    .split(', ')
    .reduce((product, colour) => product * (colour === 'red' ? red : 1 - red), 1)

const hurt = { cyclists: 20, drivers: 40 }
/** The share of repairs in which each workshop succeeded. */
const simple = { A: 81 / 90, B: 19 / 20 }
const difficult = { A: 4 / 10, B: 40 / 80 }
const better = (shares: { A: number; B: number }) => (shares.A > shares.B ? 'A' : 'B')

export const graphsClaims: Working[] = [
  ['Firm A had 30 complaints', () => Math.min((30 / 6000) * 1000, (20 / 2500) * 1000)],
  ['Put these risks in order', item => inOrder(item, option => risks[option])],
  ['A bar chart has its axis', () => 100 * (96 / 92 - 1)],
  ['A headline says', () => 3 - 2],
  [
    'In a town, 20 of the 400',
    item =>
      those(item, {
        'A larger share of the cyclists than of the drivers had an accident': hurt.cyclists / 400 > hurt.drivers / 1600,
        'More drivers than cyclists had an accident': hurt.drivers > hurt.cyclists,
        'One in three of those who had an accident was a cyclist': hurt.cyclists / (hurt.cyclists + hurt.drivers) === 1 / 3,
        // The figures say nothing about kilometres or about other riders.
        'Cycling is more dangerous for each kilometre': false,
        'If all drivers became cyclists, 5 % of them would have an accident': false,
      }),
  ],
  ['On a logarithmic axis', () => 10 ** mean([Math.log10(10), Math.log10(1000)])],
  ['In a histogram', () => range(11, 30).reduce(count => count + 3, 0)],
  ['Put these savings', item => inOrder(item, option => range(1, 10).reduce((value, year) => growth[option]?.(value, year) ?? NaN, 100))],
  ['A lock lowers', () => range(1, 1000).find(users => users * (0.04 - 0.03) >= 1 - 1e-9) ?? NaN],
  ['Workshop A mended', item => item.options.filter(option => isRight(option, better(simple), better(difficult)))],
  ['A school has one class of 10', () => mean([...times(10, 10), ...times(50, 50)])],
  ['One bag holds 80 % red', item => item.options.filter(option => likelihood(option, 0.8) > likelihood(option, 0.5))],
  ['A theory was thought half', () => (1 * 4) / (1 * 4 + 2 * 1)],
]

function isRight(option: string, forSimple: string, forDifficult: string): boolean {
  const both = `${forSimple} for both kinds of watch`
  return option === (forSimple === forDifficult ? both : `${forSimple} for a simple watch, ${forDifficult} for a difficult one`)
}
