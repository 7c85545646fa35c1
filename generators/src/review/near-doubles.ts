// Finds written questions that ask the same thing twice, and texts that tell another question's answer, by the rare words they share.

import { folded } from '../derived/wording.ts'

export interface ReviewedQuestion {
  key: string
  place: string
  question: string
  note: string
  /** The right options. */
  right: string[]
}

export interface NearDouble {
  kind: 'double' | 'leak'
  /** Of a leak: the question whose answer is told. */
  one: ReviewedQuestion
  /** Of a leak: the question whose text tells it. */
  other: ReviewedQuestion
  score: number
}

/** Two questions count as doubles from this likeness on (0 to 1). */
const doubleFrom = 0.6
/** A text counts as a leak if it holds the answer and this share of the weight of the question. */
const leakFrom = 0.6
/** Words in more texts than this say too little to search by. */
const mostTexts = 40

export function nearDoubles(questions: ReviewedQuestion[]): NearDouble[] {
  const stock = indexed(questions)
  return questions
    .flatMap((one, at) => candidates(stock, at).flatMap(other => pairOf(stock, at, other)))
    .toSorted((a, b) => b.score - a.score)

  function pairOf(index: Stock, at: number, to: number): NearDouble[] {
    const [one, other] = [questions[at], questions[to]]
    if (!one || !other) return []
    const likeness = at < to ? likenessOf(index, at, to) : 0
    if (likeness >= doubleFrom) return [{ kind: 'double', one, other, score: likeness }]
    const told = one.place === other.place ? toldBy(index, at, to) : 0
    return told >= leakFrom ? [{ kind: 'leak', one, other, score: told }] : []
  }
}

interface Stock {
  stems: Set<string>[]
  keys: Set<string>[]
  /** Stem and note. */
  texts: Set<string>[]
  weights: Map<string, number>
  places: Map<string, number[]>
}

function indexed(questions: ReviewedQuestion[]): Stock {
  const stems = questions.map(({ question }) => stemsOf(question))
  const keys = questions.map(({ right }) => stemsOf(right.join(' ')))
  const texts = questions.map(({ question, note }) => stemsOf(`${question} ${note}`))
  const places = new Map<string, number[]>()
  texts.forEach((text, at) => {
    for (const word of both(text, keys[at])) places.set(word, [...(places.get(word) ?? []), at])
  })
  const weights = new Map([...places].map(([word, found]) => [word, Math.log(questions.length / found.length)]))
  return { stems, keys, texts, weights, places }
}

/** The other questions that share a rare word with the stem or the answer of this one. */
function candidates({ stems, keys, places }: Stock, at: number): number[] {
  const words = [...(stems[at] ?? []), ...(keys[at] ?? [])]
  const found = words.flatMap(word => {
    const there = places.get(word) ?? []
    return there.length <= mostTexts ? there : []
  })
  return [...new Set(found)].filter(other => other !== at)
}

/** The cosine of the weighted words of stem and answer. */
function likenessOf(stock: Stock, at: number, to: number): number {
  const [one, other] = [asked(stock, at), asked(stock, to)]
  const common = weightOf(stock, shared(one, other), 2)
  return common / Math.sqrt(weightOf(stock, one, 2) * weightOf(stock, other, 2) || 1)
}

/** The share of the question that the other text repeats, if it holds the whole answer. */
function toldBy(stock: Stock, at: number, to: number): number {
  const [stem, key, text] = [stock.stems[at] ?? nothing, stock.keys[at] ?? nothing, stock.texts[to] ?? nothing]
  const rest = new Set([...stem].filter(word => !key.has(word)))
  if (key.size === 0 || shared(key, text).size < key.size) return 0
  return weightOf(stock, shared(rest, text), 1) / (weightOf(stock, rest, 1) || 1)
}

const nothing = new Set<string>()
const asked = ({ stems, keys }: Stock, at: number) => both(stems[at], keys[at])
const both = (one = nothing, other = nothing) => new Set([...one, ...other])
const shared = (one: Set<string>, other: Set<string>) => new Set([...one].filter(word => other.has(word)))

function weightOf({ weights }: Stock, words: Set<string>, power: number): number {
  let sum = 0
  for (const word of words) sum += (weights.get(word) ?? 0) ** power
  return sum
}

/** The beginnings of the words, without the Arabic article and conjunctions, so that endings do not count. */
function stemsOf(text: string): Set<string> {
  const words = folded(text).split(' ')
  return new Set(words.map(word => word.replace(/^[وفبكل]?ال(?=..)/u, '').slice(0, 6)).filter(word => word.length > 2 || /\d/.test(word)))
}
