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
  const chosen = (index: number) => choices.find(({ choice }) => choice === String(index))
  return flagsFrom({
    attempts: sums.attempts,
    facility: facility(sums) ?? 0,
    discrimination: discrimination(sums),
    distractors: distractorsOf({ type, options, answer }).map(index => {
      const choice = chosen(index)
      return {
        times: choice?.times ?? 0,
        restAttempts: choice?.rest_attempts ?? 0,
        discrimination: choice ? discriminationOfChoice(sums, choice) : null,
      }
    }),
  })
}

/** Indexes of the wrong options, in types with one right option. */
export function distractorsOf({ type, options, answer }: Pick<FlaggedItem, 'type' | 'options' | 'answer'>): number[] {
  return hasDistractors(type) ? Array.from({ length: options }, (_, index) => index).filter(index => !answer.includes(index)) : []
}

interface Distractor {
  times: number
  /** How many of those who chose it have a rest score. */
  restAttempts: number
  discrimination: number | null
}

export interface FlaggedFigures {
  attempts: number
  facility: number
  discrimination: number | null
  distractors: readonly Distractor[]
}

export function flagsFrom({ attempts, facility: share, discrimination: own, distractors }: FlaggedFigures): ItemFlag[] {
  if (attempts < leastForFlags) return []
  const says: Record<ItemFlag, boolean> = {
    too_hard: share < tooHard,
    too_easy: share > tooEasy,
    weak: own !== null && own < weak,
    unused_distractor: distractors.some(({ times }) => times === 0),
    strong_distractor: distractors.some(isOfTheStrong),
  }
  return flagNames.filter(name => says[name])
}

const flagNames = ['too_hard', 'too_easy', 'weak', 'unused_distractor', 'strong_distractor'] as const satisfies readonly ItemFlag[]

const hasDistractors = (type: QuestionType) => type === 'multiple_choice' || type === 'audio' || type === 'maths'

/** The point-biserial correlation of this choice with the rest score: above 0, the strong choose it more than the weak. */
export function discriminationOfChoice(sums: ItemSums, choice: ChoiceSums): number | null {
  return discrimination({ ...sums, rest_correct: choice.rest_attempts, rest_sum_of_correct: choice.rest_sum })
}

const isOfTheStrong = ({ restAttempts, discrimination: own }: Distractor) => restAttempts >= leastOfChoice && (own ?? 0) > strong
