// Keyboard commands of the play screen: A–J or 1–9 and 0 choose (and arrows, if answers have a side), Enter goes on, ? buys a hint, each
// lifeline has a key, Esc asks to leave.

import type { LifelineName } from '@trivium/contract/play/play-names'
import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { isDraft, withOption } from '../answers/answer-text.ts'
import { arrowTo, type Sides } from '../answers/statement/swipe.ts'
import type { PlayState } from './play-state.ts'

export const lifelineKeys: Record<LifelineName, string> = { fifty_fifty: 'f', audience_poll: 'p', reset_timer: 't', skip: 's' }

/** A letter on an option means the option, not the lifeline. */
export const hasKey = (name: LifelineName, { options }: Pick<Q, 'options'>): boolean => optionFor(lifelineKeys[name], options) === undefined

export type PlayCommand = 'leave' | 'go_on' | 'hint' | { choose: string } | { handIn: string } | { lifeline: LifelineName }

interface Standing {
  question: Pick<Q, 'question_type' | 'options' | 'letters'>
  phase: PlayState['phase']
  answer: string
  /** The lifelines of this mode: keys of others have no effect. */
  lifelines: readonly LifelineName[]
  /** Removed by fifty-fifty. */
  removed: readonly OptionKey[]
  /** The player confirms a single choice with Enter. */
  confirms?: boolean
  /** The answers that the arrow keys give. */
  sides?: Sides | null
}

/**
 * The command of a key in a play with ordered questions; null if the key has none.
 * @param key from pressedKey
 */
export function playCommandFor(key: string, standing: Standing): PlayCommand | null {
  const { question, phase, lifelines } = standing
  if (key === 'escape') return 'leave'
  if (phase === 'feedback') return key === 'enter' ? 'go_on' : null
  if (phase !== 'choosing') return null
  if (key === 'enter') return handInOf(standing)
  const option = arrowTo(key, standing.sides) ?? optionFor(key, question.options)
  const lifeline = lifelines.find(name => lifelineKeys[name] === key && hasKey(name, question))
  if (lifeline) return { lifeline }
  // Letters are typed into the word, so only the question mark is a command.
  if (question.letters && (key === '?' || key === '؟')) return 'hint'
  return option === undefined || standing.removed.includes(option) ? null : chosen(standing, option)
}

/** Letters from A on, or digits from 1 on; the tenth option is 0. */
export function optionFor(key: string, options: Q['options']): OptionKey | undefined {
  const place = /^\d$/.test(key) ? (Number(key) + 9) % 10 : 'abcdefghij'.indexOf(key)
  return key.length === 1 ? options[place]?.key : undefined
}

/** A single choice is submitted at once, unless it needs confirmation. Sequences and pairs have their own keys (answers/). */
function chosen({ question, answer, confirms = false }: Standing, key: OptionKey): PlayCommand | null {
  if (hasOwnKeys(question)) return null
  const given = withOption(question, answer, key)
  return confirms || question.question_type === 'multi_select' ? { choose: given } : { handIn: given }
}

export const hasOwnKeys = ({ question_type }: Pick<Q, 'question_type'>) => question_type === 'sequence' || question_type === 'matching'

/** Enter submits answers that consist of several parts. */
function handInOf({ question, answer, confirms = false }: Standing): PlayCommand | null {
  return (confirms || isDraft(question.question_type)) && answer !== '' ? { handIn: answer } : null
}
