// The sentence of a result: one of the following, chosen by what happened in the round. It must be true of every round it is chosen for.

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Result } from '@trivium/contract/play/plays'
import type { StarLevels } from '@trivium/rules/play/plays/stars'
import { isExercise } from '../../../modes/index.ts'
import { starsIn } from './story.ts'

/** The values of a sentence, as numbers: the page formats them in its language. */
export interface SentenceValues {
  shown?: number
  right?: number
  total?: number
  level?: number
  /** Percentages. */
  before?: number
  now?: number
  /** Milliseconds. */
  each?: number
}

interface Facts extends Result {
  isPerfect: boolean
  missed: number
  unanswered: number
  /** The percentage with one more right answer. */
  withOneMore: number
  /** The percentage that wins; null in exercises. */
  winsAt: number | null
  /** The percentage of the next star; null without one. */
  nextStarAt: number | null
}

interface Rule {
  isTrue: (facts: Facts) => boolean
  values?: (facts: Facts) => SentenceValues
}

const quickMs = 4_000
const slowMs = 10_000

const ofAll = ({ correct: right, total }: Facts): SentenceValues => ({ right, total })
const since = ({ best_before, percentage: now }: Facts): SentenceValues => ({ before: best_before ?? 0, now })
const each = ({ average_ms, total }: Facts): SentenceValues => ({ each: average_ms ?? 0, total })
const isQuick = ({ average_ms }: Facts) => average_ms !== null && average_ms > 0 && average_ms < quickMs

/** These modes have their own sentence for a perfect round. */
const perfectIn: Partial<Record<Mode, 'day' | 'words' | 'sums'>> = { daily_quiz: 'day', guess_the_word: 'words', maths: 'sums' }
/** The share that guesses get right, where every question is a toss of a coin. */
const guessedRight: Partial<Record<Mode, number>> = { true_and_false: 0.5 }

/** The first that is true is shown, so the rarest come first. */
const rules = [
  ['nothing', { isTrue: ({ answered }) => answered === 0 }],
  ['perfect_day', { isTrue: ({ isPerfect, mode }) => isPerfect && perfectIn[mode] === 'day' }],
  ['perfect_after', { isTrue: ({ isPerfect, best_before }) => isPerfect && best_before !== null && best_before < 100, values: since }],
  ['perfect_again', { isTrue: ({ isPerfect, best_before }) => isPerfect && best_before === 100 }],
  ['perfect_words', { isTrue: ({ isPerfect, mode }) => isPerfect && perfectIn[mode] === 'words' }],
  ['perfect_sums', { isTrue: ({ isPerfect, mode }) => isPerfect && perfectIn[mode] === 'sums' }],
  ['perfect_quick', { isTrue: facts => facts.isPerfect && isQuick(facts), values: each }],
  ['perfect_first', { isTrue: ({ isPerfect, level }) => isPerfect && level !== null, values: ofAll }],
  ['perfect', { isTrue: ({ isPerfect }) => isPerfect, values: ofAll }],
  ['none', { isTrue: ({ correct }) => correct === 0 }],
  [
    'opened_first',
    {
      isTrue: ({ level_unlocked, won, best_before }) => level_unlocked !== null && won && best_before === null,
      values: ({ level_unlocked }) => ({ level: level_unlocked ?? 0 }),
    },
  ],
  [
    'opened_again',
    {
      isTrue: ({ level_unlocked, won }) => level_unlocked !== null && won,
      values: ({ level_unlocked }) => ({ level: level_unlocked ?? 0 }),
    },
  ],
  ['one_missed', { isTrue: ({ missed, unanswered, total }) => missed === 1 && unanswered === 0 && total >= 5 }],
  ['all_but_one', { isTrue: ({ missed, unanswered, total }) => missed === 1 && unanswered === 1 && total >= 5 }],
  ['all_answered', { isTrue: ({ wrong, unanswered }) => wrong === 0 && unanswered > 1, values: ({ unanswered: shown }) => ({ shown }) }],
  [
    'leap',
    {
      isTrue: ({ best_before, percentage }) => best_before !== null && best_before > 0 && percentage - best_before >= 30,
      values: since,
    },
  ],
  [
    'best_beaten',
    {
      isTrue: ({ best_before, percentage }) => best_before !== null && best_before > 0 && percentage > best_before,
      values: since,
    },
  ],
  ['nearly_won', { isTrue: ({ won, winsAt, withOneMore }) => !won && winsAt !== null && withOneMore >= winsAt }],
  ['nearly_star', { isTrue: ({ won, nextStarAt, withOneMore }) => won && nextStarAt !== null && withOneMore >= nextStarAt }],
  ['best_equalled', { isTrue: ({ best_before, percentage }) => best_before !== null && percentage === best_before, values: since }],
  [
    'nearly_best',
    {
      isTrue: ({ best_before, percentage, withOneMore }) => best_before !== null && percentage < best_before && withOneMore >= best_before,
    },
  ],
  ['quick_win', { isTrue: facts => facts.won && facts.winsAt !== null && isQuick(facts), values: each }],
  [
    'slow_win',
    {
      isTrue: ({ won, winsAt, average_ms }) => won && winsAt !== null && average_ms !== null && average_ms >= slowMs,
      values: each,
    },
  ],
  ['coin_toss', { isTrue: ({ mode, correct, total }) => guessedRight[mode] !== undefined && correct < total * guessedRight[mode] }],
  ['only_one', { isTrue: ({ correct }) => correct === 1 }],
  [
    'many_unanswered',
    {
      isTrue: ({ unanswered, total }) => unanswered * 3 >= total,
      values: ({ unanswered: shown, total }) => ({ shown, total }),
    },
  ],
  ['half', { isTrue: ({ correct, total }) => correct * 2 === total }],
  [
    'opened_only',
    {
      isTrue: ({ level_unlocked }) => level_unlocked !== null,
      values: ({ level_unlocked }) => ({ level: level_unlocked ?? 0 }),
    },
  ],
  ['coins', { isTrue: ({ coins_earned }) => coins_earned > 0, values: facts => ({ ...ofAll(facts), shown: facts.coins_earned }) }],
  ['won', { isTrue: ({ won, winsAt }) => won && winsAt !== null, values: ofAll }],
  ['quick_loss', { isTrue: facts => facts.winsAt !== null && isQuick(facts), values: each }],
  ['more_right', { isTrue: ({ correct, total }) => correct * 2 > total, values: ofAll }],
  ['some', { isTrue: () => true, values: ofAll }],
] as const satisfies readonly (readonly [string, Rule])[]
export type Sentence = (typeof rules)[number][0]

export function sentenceFor(result: Result, levels: StarLevels): { name: Sentence; values: SentenceValues } {
  const facts = factsOf(result, levels)
  for (const [name, rule] of rules) {
    if (rule.isTrue(facts)) return { name, values: 'values' in rule ? rule.values(facts) : {} }
  }
  throw new Error('the last sentence is always true')
}

function factsOf(result: Result, levels: StarLevels): Facts {
  const { total, answered, correct, mode } = result
  return {
    ...result,
    isPerfect: correct === total,
    missed: total - correct,
    unanswered: total - answered,
    withOneMore: (Math.min(total, correct + 1) / total) * 100,
    winsAt: isExercise(mode) ? null : levels[0],
    nextStarAt: starsIn(result, levels)?.nextAt ?? null,
  }
}
