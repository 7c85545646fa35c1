// Chooses the distractors of each question, so that surface features (length, size, similarity) do not reveal the right answer.

import { shuffled } from './derived/seeded-shuffle.ts'
import { hitsOf, lookAt, tellingWords } from './guesses.ts'

export interface Choosable {
  /** Unique among the questions of one call. */
  subject: string
  question: string
  right: string
  /** Plausible mistakes, most likely first; distinct and all wrong. */
  wrong: string[]
  /** The one of `wrong` that is always chosen. */
  trap?: string | undefined
}

const wrongCount = 3
const chance = 1 / (wrongCount + 1)
/** More candidates take long and do not improve the choice. */
const mostCandidates = 9
/** The weight of unlikely distractors against guesses that beat chance. */
const costOfRank = 0.01
/** An answer that is often right must be offered this many times as often where it is wrong, so that always picking it gains nothing. */
const timesWrong = 3

/**
 * Chooses three distractors for every question, greedily: each question takes those that bring the hit rate of every guess so far
 * closest to chance, and prefers likely mistakes. Questions with the fewest candidates go first, so that later ones can compensate.
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
  /** For each guess: its hits so far minus the hits expected by chance. */
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

  /** Rewards distractors that are often right elsewhere. */
  #missing([, ...wrong]: string[]): number {
    return sum(wrong.map(option => Math.max(0, timesWrong * (this.#timesRight.get(option) ?? 0) - (this.#timesWrong.get(option) ?? 0))))
  }

  #count(hits: number[], taken: string[]): void {
    for (const [guess, hit] of hits.entries()) this.#ahead[guess] = (this.#ahead[guess] ?? 0) + hit - chance
    for (const option of taken) this.#timesWrong.set(option, (this.#timesWrong.get(option) ?? 0) + 1)
  }
}

/** Every choice of the right option (index 0) and three others; if there are only three others or fewer, all of them. */
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
