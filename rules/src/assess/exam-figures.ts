// Figures of an exam and its questions, from all attempts that count. Classical test theory: Kuder & Richardson, The Theory of the
// Estimation of Test Reliability, 1937 (their formula 20); Cronbach, Coefficient Alpha and the Internal Structure of Tests, 1951; Crocker &
// Algina, Introduction to Classical and Modern Test Theory, 1986, chapters 6, 7 and 14.
//
// All variances are of the group itself (divided by n, not by n − 1), as in the figures of the bank (bank/items/item-stats.ts).

import type { ItemFlag, QuestionType } from '@trivium/contract/bank/question-names'
import { distractorsOf, flagsFrom } from '../bank/items/item-flags.ts'

/** One question of an attempt. */
interface ScoredItem {
  item: number
  marks: number
  /** The marks of a right answer. */
  most: number
  isAnswered: boolean
  /** Stored indexes of the chosen options; empty in types without options to choose. */
  chosen: readonly number[]
  ms: number | null
}

export interface ScoredAttempt {
  items: readonly ScoredItem[]
  /** The marks of the whole attempt, which are never below 0. */
  marks: number
  passed: boolean | null
}

interface OptionFigures {
  /** Stored index. */
  option: number
  times: number
  /** Of all attempts at the question. */
  share: number
  /** Point-biserial correlation of choosing it with the rest score. */
  discrimination: number | null
}

export interface ExamItemFigures {
  item: number
  attempts: number
  answered: number
  /** Mean share of the marks: the share of right answers in a question without part marks. Below 0 if wrong answers cost more. */
  facility: number
  discrimination: number | null
  options: OptionFigures[]
  medianMs: number | null
}

interface Reliability {
  /** KR-20 if every question is either right or wrong and all are worth the same; otherwise Cronbach's alpha. */
  coefficient: 'kr20' | 'alpha'
  value: number
  /** The number of questions it is computed from: those of every attempt. */
  items: number
  /** Of the marks in these questions. */
  sd: number
  standardError: number
}

export interface ExamFigures {
  attempts: number
  marks: { mean: number; sd: number; median: number; min: number; max: number } | null
  /** Share of the attempts; null without a threshold. */
  passed: number | null
  reliability: Reliability | null
  items: ExamItemFigures[]
}

/** With fewer attempts we give no correlation and no reliability: chance decides them. */
export const leastForCorrelations = 10

/** A variance below this is a rounding error of floating-point sums. */
const noVariance = 1e-12

interface OptionSums {
  times: number
  /** Of those who have a rest score. */
  rests: number
  restSum: number
}

interface ItemSums {
  attempts: number
  answered: number
  share: number
  /** Over attempts with a rest score: the number, and sums of share x and rest score r. */
  rests: number
  x: number
  xx: number
  r: number
  rr: number
  xr: number
  /** Sums of marks. */
  marks: number
  squares: number
  most: Set<number>
  isInParts: boolean
  times: number[]
  options: Map<number, OptionSums>
}

const noItemSums = (): ItemSums => ({
  attempts: 0,
  answered: 0,
  share: 0,
  rests: 0,
  x: 0,
  xx: 0,
  r: 0,
  rr: 0,
  xr: 0,
  marks: 0,
  squares: 0,
  most: new Set(),
  isInParts: false,
  times: [],
  options: new Map(),
})

export interface FigureCounter {
  add: (attempt: ScoredAttempt) => void
  exam: () => Omit<ExamFigures, 'items'>
  /** Computed one by one. */
  items: () => Iterable<ExamItemFigures>
}

/**
 * Counts attempts one by one, so that the caller can do other work in between.
 * @param common the questions of every attempt
 */
export function countFigures(common: ReadonlySet<number>): FigureCounter {
  const items = new Map<number, ItemSums>()
  const marks: number[] = []
  const commonMarks: number[] = []
  const passed = { known: 0, yes: 0 }
  return {
    add(attempt) {
      const sums = { marks: 0, most: 0, common: 0 }
      for (const { item, marks: own, most } of attempt.items) {
        sums.marks += own
        sums.most += most
        if (common.has(item)) sums.common += own
      }
      for (const scored of attempt.items) addItem(getOrAdd(items, scored.item, noItemSums), scored, sums)
      marks.push(attempt.marks)
      commonMarks.push(sums.common)
      if (attempt.passed !== null) passed.known += 1
      if (attempt.passed === true) passed.yes += 1
    },
    exam: () => ({
      attempts: marks.length,
      marks: marksOf(marks),
      passed: passed.known === 0 ? null : passed.yes / passed.known,
      reliability: reliabilityOf(
        [...items].flatMap(([item, sums]) => (common.has(item) ? [sums] : [])),
        commonMarks,
      ),
    }),
    *items() {
      for (const [item, sums] of items) yield itemFigures(item, sums)
    },
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/** The rest score is the share of the marks in the attempt's other questions: a question correlates with itself. */
function addItem(sums: ItemSums, { marks, most, isAnswered, chosen, ms }: ScoredItem, whole: { marks: number; most: number }): void {
  const share = most > 0 ? marks / most : 0
  const rest = whole.most - most > 0 ? (whole.marks - marks) / (whole.most - most) : null
  sums.attempts += 1
  sums.answered += isAnswered ? 1 : 0
  sums.share += share
  sums.marks += marks
  sums.squares += marks * marks
  sums.most.add(most)
  sums.isInParts ||= marks !== 0 && marks !== most
  if (ms !== null) sums.times.push(ms)
  if (rest !== null) {
    sums.rests += 1
    sums.x += share
    sums.xx += share * share
    sums.r += rest
    sums.rr += rest * rest
    sums.xr += share * rest
  }
  for (const option of chosen) {
    const own = getOrAdd(sums.options, option, () => ({ times: 0, rests: 0, restSum: 0 }))
    own.times += 1
    own.rests += rest === null ? 0 : 1
    own.restSum += rest ?? 0
  }
}

function itemFigures(item: number, sums: ItemSums): ExamItemFigures {
  const { attempts, answered, share, times, options } = sums
  return {
    item,
    attempts,
    answered,
    facility: share / attempts,
    discrimination: correlation(sums),
    options: [...options]
      .toSorted(([one], [other]) => one - other)
      .map(([option, own]) => ({
        option,
        times: own.times,
        share: own.times / attempts,
        // Whether the option was chosen is 0 or 1, so its sum of squares is its sum.
        discrimination: correlation({ ...sums, x: own.rests, xx: own.rests, xr: own.restSum }),
      })),
    medianMs: medianOf(times),
  }
}

/** Pearson's correlation of x with the rest score. If x is 0 or 1, it is the point-biserial correlation (Crocker & Algina, chapter 14). */
function correlation({ rests: n, x, xx, r, rr, xr }: Pick<ItemSums, 'rests' | 'x' | 'xx' | 'r' | 'rr' | 'xr'>): number | null {
  if (n < leastForCorrelations) return null
  const [varianceOfX, varianceOfRest] = [xx / n - (x / n) ** 2, rr / n - (r / n) ** 2]
  if (varianceOfX < noVariance || varianceOfRest < noVariance) return null
  const covariance = xr / n - (x / n) * (r / n)
  return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceOfX * varianceOfRest)))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

function varianceOf(numbers: readonly number[]): number {
  const mean = sumOf(numbers) / numbers.length
  return sumOf(numbers.map(number => (number - mean) ** 2)) / numbers.length
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return below === undefined || above === undefined ? null : (below + above) / 2
}

function marksOf(marks: readonly number[]): ExamFigures['marks'] {
  const median = medianOf(marks)
  if (median === null) return null
  const [min, max] = [marks.reduce((one, other) => Math.min(one, other)), marks.reduce((one, other) => Math.max(one, other))]
  return { mean: sumOf(marks) / marks.length, sd: Math.sqrt(varianceOf(marks)), median, min, max }
}

/**
 * α = k ÷ (k − 1) × (1 − Σ variances of the questions ÷ variance of their sum). For questions worth 1 that are right or wrong, the
 * variance of a question is p × q, and α is KR-20. The standard error of measurement is SD × √(1 − α).
 */
function reliabilityOf(items: readonly ItemSums[], marks: readonly number[]): Reliability | null {
  const [k, n] = [items.length, marks.length]
  if (k < 2 || n < leastForCorrelations) return null
  const variance = varianceOf(marks)
  if (variance < noVariance) return null
  const ofItems = sumOf(items.map(({ marks: sum, squares }) => squares / n - (sum / n) ** 2))
  const value = Math.min(1, (k / (k - 1)) * (1 - ofItems / variance))
  const isBinary = items.every(({ isInParts }) => !isInParts) && new Set(items.flatMap(({ most }) => [...most])).size === 1
  const sd = Math.sqrt(variance)
  return { coefficient: isBinary ? 'kr20' : 'alpha', value, items: k, sd, standardError: sd * Math.sqrt(1 - value) }
}

interface Asked {
  type: QuestionType
  /** Number of options. */
  options: number
  /** Indexes of the right ones. */
  answer: readonly number[]
}

/** The bank's flags, by the bank's thresholds. */
export function flagsOfExamItem({ attempts, facility, discrimination, options }: ExamItemFigures, asked: Asked): ItemFlag[] {
  const distractors = distractorsOf(asked).map(index => {
    const own = options.find(({ option }) => option === index)
    return { times: own?.times ?? 0, restAttempts: own?.times ?? 0, discrimination: own?.discrimination ?? null }
  })
  return flagsFrom({ attempts, facility, discrimination, distractors })
}
