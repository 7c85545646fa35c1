// What the play screen shows, as a pure reducer. The server decides everything; here it is only remembered.

import type { AnswerOutcome, LifelineEffect, LifelineName, OptionKey, Play, Q } from '@trivium/contract/plays'

export interface OpenPlay {
  data: Q[]
  play: Play
}

export interface PlayState {
  questions: Q[]
  play: Play
  /** Which question is on screen. */
  index: number
  /** Choosing, waiting for the server, or told what was right. */
  phase: 'choosing' | 'sending' | 'told'
  /** Keys joined by commas, as the server takes them. */
  answer: string
  outcome: AnswerOutcome | null
  /** The one that worked last on this question. */
  lastLifeline: LifelineName | null
}

export type PlayEvent =
  | { type: 'loaded'; reply: OpenPlay }
  | { type: 'looked_again'; reply: OpenPlay }
  | { type: 'answer_changed'; answer: string }
  | { type: 'handed_in'; answer: string }
  | { type: 'told'; outcome: AnswerOutcome }
  | { type: 'lifeline_worked'; questionId: number; effect: LifelineEffect }
  | { type: 'went_on' }

export function openedPlay({ data, play }: OpenPlay): PlayState {
  const index = indexOf(data, play.current_question_id)
  return { questions: data, play, index, phase: 'choosing', answer: '', outcome: null, lastLifeline: null }
}

export function playReducer(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'loaded':
      return openedPlay(event.reply)
    case 'looked_again':
      return afterLook(state, event.reply)
    case 'answer_changed':
      return state.phase === 'choosing' ? { ...state, answer: event.answer } : state
    case 'handed_in':
      return state.phase === 'choosing' ? { ...state, answer: event.answer, phase: 'sending' } : state
    case 'told':
      return { ...state, phase: 'told', outcome: event.outcome, play: afterOutcome(state.play, event.outcome) }
    case 'lifeline_worked':
      return afterLifeline(state, event.questionId, event.effect)
    case 'went_on':
      return goOn(state)
  }
}

/** News that nobody waits for never undoes what this screen knows already, nor what was chosen. */
function afterLook(state: PlayState, reply: OpenPlay): PlayState {
  const { play } = reply
  if (state.phase !== 'choosing' || play.answered < state.play.answered) return state
  return play.current_question_id === state.questions[state.index]?.id ? { ...state, play } : openedPlay(reply)
}

function goOn(state: PlayState): PlayState {
  if (!state.outcome) return state
  const index = indexOf(state.questions, state.outcome.current_question_id)
  return { ...state, index, phase: 'choosing', answer: '', outcome: null, lastLifeline: null }
}

function afterOutcome(play: Play, outcome: AnswerOutcome): Play {
  const { score, answered, deadline, current_question_id } = outcome
  return { ...play, score, answered, deadline, current_question_id }
}

function afterLifeline(state: PlayState, questionId: number, effect: LifelineEffect): PlayState {
  const lifelines = state.play.lifelines.map(entry => (entry.name === effect.lifeline ? { ...entry, used: true } : entry))
  const play: Play = {
    ...state.play,
    lifelines,
    ...(effect.deadline !== undefined && { deadline: effect.deadline }),
    ...(effect.question && { current_question_id: effect.question.id }),
    effects: mergeEffect(state.play.effects, questionId, effect),
  }
  const questions = state.questions.map(question => (effect.question && question.id === questionId ? effect.question : question))
  return { ...state, play, questions, lastLifeline: effect.lifeline, ...(effect.question && { answer: '' }) }
}

function mergeEffect(effects: Play['effects'], questionId: number, effect: LifelineEffect): Play['effects'] {
  if (!effect.removed && !effect.shares) return effects
  const own = {
    question_id: questionId,
    removed: effect.removed ?? [],
    shares: effect.shares ?? null,
    respondents: effect.respondents ?? 0,
    estimated: effect.estimated ?? false,
  }
  return [...effects.filter(entry => entry.question_id !== questionId), own]
}

function indexOf(questions: Q[], questionId: number | null): number {
  return Math.max(
    0,
    questions.findIndex(question => question.id === questionId),
  )
}

export type Verdict = 'saved' | 'right' | 'wrong' | 'over' | 'late'

/** How to put it: a right answer that came too late is not simply wrong. */
export function verdictOf(outcome: AnswerOutcome, answer: string): Verdict {
  if (outcome.correct === null) return 'saved'
  if (outcome.correct) return 'right'
  if (answer === '') return 'over'
  return answer === outcome.correct_answer ? 'late' : 'wrong'
}

export type Effect = Play['effects'][number]

export function effectOn(play: Play, question: Q): Effect | undefined {
  return play.effects.find(effect => effect.question_id === question.id)
}

/** Why a lifeline would be refused now, so that nobody has to ask the server to hear no. The server decides all the same. */
export function lifelineProblem(
  state: PlayState,
  name: LifelineName,
  coins: number,
): 'lifeline_used' | 'lifeline_excluded' | 'lifeline_not_allowed' | 'not_enough_coins' | null {
  const entry = state.play.lifelines.find(lifeline => lifeline.name === name)
  const question = state.questions[state.index]
  if (!entry || !question) return 'lifeline_not_allowed'
  if (entry.used) return 'lifeline_used'
  const needsOptions = name === 'fifty_fifty' || name === 'audience_poll'
  if (needsOptions && (question.question_type !== 'multiple_choice' || question.options.length < 3)) return 'lifeline_not_allowed'
  const effect = effectOn(state.play, question)
  const isExcluded = name === 'fifty_fifty' ? Boolean(effect?.shares) : name === 'audience_poll' && Boolean(effect?.removed.length)
  if (isExcluded) return 'lifeline_excluded'
  return coins < entry.price ? 'not_enough_coins' : null
}

export const keysIn = (answer: string | null): OptionKey[] =>
  (answer ?? '').split(',').filter((key): key is OptionKey => /^[a-e]$/.test(key))
