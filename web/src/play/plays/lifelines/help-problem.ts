// Predicts why the server would refuse a lifeline or a hint, so that the player sees it without a call. The server still decides.

import type { LifelineName } from '@trivium/contract/play/play-names'
import type { Play, Q } from '@trivium/contract/play/plays'
import { lifelineRefusal } from '@trivium/rules/play/plays/lifelines'
import { hintsLeft } from '@trivium/rules/play/plays/words'
import { effectOn } from '../answers/answer-input-props.ts'

export function lifelineProblem(play: Play, question: Q, { name, coins }: { name: LifelineName; coins: number }) {
  const refusal = lifelineRefusal({
    lifeline: name,
    offered: play.lifelines.map(entry => entry.name),
    used: Object.fromEntries(play.lifelines.filter(({ used }) => used).map(entry => [entry.name, true])),
    questionType: question.question_type,
    options: question.options.length,
  })
  if (refusal) return refusal
  const price = play.lifelines.find(entry => entry.name === name)?.price ?? 0
  return coins < price ? 'not_enough_coins' : null
}

export function hintProblem(play: Play, question: Q, coins: number): 'hint_used_up' | 'not_enough_coins' | null {
  const shown = effectOn(play, question)?.letters.length ?? 0
  if (!question.letters || hintsLeft(question.letters, shown, play.hints_per_question) === 0) return 'hint_used_up'
  return coins < (play.hint_price ?? 0) ? 'not_enough_coins' : null
}
