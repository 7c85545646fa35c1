// The keyboard of the play screen: A–E or 1–5 choose, Enter goes on, ? is a hint, one key a lifeline, Esc asks before leaving.

import type { LifelineName } from '@trivium/contract/play-names'
import type { OptionKey, Q } from '@trivium/contract/plays'
import { withOption } from '../answers/answer-text.ts'
import type { PlayState } from './play-state.ts'

export const lifelineKeys: Record<LifelineName, string> = { fifty_fifty: 'f', audience_poll: 'p', reset_timer: 't', skip: 's' }

export type PlayCommand = 'leave' | 'go_on' | 'hint' | { choose: string } | { handIn: string } | { lifeline: LifelineName }

interface Standing {
  question: Pick<Q, 'question_type' | 'options' | 'letters'>
  phase: PlayState['phase']
  answer: string
  /** Those of this mode: the keys of others mean nothing. */
  lifelines: readonly LifelineName[]
  /** Taken away by fifty-fifty. */
  removed: readonly OptionKey[]
}

/**
 * What a key asks for in a play of one question after the other; null where it means nothing.
 * @param key as pressedKey tells it
 */
export function playCommandFor(key: string, standing: Standing): PlayCommand | null {
  const { question, phase, lifelines } = standing
  if (key === 'escape') return 'leave'
  if (phase === 'told') return key === 'enter' ? 'go_on' : null
  if (phase !== 'choosing') return null
  if (key === 'enter') return handInOf(standing)
  const lifeline = lifelines.find(name => lifelineKeys[name] === key)
  if (lifeline) return { lifeline }
  // No letter: those belong to the word.
  if (question.letters && (key === '?' || key === '؟')) return 'hint'
  const option = optionFor(key, question.options)
  return option === undefined || standing.removed.includes(option) ? null : chosen(standing, option)
}

/** Letters from A on, or digits from 1 on. */
export function optionFor(key: string, options: Q['options']): OptionKey | undefined {
  const place = /^[1-5]$/.test(key) ? Number(key) - 1 : 'abcde'.indexOf(key)
  return key.length === 1 ? options[place]?.key : undefined
}

/** Where one option is the answer, choosing it hands it in. A sequence is sorted, not chosen. */
function chosen({ question, answer }: Standing, key: OptionKey): PlayCommand | null {
  if (question.question_type === 'sequence') return null
  const given = withOption(question, answer, key)
  return question.question_type === 'multi_select' ? { choose: given } : { handIn: given }
}

/** Where several keys make an answer, Enter hands it in. */
function handInOf({ question, answer }: Standing): PlayCommand | null {
  if (question.question_type === 'sequence') return { handIn: answer || question.options.map(option => option.key).join(',') }
  const takesText = question.question_type === 'multi_select' || question.question_type === 'guess_the_word'
  return takesText && answer !== '' ? { handIn: answer } : null
}
