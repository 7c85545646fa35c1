// Warnings from the stats of an item, once enough players have answered it. Usual thresholds of classical test theory: Crocker & Algina,
// Introduction to Classical and Modern Test Theory, 1986, chapter 14.

import type { QuestionType, ItemFlag } from '@trivium/contract/bank/question-names'
import { discrimination, facility, type ItemSums } from './item-stats.ts'

/** How often a choice was made, and the rest scores of the players who made it. */
export interface ChoiceSums {
  /** Indexes in the stored order: '2'. */
  choice: string
  times: number
  rest_attempts: number
  rest_sum: number
}

/** An item with fewer first answers gets no flag. */
export const leastForFlags = 30
/** With fewer rest scores a choice has no usable discrimination. */
const leastOfChoice = 10
const tooHard = 0.2
const tooEasy = 0.9
const weak = 0.15
/** Above this correlation, strong players choose a wrong option more than by chance. */
const strong = 0.05

interface FlaggedItem {
  sums: ItemSums
  choices: readonly ChoiceSums[]
  type: QuestionType
  /** Number of options. */
  options: number
  answer: readonly number[]
}

export function flagsOf({ sums, choices, type, options, answer }: FlaggedItem): ItemFlag[] {
  if (sums.attempts < leastForFlags) return []
  const share = facility(sums) ?? 0
  const own = discrimination(sums)
  const wrong = hasDistractors(type) ? Array.from({ length: options }, (_, index) => index).filter(index => !answer.includes(index)) : []
  const chosen = (index: number) => choices.find(({ choice }) => choice === String(index))
  const says: Record<ItemFlag, boolean> = {
    too_hard: share < tooHard,
    too_easy: share > tooEasy,
    weak: own !== null && own < weak,
    unused_distractor: wrong.some(index => (chosen(index)?.times ?? 0) === 0),
    strong_distractor: wrong.some(index => isOfTheStrong(sums, chosen(index))),
  }
  return flagNames.filter(name => says[name])
}

const flagNames = ['too_hard', 'too_easy', 'weak', 'unused_distractor', 'strong_distractor'] as const satisfies readonly ItemFlag[]

const hasDistractors = (type: QuestionType) => type === 'multiple_choice' || type === 'audio' || type === 'maths'

/** The point-biserial correlation of this choice with the rest score: above 0, the strong choose it more than the weak. */
export function discriminationOfChoice(sums: ItemSums, choice: ChoiceSums): number | null {
  return discrimination({ ...sums, rest_correct: choice.rest_attempts, rest_sum_of_correct: choice.rest_sum })
}

function isOfTheStrong(sums: ItemSums, choice: ChoiceSums | undefined): boolean {
  if (!choice || choice.rest_attempts < leastOfChoice) return false
  return (discriminationOfChoice(sums, choice) ?? 0) > strong
}
