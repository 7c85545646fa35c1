// What the play screen shows, as a pure reducer. The server decides everything; here it is only remembered.

import type { LifelineName, QuestionType } from '@trivium/contract/play-names'
import type { AnswerOutcome, LifelineEffect, Play, Q, Sealed } from '@trivium/contract/plays'
import { foldWord } from '@trivium/rules/words'
import type { HintLetter } from '../answers/answer-input-props.ts'
import { keysIn } from '../../modes/answer-words.ts'

/** A question that is sealed has its place in the play, and nothing else yet. */
export type Listed = Q | Sealed

export interface OpenPlay {
  data: Listed[]
  play: Play
}

export interface PlayState {
  questions: Listed[]
  play: Play
  /** Which question is on screen; -1 where the one whose turn it is has not come yet. */
  index: number
  /**
   * Choosing, waiting for the server, told what was right, or stuck: the server could not take the answer.
   * Looking, as long as only the server knows the question whose turn it is. Away: nobody has touched anything for so long that no
   * more is asked.
   */
  phase: 'choosing' | 'sending' | 'told' | 'stuck' | 'looking' | 'away'
  /** Keys joined by commas, or the word, as the server takes them. */
  answer: string
  outcome: AnswerOutcome | null
  /** So many questions in a row ran out of time without a touch; -1 once the one on screen has been touched. */
  untouched: number
  /** The one that worked last on this question. */
  lastLifeline: LifelineName | null
}

export type PlayEvent =
  | { type: 'loaded'; reply: OpenPlay }
  | { type: 'looked_again'; reply: OpenPlay }
  | { type: 'answer_changed'; answer: string }
  | { type: 'handed_in'; answer: string }
  | { type: 'told'; outcome: AnswerOutcome }
  | { type: 'got_stuck' }
  | { type: 'hint_came'; questionId: number; letter: HintLetter }
  | { type: 'lifeline_worked'; questionId: number; effect: LifelineEffect }
  | { type: 'touched' }
  | { type: 'went_on' }

export function openedPlay({ data, play }: OpenPlay): PlayState {
  return { questions: data, play, ...turnOf(data, play.current_question_id), answer: '', outcome: null, untouched: 0, lastLifeline: null }
}

/** The question on screen, if there is one. */
export function questionOf({ questions, index }: Pick<PlayState, 'questions' | 'index'>): Q | undefined {
  const listed = questions[index]
  return listed && isOpen(listed) ? listed : undefined
}

export const isOpen = (listed: Listed): listed is Q => !('sealed' in listed)

/** A question that is not known is asked for, never another one shown in its place. */
function turnOf(questions: Listed[], questionId: number | null): Pick<PlayState, 'index' | 'phase'> {
  const index = questions.findIndex(listed => listed.id === questionId && isOpen(listed))
  return { index, phase: index < 0 ? 'looking' : 'choosing' }
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
      return afterOutcome(state, event.outcome)
    case 'got_stuck':
      return state.phase === 'sending' || state.phase === 'looking' ? { ...state, phase: 'stuck' } : state
    case 'hint_came':
      return { ...state, play: { ...state.play, effects: withHint(state.play.effects, event) } }
    case 'lifeline_worked':
      return afterLifeline(state, event.questionId, event.effect)
    case 'touched':
      return state.untouched < 0 ? state : { ...state, untouched: -1 }
    case 'went_on':
      return goOn(state)
  }
}

/** Several keys, a word: half an answer until it is handed in, unlike an option, whose choice is the answer. */
const draftTypes = new Set<QuestionType>(['multi_select', 'sequence', 'guess_the_word'])

/** What was put together for the question that is still open stays. */
function afterLoading(state: PlayState, reply: OpenPlay): PlayState {
  const opened = openedPlay(reply)
  // Asked for, and not there: the player decides when to look again.
  if (opened.phase === 'looking') return { ...opened, phase: 'stuck' }
  const [before, now] = [questionOf(state), questionOf(opened)]
  return now && now.id === before?.id && draftTypes.has(now.question_type) ? { ...opened, answer: state.answer } : opened
}

/** News that nobody waits for never undoes what this screen knows already, nor what was chosen. */
function afterLook(state: PlayState, reply: OpenPlay): PlayState {
  const { play } = reply
  if (state.phase !== 'choosing' || play.answered < state.play.answered) return state
  return play.current_question_id === questionOf(state)?.id ? { ...state, play } : openedPlay(reply)
}

function goOn(state: PlayState): PlayState {
  if (!state.outcome) return state
  const turn = turnOf(state.questions, state.outcome.current_question_id)
  const next: PlayState = { ...state, ...turn, answer: '', outcome: null, lastLifeline: null }
  return state.untouched < mostUntouched ? next : { ...next, phase: 'away' }
}

/** After so many questions that ran out of time untouched a phone has been put down. */
const mostUntouched = 2

function afterOutcome(state: PlayState, outcome: AnswerOutcome): PlayState {
  const { score, answered, deadline, current_question_id, next_question } = outcome
  const play = { ...state.play, score, answered, deadline, current_question_id }
  const untouched = state.answer === '' ? state.untouched + 1 : 0
  return {
    ...state,
    phase: 'told',
    outcome,
    untouched,
    play,
    questions: next_question ? withOpened(state.questions, next_question) : state.questions,
  }
}

/** Put where its seal was; an adaptive test does not even know which one comes. */
function withOpened(questions: Listed[], opened: Q): Listed[] {
  const isKnown = questions.some(({ id }) => id === opened.id)
  return isKnown ? questions.map(listed => (listed.id === opened.id ? opened : listed)) : [...questions, opened]
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
