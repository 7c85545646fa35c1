// Measures what a player gains who knows nothing but how questions are usually written. None of it should pay.

import type { ContentLanguage, ContentQuestion } from '@trivium/content/types'
import { folded } from '../derived/wording.ts'
import { absolutes, askingWords, hedges, whoWords } from './telling-words.ts'

export interface Tell {
  name: string
  /** How often the guess is right: halves and thirds where options tie. */
  hits: number
  n: number
  /** What somebody gets who draws lots. */
  chance: number
}

/** Every guess of which we know that writers fall for it. */
export function tellsOf(questions: ContentQuestion[], language: ContentLanguage): Tell[] {
  const choices = questions.filter(({ type }) => type === 'multiple_choice')
  const statements = questions.filter(({ type }) => type === 'true_false')
  const selects = questions.filter(({ type, options }) => type === 'multi_select' && options.length === 5)
  return [
    guess('a statement with an absolute is false', 1 / 2, having(statements, absolutes[language]).map(isFalse)),
    guess(
      'a statement with a hedge is true',
      1 / 2,
      having(statements, hedges[language]).map(one => 1 - isFalse(one)),
    ),
    ...[2, 3, 4].map(count =>
      guess(
        `${count} of five are right`,
        1 / 3,
        selects.map(({ answer }) => Number(answer.length === count)),
      ),
    ),
    guess('the longest option is right', 1 / 4, choices.filter(isOfWords).map(longestIsRight)),
    guess('the one option that repeats a word of the question is right', 1 / 4, choices.flatMap(echoIsRight)),
    guess('the most famous name is right', 1 / 4, famousIsRight(choices.filter(asksWho(language)), famesOf(questions))),
  ]
}

/** Wilson's interval: where the true share lies with a certainty of 95 %. */
export function intervalOf({ hits, n }: Pick<Tell, 'hits' | 'n'>): [number, number] {
  if (n === 0) return [0, 1]
  const z = 1.96
  const [share, spread] = [hits / n, z ** 2 / n]
  const middle = (share + spread / 2) / (1 + spread)
  const half = (z * Math.sqrt((share * (1 - share)) / n + spread / (4 * n))) / (1 + spread)
  return [middle - half, middle + half]
}

export const containsChance = (tell: Tell) => {
  const [low, high] = intervalOf(tell)
  return low <= tell.chance && tell.chance <= high
}

export function described(tell: Tell): string {
  const [low, high] = intervalOf(tell).map(share => Math.round(share * 100))
  return `${tell.name}: ${Math.round(tell.hits)} of ${tell.n}, ${low} to ${high} %, by chance ${Math.round(tell.chance * 100)} %`
}

/** The share of questions that ask for a thing by name, which seldom surprises. */
export function namingShare(questions: ContentQuestion[], language: ContentLanguage): number {
  return questions.filter(({ question }) => askingWords[language].test(question)).length / questions.length
}

const guess = (name: string, chance: number, hits: number[]): Tell => ({
  name,
  chance,
  n: hits.length,
  hits: hits.reduce((sum, hit) => sum + hit, 0),
})

const having = (questions: ContentQuestion[], words: RegExp) => questions.filter(({ question }) => words.test(question))
const isFalse = ({ answer }: ContentQuestion) => Number(answer[0] === 1)

/** Numbers are ordered by size elsewhere; here their length would only confuse. */
const isOfWords = ({ options }: ContentQuestion) => options.every(option => /\p{L}{3}/u.test(option))

function longestIsRight({ options, answer }: ContentQuestion): number {
  const lengths = options.map(option => option.length)
  return shareOfBest(lengths, answer[0] ?? 0)
}

/** Only if a single option repeats a word that the others lack. */
function echoIsRight({ question, options, answer }: ContentQuestion): number[] {
  const asked = new Set(longWords(question))
  const echoing = options.map(option => longWords(option).some(word => asked.has(word)))
  return echoing.filter(Boolean).length === 1 ? [Number(echoing[answer[0] ?? 0])] : []
}

const asksWho =
  (language: ContentLanguage) =>
  ({ question }: ContentQuestion) =>
    whoWords[language].test(question)

/** How many questions name a word: a measure of fame. */
function famesOf(questions: ContentQuestion[]): Map<string, Set<string>> {
  const fames = new Map<string, Set<string>>()
  for (const { key, question, options, note } of questions) {
    for (const word of longWords([question, ...options, note ?? ''].join(' '))) fames.set(word, (fames.get(word) ?? new Set()).add(key))
  }
  return fames
}

/** The fame of a name is that of its rarest word; the question itself does not count. */
function famousIsRight(questions: ContentQuestion[], fames: Map<string, Set<string>>): number[] {
  return questions.map(({ key, options, answer }) => {
    const fame = (word: string) => (fames.get(word)?.size ?? 0) - Number(fames.get(word)?.has(key) ?? false)
    const scores = options.map(option => Math.min(...longWords(option).map(fame)))
    return shareOfBest(scores, answer[0] ?? 0)
  })
}

function shareOfBest(scores: number[], right: number): number {
  const best = Math.max(...scores)
  return scores[right] === best ? 1 / scores.filter(score => score === best).length : 0
}

const longWords = (text: string) =>
  folded(text)
    .split(' ')
    .filter(word => word.length > 3)
