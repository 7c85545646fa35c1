// Predicts why the server would refuse a lifeline or a hint, so that the player sees it without a call. The server still decides.

import type { LifelineName } from '@trivium/contract/play-names'
import type { Play, Q } from '@trivium/contract/plays'
import { lifelineRefusal } from '@trivium/rules/lifelines'
import { hintsLeft } from '@trivium/rules/words'
import { effectOn } from '../answers/answer-input-props.ts'

export function lifelineProblem(play: Play, question: Q, { name, coins }: { name: LifelineName; coins: number }) {
  const refusal = lifelineRefusal({
    lifeline: name,
    offered: play.lifelines.map(entry => entry.name),
    used: usedIn(play, question),
    questionId: question.id,
    questionType: question.question_type,
    options: question.options.length,
  })
  if (refusal) return refusal
  const price = play.lifelines.find(entry => entry.name === name)?.price ?? 0
  return coins < price ? 'not_enough_coins' : null
}

/** The play says only that a lifeline was used; the effects show whether it was on this question. 0 means another question. */
function usedIn(play: Play, question: Q): Partial<Record<LifelineName, number>> {
  const effect = effectOn(play, question)
  const isHere: Partial<Record<LifelineName, boolean>> = {
    fifty_fifty: (effect?.removed.length ?? 0) > 0,
    audience_poll: Boolean(effect?.shares),
  }
  return Object.fromEntries(play.lifelines.filter(({ used }) => used).map(({ name }) => [name, isHere[name] ? question.id : 0]))
}

export function hintProblem(play: Play, question: Q, coins: number): 'hint_used_up' | 'not_enough_coins' | null {
  const shown = effectOn(play, question)?.letters.length ?? 0
  if (!question.letters || hintsLeft(question.letters, shown, play.hints_per_question) === 0) return 'hint_used_up'
  return coins < (play.hint_price ?? 0) ? 'not_enough_coins' : null
}
