// Which distractors stand beside a right answer. What can be seen without knowing anything must not tell it from them.

import { shuffled } from './derived/seeded-shuffle.ts'
import { hitsOf, lookAt, tellingWords } from './guesses.ts'

export interface Choosable {
  /** Unique among those chosen together. */
  subject: string
  question: string
  right: string
  /** Believable mistakes, none twice and none right; the likeliest first. */
  wrong: string[]
  /** One of the wrong that always stands there. */
  trap?: string | undefined
}

const wrongCount = 3
const chance = 1 / (wrongCount + 1)
/** More to choose from makes no difference, but takes long. */
const mostCandidates = 9
/** What an unlikely distractor costs, against a guess that does better than chance. */
const costOfRank = 0.01
/** Somebody who always takes an answer that is often right must find it wrong so many times as often. */
const timesWrong = 3

/**
 * Leaves every question three distractors. One question after the other takes those that bring what each guess has hit so far nearest to
 * chance; of such choices, the likeliest. Those with the least choice come first, so that the others can make up for them.
 */
export function chooseEvenly<Question extends Choosable>(questions: Question[]): Question[] {
  const tally = new Tally(questions)
  const stemOf = tellingWords(questions.map(({ question }) => question))
  const order = shuffled(questions, 'evenly').toSorted((a, b) => candidates(a).length - candidates(b).length)
  const chosen = new Map(order.map(question => [question.subject, tally.choose(question, stemOf(question.question))]))
  return questions.map(question => ({ ...question, wrong: chosen.get(question.subject) ?? [] }))
}

const candidates = ({ wrong }: Choosable) => wrong.slice(0, mostCandidates)

class Tally {
  /** Of each guess: how many hits it is ahead of chance. */
  readonly #ahead: number[] = []
  readonly #timesRight: Map<string, number>
  readonly #timesWrong = new Map<string, number>()

  constructor(questions: Choosable[]) {
    this.#timesRight = new Map([...Map.groupBy(questions, ({ right }) => right)].map(([right, members]) => [right, members.length]))
  }

  choose({ right, wrong, trap }: Choosable, stem: string): string[] {
    const options = [right, ...wrong.slice(0, mostCandidates)]
    const look = lookAt(stem, options)
    let best = { cost: Infinity, shown: [0], hits: [0] }
    const needed = trap === undefined ? 0 : options.indexOf(trap)
    for (const shown of choicesOf(options.length).filter(indexes => indexes.includes(needed))) {
      const hits = hitsOf(look, shown)
      const cost = this.#costOf(hits) + costOfRank * sum(shown) - this.#missing(shown.map(index => options[index] ?? ''))
      if (cost < best.cost) best = { cost, shown, hits }
    }
    const [, ...taken] = best.shown.map(index => options[index] ?? '')
    this.#count(best.hits, taken)
    return taken
  }

  #costOf(hits: number[]): number {
    return sum(hits.map((hit, guess) => ((this.#ahead[guess] ?? 0) + hit - chance) ** 2))
  }

  /** Answers that are often right are wanted as wrong ones. */
  #missing([, ...wrong]: string[]): number {
    return sum(wrong.map(option => Math.max(0, timesWrong * (this.#timesRight.get(option) ?? 0) - (this.#timesWrong.get(option) ?? 0))))
  }

  #count(hits: number[], taken: string[]): void {
    for (const [guess, hit] of hits.entries()) this.#ahead[guess] = (this.#ahead[guess] ?? 0) + hit - chance
    for (const option of taken) this.#timesWrong.set(option, (this.#timesWrong.get(option) ?? 0) + 1)
  }
}

/** The right one, at 0, with every three of the others; with all of them where there are no more. */
function choicesOf(count: number): number[][] {
  if (count <= wrongCount + 1) return [Array.from({ length: count }, (_, index) => index)]
  const found: number[][] = []
  for (let one = 1; one < count; one++)
    for (let two = one + 1; two < count; two++) for (let three = two + 1; three < count; three++) found.push([0, one, two, three])
  return found
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
