// What the play screen shows, as a pure reducer. The server decides everything; here it is only remembered.

import type { AnswerOutcome, LifelineEffect, LifelineName, OptionKey, Play, Q, QuestionType } from '@trivium/contract/plays'
import { foldWord } from '@trivium/rules/words'

export interface OpenPlay {
  data: Q[]
  play: Play
}

export interface PlayState {
  questions: Q[]
  play: Play
  /** Which question is on screen. */
  index: number
  /** Choosing, waiting for the server, told what was right, or stuck: the server could not take the answer. */
  phase: 'choosing' | 'sending' | 'told' | 'stuck'
  /** Keys joined by commas, or the word, as the server takes them. */
  answer: string
  outcome: AnswerOutcome | null
  /** The one that worked last on this question. */
  lastLifeline: LifelineName | null
}

/** A letter bought as a hint, and the slot it stands in. */
export type HintLetter = Effect['letters'][number]

export type PlayEvent =
  | { type: 'loaded'; reply: OpenPlay }
  | { type: 'looked_again'; reply: OpenPlay }
  | { type: 'answer_changed'; answer: string }
  | { type: 'handed_in'; answer: string }
  | { type: 'told'; outcome: AnswerOutcome }
  | { type: 'got_stuck' }
  | { type: 'hint_came'; questionId: number; letter: HintLetter }
  | { type: 'lifeline_worked'; questionId: number; effect: LifelineEffect }
  | { type: 'went_on' }

export function openedPlay({ data, play }: OpenPlay): PlayState {
  const index = indexOf(data, play.current_question_id)
  return { questions: data, play, index, phase: 'choosing', answer: '', outcome: null, lastLifeline: null }
}

export function playReducer(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'loaded':
      return afterLoading(state, event.reply)
    case 'looked_again':
      return afterLook(state, event.reply)
    case 'answer_changed':
      return state.phase === 'choosing' ? { ...state, answer: event.answer } : state
    case 'handed_in':
      return state.phase === 'choosing' ? { ...state, answer: event.answer, phase: 'sending' } : state
    case 'told':
      return { ...state, phase: 'told', outcome: event.outcome, play: afterOutcome(state.play, event.outcome) }
    case 'got_stuck':
      return state.phase === 'sending' ? { ...state, phase: 'stuck' } : state
    case 'hint_came':
      return { ...state, play: { ...state.play, effects: withHint(state.play.effects, event) } }
    case 'lifeline_worked':
      return afterLifeline(state, event.questionId, event.effect)
    case 'went_on':
      return goOn(state)
  }
}

/** Several keys, a word: half an answer until it is handed in, unlike an option, whose choice is the answer. */
const draftTypes = new Set<QuestionType>(['multi_select', 'sequence', 'guess_the_word'])

/** What was put together for the question that is still open stays. */
function afterLoading(state: PlayState, reply: OpenPlay): PlayState {
  const opened = openedPlay(reply)
  const [before, now] = [state.questions[state.index], opened.questions[opened.index]]
  return now && now.id === before?.id && draftTypes.has(now.question_type) ? { ...opened, answer: state.answer } : opened
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
    letters: [],
  }
  return [...effects.filter(entry => entry.question_id !== questionId), own]
}

function withHint(effects: Play['effects'], { questionId, letter }: { questionId: number; letter: HintLetter }): Play['effects'] {
  const known = effects.find(entry => entry.question_id === questionId)
  const nothing = { question_id: questionId, removed: [], shares: null, respondents: 0, estimated: false, letters: [] }
  const own = { ...(known ?? nothing), letters: [...(known?.letters ?? []).filter(entry => entry.position !== letter.position), letter] }
  return [...effects.filter(entry => entry.question_id !== questionId), own]
}

function indexOf(questions: Q[], questionId: number | null): number {
  return Math.max(
    0,
    questions.findIndex(question => question.id === questionId),
  )
}

/** The last outcome of a timed play stays on screen this long before the result comes by itself. */
const lastLookMs = 4000

/**
 * How long until a told question goes by itself: until the clock of the next one starts on the server.
 * Null where no clock runs: then the player goes on.
 */
export function goesOnInMs({ outcome, play }: Pick<PlayState, 'outcome' | 'play'>, nowMs: number): number | null {
  if (!outcome) return null
  if (outcome.deadline !== null) return Math.max(0, Date.parse(outcome.deadline) - (play.seconds_per_question ?? 0) * 1000 - nowMs)
  return outcome.result && play.seconds_per_question !== null ? lastLookMs : null
}

export type Verdict = 'saved' | 'right' | 'wrong' | 'over' | 'late'

/** How to put it: a right answer that came too late is not simply wrong. */
export function verdictOf(outcome: AnswerOutcome, answer: string): Verdict {
  if (outcome.correct === null) return 'saved'
  if (outcome.correct) return 'right'
  if (answer === '') return 'over'
  return isSame(answer, outcome.correct_answer) ? 'late' : 'wrong'
}

/** Keys as they are; words as the server compares them. */
const isSame = (answer: string, right: string | null) =>
  answer === right || (right !== null && keysIn(right).length === 0 && foldWord(answer) === foldWord(right))

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

/** Why a hint would be refused now. */
export function hintProblem({ play, questions, index }: PlayState, coins: number): 'hint_used_up' | 'not_enough_coins' | null {
  const question = questions[index]
  const shown = (question && effectOn(play, question)?.letters.length) ?? 0
  const letters = (question?.letters?.count ?? 0) - (question?.letters?.blanks.length ?? 0)
  if (shown >= Math.min(play.hints_per_question, letters)) return 'hint_used_up'
  return coins < (play.hint_price ?? 0) ? 'not_enough_coins' : null
}

export const keysIn = (answer: string | null): OptionKey[] =>
  (answer ?? '').split(',').filter((key): key is OptionKey => /^[a-e]$/.test(key))
