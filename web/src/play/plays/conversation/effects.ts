// The effects of lifelines, hints and tries on the questions of a play.

import type { LifelineEffect, Play, Try } from '@trivium/contract/play/plays'
import type { Effect, HintLetter } from '../answers/answer-input-props.ts'

type Effects = Play['effects']

function withEffect(effects: Effects, questionId: number, change: (effect: Effect) => Effect): Effects {
  const nothing = { question_id: questionId, removed: [], shares: null, respondents: 0, estimated: false, letters: [], tries: [] }
  const own = change(effects.find(entry => entry.question_id === questionId) ?? nothing)
  return [...effects.filter(entry => entry.question_id !== questionId), own]
}

export function withLifeline(effects: Effects, questionId: number, effect: LifelineEffect): Effects {
  if (!effect.removed && !effect.shares) return effects
  const { removed = [], shares = null, respondents = 0, estimated = false } = effect
  return withEffect(effects, questionId, own => ({ ...own, removed, shares, respondents, estimated }))
}

export const withHint = (effects: Effects, { questionId, letter }: { questionId: number; letter: HintLetter }): Effects =>
  withEffect(effects, questionId, own => ({
    ...own,
    letters: [...own.letters.filter(({ position }) => position !== letter.position), letter],
  }))

export const withTry = (effects: Effects, questionId: number, tried: Try): Effects =>
  withEffect(effects, questionId, own => ({ ...own, tries: [...own.tries.filter(other => textIn(other) !== textIn(tried)), tried] }))

const textIn = (tried: Try) => tried.map(({ letter }) => letter).join('')
