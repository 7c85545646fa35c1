// Only for the tests: computes statistics by their definitions and probabilities by counting cases. Slow and plain.

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: number[]): number => sum(values) / values.length
export const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
export const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return mean(sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1))
}

/** Divides by the number of values. */
export const variance = (values: number[]): number => mean(values.map(value => (value - mean(values)) ** 2))
export const deviation = (values: number[]): number => Math.sqrt(variance(values))
export const spanOf = (values: number[]): number => Math.max(...values) - Math.min(...values)

/** The difference between the medians of the upper and the lower half; an odd count leaves out the middle value. */
export function interquartileRange(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return median(sorted.slice(-half)) - median(sorted.slice(0, half))
}

export function mode(values: number[]): number {
  const counts = [...Map.groupBy(values, value => value)].toSorted(([, one], [, other]) => other.length - one.length)
  return counts[0]?.[0] ?? NaN
}

export type DataPoints = [number, number][]

const covariance = (points: DataPoints): number =>
  mean(points.map(([x, y]) => x * y)) - mean(points.map(([x]) => x)) * mean(points.map(([, y]) => y))
export const slope = (points: DataPoints): number => covariance(points) / variance(points.map(([x]) => x))
export const correlation = (points: DataPoints): number =>
  covariance(points) / (deviation(points.map(([x]) => x)) * deviation(points.map(([, y]) => y)))

/** All ways to take one element of each list. */
export function combinations<T>(lists: T[][]): T[][] {
  return lists.reduce<T[][]>((ways, list) => ways.flatMap(way => list.map(item => [...way, item])), [[]])
}

export const repeated = <T>(count: number, list: T[]): T[][] => combinations(times(count, list))

/** All unordered choices of `count` items. */
export function choices<T>(count: number, items: T[]): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) => choices(count - 1, items.slice(index + 1)).map(rest => [item, ...rest]))
}

export const orders = <T>(items: T[]): T[][] =>
  items.length === 0 ? [[]] : items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map(rest => [item, ...rest]))

export const share = <T>(cases: T[], isSo: (one: T) => boolean): number => cases.filter(isSo).length / cases.length

/** Every outcome of independent trials with these probabilities of true, each with its joint probability. */
export function trials(probabilities: number[]): { results: boolean[]; probability: number }[] {
  return repeated(probabilities.length, [true, false]).map(results => ({
    results,
    probability: results.reduce(
      (product, isTrue, index) => product * (isTrue ? (probabilities[index] ?? 0) : 1 - (probabilities[index] ?? 0)),
      1,
    ),
  }))
}

/** The distribution of a sum of `count` independent, equally distributed parts; the index is the value. */
export function distributionOfSum(count: number, part: number[]): number[] {
  let total = [1]
  for (let n = 0; n < count; n++) {
    const next = times(total.length + part.length - 1, 0)
    for (const [a, p] of total.entries()) for (const [b, q] of part.entries()) next[a + b] = (next[a + b] ?? 0) + p * q
    total = next
  }
  return total
}

const meanOf = (distribution: number[]): number => sum(distribution.map((probability, value) => probability * value))
export const deviationOf = (distribution: number[]): number =>
  Math.sqrt(sum(distribution.map((probability, value) => probability * (value - meanOf(distribution)) ** 2)))

/** Simpson's rule. */
export function integral(f: (x: number) => number, from: number, to: number, steps = 2000): number {
  const width = (to - from) / steps
  return (width / 3) * sum(range(0, steps).map(n => (n === 0 || n === steps ? 1 : n % 2 === 1 ? 4 : 2) * f(from + n * width)))
}

export const bell = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
/** The share of a normal distribution between two z-values. */
export const normalBetween = (from: number, to: number): number => integral(bell, Math.max(from, -9), Math.min(to, 9))
