// Guessing strategies that need no knowledge. Distractors are chosen so that none of them does much better than chance.

import { remembered } from './derived/remembered.ts'
import { folded } from './derived/wording.ts'
import { sizeOfOption } from './size-of-option.ts'

/** The surface features of each option and of each pair of options. */
interface Look {
  likeness: number[][]
  shared: number[][]
  lengths: number[]
  letters: number[]
  starts: number[]
  sizes: number[]
  areNumbers: boolean
}

/** Scores the shown options: the guess takes the highest. Equal scores mean that the guess has no preference. */
type Guess = (look: Look, shown: number[]) => number[]

const pointing: Record<string, Guess> = {
  'most like the others': ({ likeness }, shown) => sums(likeness, shown),
  'shares most with the others': ({ shared }, shown) => sums(shared, shown),
  longest: ({ lengths }, shown) => shown.map(index => lengths[index] ?? 0),
  'most letters of the question': ({ letters }, shown) => shown.map(index => letters[index] ?? 0),
  'begins as a word of the question': ({ starts }, shown) => shown.map(index => starts[index] ?? 0),
}

const bySize: Record<string, Guess> = {
  'nearest the mean': ({ sizes }, shown) => nearnessToMean(shown.map(index => sizes[index] ?? NaN)),
  smallest: ({ sizes }, shown) => atPlace(sizes, shown, 0),
  'second smallest': ({ sizes }, shown) => atPlace(sizes, shown, 1),
  'second largest': ({ sizes }, shown) => atPlace(sizes, shown, 2),
  largest: ({ sizes }, shown) => atPlace(sizes, shown, 3),
}

const [pointed, sized] = [Object.values(pointing), Object.values(bySize)]

/** A feature that the right option never has reveals as much as one it always has, so each feature also counts negated. */
export const guessNames = [...Object.keys(pointing).flatMap(name => [name, `not: ${name}`]), ...Object.keys(bySize)]

export function lookAt(stem: string, options: string[]): Look {
  const pairs = options.map(pairsOf)
  const pieces = options.map(piecesOf)
  const sizes = options.map(sizeOfOption)
  return {
    likeness: tableOf(pieces, likeness),
    shared: tableOf(pairs, (one, other) => (2 * inBoth(one, other)) / (one.size + other.size)),
    lengths: options.map(option => option.length),
    letters: options.map(option => lettersShared(option, stem)),
    starts: options.map(option => Number(startsLike(option, stem))),
    sizes,
    areNumbers: !sizes.some(Number.isNaN),
  }
}

/** The likeness of every two items; `likenessOf` is symmetric. The likeness of an item to itself is 1. */
function tableOf<Item>(items: Item[], likenessOf: (one: Item, other: Item) => number): number[][] {
  const half = items.map((one, row) => items.slice(0, row).map(other => likenessOf(one, other)))
  return items.map((_, row) => items.map((_, column) => half[Math.max(row, column)]?.[Math.min(row, column)] ?? 1))
}

/** The probability (0 to 1) that each guess picks the first of the shown options. Options with equal scores share the hit. */
export function hitsOf(look: Look, shown: number[]): number[] {
  const hits = pointed.flatMap(guess => {
    const scores = guess(look, shown)
    return [hit(scores, Math.max(...scores)), hit(scores, Math.min(...scores))]
  })
  const bySizes = sized.map(guess => (look.areNumbers ? hitOfBest(guess(look, shown)) : 1 / shown.length))
  return [...hits, ...bySizes]
}

const hitOfBest = (scores: number[]) => hit(scores, Math.max(...scores))

function hit(scores: number[], best: number): number {
  return scores[0] === best ? 1 / scores.filter(score => score === best).length : 0
}

function sums(table: number[][], shown: number[]): number[] {
  return shown.map(one => shown.reduce((sum, other) => (one === other ? sum : sum + (table[one]?.[other] ?? 0)), 0))
}

function atPlace(sizes: number[], shown: number[], place: number): number[] {
  const seen = shown.map(index => sizes[index] ?? NaN)
  return seen.map(size => Number(seen.filter(other => other < size).length === place))
}

function nearnessToMean(sizes: number[]): number[] {
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  return sizes.map(size => -Math.abs(size - mean))
}

/** Splits an option into tokens: commands and signs of a formula, single letters, whole numbers. */
const piecesOf = remembered((option): string[] => option.toLowerCase().match(/\\[a-z]+|\d+|\S/g) ?? [])

/** Pairs of adjacent tokens. */
const pairsOf = remembered((option): Set<string> => {
  const pieces = ['', ...piecesOf(option), '']
  return new Set(pieces.slice(1).map((piece, index) => `${pieces[index]} ${piece}`))
})

function inBoth(one: Set<string>, other: Set<string>): number {
  let count = 0
  for (const pair of one) if (other.has(pair)) count++
  return count
}

/** 1 minus the normalised edit distance (Levenshtein): 1 means equal. */
function likeness(one: string[], other: string[]): number {
  const row = other.map((_, index) => index + 1)
  for (let i = 0; i < one.length; i++) {
    let [corner, left] = [i, i + 1]
    for (let j = 0; j < other.length; j++) {
      const above = row[j] ?? 0
      left = Math.min(above + 1, left + 1, one[i] === other[j] ? corner : corner + 1)
      corner = above
      row[j] = left
    }
  }
  return 1 - (row.at(-1) ?? one.length) / Math.max(one.length, other.length, 1)
}

/** The share of the option's letters that occur in the question; letters in the same order count three times. */
export function lettersShared(option: string, stem: string): number {
  const [letters, text] = [folded(option).replaceAll(' ', ''), folded(stem)]
  let found = 0
  for (const letter of letters) if (text.includes(letter)) found++
  return (found + 2 * metInOrder(letters, text)) / Math.max(1, letters.length)
}

function metInOrder(letters: string, text: string): number {
  let [from, met] = [0, 0]
  for (const letter of letters) {
    const place = text.indexOf(letter, from)
    if (place < 0) continue
    from = place + 1
    met++
  }
  return met
}

export function startsLike(option: string, stem: string): boolean {
  const first = folded(option).charAt(0)
  return first !== '' && ` ${folded(stem)}`.includes(` ${first}`)
}

/** Keeps the distinctive words of a question: those that occur in at most a fifth of the questions. */
export function tellingWords(questions: string[]): (question: string) => string {
  const counts = new Map<string, number>()
  for (const word of questions.flatMap(question => [...new Set(wordsOf(question))])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = Math.max(1, questions.length / 5)
  return question =>
    wordsOf(question)
      .filter(word => (counts.get(word) ?? 0) <= most)
      .join(' ')
}

const wordsOf = (question: string) => question.split(/\s+/)
