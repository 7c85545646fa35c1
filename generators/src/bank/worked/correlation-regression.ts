import { correlation, mean, type DataPoints, range, slope, variance } from './statistics.ts'
import { inOrder, numbersIn, pointsIn, those, type Working } from './working.ts'

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-9

const some: DataPoints = [
  [1, 2],
  [2, 7],
  [5, 3],
  [9, 8],
]
const keepsCorrelation = (change: (point: [number, number]) => [number, number]) => isNear(correlation(some.map(change)), correlation(some))

/** Four points with the correlation r: y = r·x + √(1 − r²)·z, where x and z are uncorrelated and have equal variance. */
function pointsWith(r: number): DataPoints {
  const [xs, zs] = [
    [1, 1, -1, -1],
    [1, -1, 1, -1],
  ]
  return xs.map((x, index) => [x, r * x + Math.sqrt(1 - r * r) * (zs[index] ?? 0)])
}

const price = (area: number, age: number) => 50 + 2 * area - 3 * age
const parabola: DataPoints = range(-2, 2).map(x => [x, x * x])
const line: DataPoints = range(1, 9).map(x => [x, x])

export const correlationRegression: Working[] = [
  ['A line for predictions', () => range(1, 5).reduce(y => y + 2, 3)],
  ['Put these correlations', item => inOrder(item, option => Math.abs(numbersIn(option)[0] ?? NaN))],
  ['A line predicts a price', () => 47 - 52],
  // The correlation is 0, but x determines y: so the claim that x is of no help is false.
  [
    'If the correlation of two quantities',
    () => [isNear(correlation(parabola), 0) && variance(parabola.map(([, y]) => y)) > 0 ? 'False' : 'True'],
  ],
  ['Select all the lists of points', item => item.options.filter(option => isNear(correlation(pointsIn(option)), 1))],
  ['Two quantities have a correlation of −0.8', () => 100 * explained(pointsWith(-0.8))],
  ['A regression line has a slope', () => range(-50, 50, 0.5).find(start => isNear(start + 1.5 * 4, 10)) ?? NaN],
  [
    'Select all that leaves a correlation',
    item =>
      those(item, {
        'Giving x in inches and not in centimetres': keepsCorrelation(([x, y]) => [x / 2.54, y]),
        'Adding 10 to each y': keepsCorrelation(([x, y]) => [x, y + 10]),
        'Exchanging x and y': keepsCorrelation(([x, y]) => [y, x]),
        'Taking the logarithm of each x': keepsCorrelation(([x, y]) => [Math.log(x), y]),
        'Multiplying each y by −1': keepsCorrelation(([x, y]) => [x, -y]),
      }),
  ],
  ['Two quantities have a correlation of 0.5', () => slope(pointsWith(0.5).map(([x, y]) => [2 * x, 6 * y]))],
  ['What is the slope of the least-squares', item => bestSlope(pointsIn(item.question))],
  ['Put the y-values', item => inOrder(item, option => correlation(numbersIn(option).map((y, index) => [index + 1, y])))],
  ['Two tests both have', () => 100 + slope(pointsWith(0.5).map(([x, y]) => [100 + 15 * x, 100 + 15 * y])) * (130 - 100)],
  [
    'Prices of flats',
    item =>
      those(item, {
        'For 100 m² and 10 years it predicts 220': price(100, 10) === 220,
        'Of two flats of the same age, 10 m² more mean 20 more': price(80, 7) - price(70, 7) === 20,
        'Of two flats of the same area, the older one is predicted cheaper': price(80, 8) < price(80, 7),
        // With the age in decades the formula means the same, but the number would be 30.
        'Age matters more than area, because 3 is more than 2': false,
        'Over all flats, old ones are cheaper on average than new ones': price(120, 30) < price(60, 10),
      }),
  ],
  ['Nine points lie on', item => inOrder(item, option => slopeWith(numbersIn(option)[0] ?? NaN) - slope(line))],
  ['The line that predicts y from x', rootOfSlopes],
]

/** R²: one minus the variance of the residuals divided by the variance of y. */
function explained(points: DataPoints): number {
  const [b, centre] = [slope(points), mean(points.map(([, y]) => y)) - slope(points) * mean(points.map(([x]) => x))]
  return 1 - variance(points.map(([x, y]) => y - centre - b * x)) / variance(points.map(([, y]) => y))
}

/** Finds the least-squares slope by trying slopes and intercepts, without the formula. */
function bestSlope(points: DataPoints): number {
  const lines = range(-3, 3, 0.05).flatMap(b => range(-3, 3, 0.05).map(start => ({ b, start })))
  const misfit = ({ b, start }: { b: number; start: number }) => mean(points.map(([x, y]) => (y - start - b * x) ** 2))
  const best = lines.reduce((one, other) => (misfit(other) < misfit(one) ? other : one))
  return Math.round(best.b * 100) / 100
}

const slopeWith = (x: number) => slope([...line, [x, x + 6]])

/** Searches r = 0.01 to 0.99 for points whose two regression slopes are 0.5 and 0.8; returns the mean of the fitting r. */
function rootOfSlopes(): number {
  const fits = range(1, 99).filter(r => {
    const points: DataPoints = pointsWith(r / 100).map(([x, y]) => [x, (y * 0.5 * 100) / r])
    return Math.abs(slope(points.map(([x, y]) => [y, x])) - 0.8) < 0.02
  })
  return mean(fits) / 100
}
