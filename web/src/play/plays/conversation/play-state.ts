// The state of the play screen as a pure reducer. The server makes all decisions; the reducer only stores them.

import type { LifelineName } from '@trivium/contract/play/play-names'
import type { Answered, AnswerOutcome, LifelineEffect, Play, Q, Sealed, Try } from '@trivium/contract/play/plays'
import type { HintLetter } from '../answers/answer-input-props.ts'
import { withHint, withLifeline, withTry } from './effects.ts'
import { isDraft } from '../answers/answer-text.ts'
import { waitsForPlayer } from '../../modes/index.ts'
import { isSameAnswer } from '../answers/same-answer.ts'
import { type ClockMove, isDue, isOlder, moveBetween } from './clock-moves.ts'

/** A sealed question has a place in the play but no content yet. */
export type Listed = Q | Sealed

export interface OpenPlay {
  data: Listed[]
  play: Play
  /** The earlier answers; missing in a reply that only starts the play. */
  answers?: Answered[]
}

export interface PlayState {
  questions: Listed[]
  play: Play
  /** Index of the question on screen; -1 while the current question is not known. */
  index: number
  /**
   * choosing; sending: waiting for the server; feedback: the feedback is shown; stuck: the server could not take the answer; looking:
   * asking the server for the current question; away: no input for so long that no further question is shown.
   */
  phase: 'choosing' | 'sending' | 'feedback' | 'stuck' | 'looking' | 'away'
  /** The clock has run out, and the page is asking the server. Until the server says that there is time left, nothing can be chosen. */
  isDue: boolean
  /** In the server's format: keys joined by commas, pairs, the word or the number. */
  answer: string
  outcome: AnswerOutcome | null
  /** By question id, whether the answer was right; null if the server has not revealed it. */
  feedback: Readonly<Record<number, boolean | null>>
  /** By question id, the answer that the server has graded. */
  given: Readonly<Record<number, string>>
  /** The points of the outcome; 0 in modes that hide the score. */
  gained: number
  /** The number of consecutive questions that lapsed without any input; -1 once there was input on the current one. */
  untouched: number
  /** The player has left: the next question waits until the page asks for it. */
  isLeft: boolean
  /** The last lifeline used on this question. */
  lastLifeline: LifelineName | null
  /** The player is still reading: after a wrong answer, and after a touch. The page shows the next question later, or when the player presses Next. */
  isHeld: boolean
  /** The last move of this question's clock that the player has not been told yet. */
  moved: ClockMove | null
}

export type PlayEvent =
  | { type: 'loaded'; reply: OpenPlay }
  | { type: 'looked_again'; reply: OpenPlay }
  | { type: 'answer_changed'; answer: string }
  | { type: 'handed_in'; answer: string }
  | { type: 'feedback'; outcome: AnswerOutcome }
  /** Guess the word: the guess was wrong, and there are tries left. */
  | { type: 'tried'; outcome: AnswerOutcome; tried: Try }
  /** The clock of this page has run out. */
  | { type: 'ran_out' }
  | { type: 'got_stuck' }
  | { type: 'hint_came'; questionId: number; letter: HintLetter }
  | { type: 'lifeline_worked'; questionId: number; effect: LifelineEffect }
  | { type: 'touched' }
  | { type: 'left' }
  | { type: 'went_on' }
  | { type: 'move_noted' }

export function openedPlay({ data, play, answers }: OpenPlay): PlayState {
  const nothing = { answer: '', outcome: null, gained: 0, untouched: 0, isLeft: false, lastLifeline: null, isHeld: false, moved: null }
  const told = { feedback: verdictsIn(answers), given: givenIn(answers) }
  return { questions: data, play, ...turnOf(data, play.current_question_id), isDue: isDue(play), ...told, ...nothing }
}

const verdictsIn = (answers: Answered[] = []): PlayState['feedback'] =>
  Object.fromEntries(answers.map(({ question_id, correct }) => [question_id, correct]))

const givenIn = (answers: Answered[] = []): PlayState['given'] =>
  Object.fromEntries(answers.map(({ question_id, your_answer }) => [question_id, your_answer ?? '']))

/** The question on screen, if any. */
export function questionOf({ questions, index }: Pick<PlayState, 'questions' | 'index'>): Q | undefined {
  const listed = questions[index]
  return listed && isOpen(listed) ? listed : undefined
}

/** Whether the player may choose, hand in and use lifelines or hints. */
export const mayAnswer = ({ phase, isDue: hasRunOut }: Pick<PlayState, 'phase' | 'isDue'>) => phase === 'choosing' && !hasRunOut

/** Whether a question can wait for the player: each has its own clock, and neither a rival nor a window goes on meanwhile. */
export const mayWait = ({ mode, seconds_per_question }: Pick<Play, 'mode' | 'seconds_per_question'>) =>
  waitsForPlayer(mode) && seconds_per_question !== null

export const isOpen = (listed: Listed): listed is Q => !('sealed' in listed)

/** An unknown current question is requested; another one is never shown instead. */
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
      return mayAnswer(state) ? { ...state, answer: event.answer } : state
    case 'handed_in':
      return state.phase === 'choosing' ? { ...state, answer: event.answer, phase: 'sending' } : state
    case 'feedback':
      return afterOutcome(state, event.outcome)
    case 'tried':
      return afterTry(state, event)
    case 'ran_out':
      return state.phase === 'choosing' ? { ...state, isDue: true } : state
    case 'got_stuck':
      return state.phase === 'sending' || state.phase === 'looking' ? { ...state, phase: 'stuck' } : state
    case 'hint_came':
      return { ...state, play: { ...state.play, effects: withHint(state.play.effects, event) } }
    case 'lifeline_worked':
      return afterLifeline(state, event.questionId, event.effect)
    case 'left':
      return { ...state, isLeft: true }
    case 'touched':
      return touched(state)
    case 'went_on':
      return goOn(state)
    case 'move_noted':
      return { ...state, moved: null }
  }
}

function touched(state: PlayState): PlayState {
  if (state.phase === 'feedback') return state.isHeld && state.untouched < 0 ? state : { ...state, isHeld: true, untouched: -1 }
  return state.untouched < 0 ? state : { ...state, untouched: -1 }
}

/** Keeps the draft of the question if it is still open. */
function afterLoading(state: PlayState, reply: OpenPlay): PlayState {
  const opened = withFeedback(openedPlay(reply), state)
  // The current question is still missing, so the player decides when to try again.
  if (opened.phase === 'looking') return { ...opened, phase: 'stuck' }
  // Going on is no sign of somebody being there; coming back is.
  const untouched = state.phase === 'looking' ? Math.max(opened.untouched, state.untouched) : opened.untouched
  return { ...withDraft(opened, state), untouched }
}

function withDraft(opened: PlayState, state: PlayState): PlayState {
  const [before, now] = [questionOf(state), questionOf(opened)]
  return now && now.id === before?.id && isDraft(now.question_type) ? { ...opened, answer: state.answer } : opened
}

/** A background update must not undo newer state or a choice of the player. */
function afterLook(state: PlayState, reply: OpenPlay): PlayState {
  const { play } = reply
  if (isOlder(play, state.play)) return state
  if (state.phase === 'feedback') return afterLookWhileRevealed(state, play)
  if (state.phase !== 'choosing') return state
  if (play.current_question_id !== questionOf(state)?.id) return withFeedback(openedPlay(reply), state)
  const told = { feedback: { ...state.feedback, ...verdictsIn(reply.answers) }, given: { ...state.given, ...givenIn(reply.answers) } }
  return { ...state, play, ...told, isDue: isDue(play), moved: moveBetween(state.play, play) ?? state.moved }
}

/** The player still reads the feedback. Only the clock of the reply counts; it runs for the next question. */
function afterLookWhileRevealed(state: PlayState, { deadline, now, version, current_question_id }: Play): PlayState {
  const { outcome, play } = state
  if (current_question_id !== outcome?.current_question_id) return { ...state, play: { ...play, version } }
  return {
    ...state,
    play: { ...play, deadline: shownClock(play, deadline), now, version },
    outcome: { ...outcome, deadline, now, version },
  }
}

/** While the next question waits, the clock stands as it stood at the answer. */
const shownClock = ({ seconds_per_question, deadline: before }: Play, deadline: string | null) =>
  deadline ?? (seconds_per_question === null ? null : before)

/** Keeps verdicts and answers that the reply lacks. */
const withFeedback = (opened: PlayState, { feedback, given }: PlayState): PlayState => ({
  ...opened,
  feedback: { ...feedback, ...opened.feedback },
  given: { ...given, ...opened.given },
})

function goOn(state: PlayState): PlayState {
  if (!state.outcome) return state
  const turn = turnOf(state.questions, state.outcome.current_question_id)
  const next: PlayState = { ...state, ...turn, isDue: false, answer: '', outcome: null, lastLifeline: null, isHeld: false, moved: null }
  // A question that waits for the player has no clock yet.
  const { play } = state
  if (!isNextWaiting(state)) return next
  const still: PlayState = { ...next, play: { ...play, deadline: null } }
  // No clock runs: the page asks for the question when the player is there.
  if (isUntouched(state)) return { ...still, phase: 'away' }
  return state.isLeft ? { ...still, phase: 'looking' } : still
}

/** Whether no clock runs until the page asks for the next question. */
export const isNextWaiting = ({ outcome, play, isLeft }: PlayState): boolean =>
  isLeft || (play.seconds_per_question !== null && outcome !== null && outcome.deadline === null)

/** After this many questions without input, the player counts as away. */
const mostUntouched = 2
export const isUntouched = ({ untouched }: Pick<PlayState, 'untouched'>) => untouched >= mostUntouched

function afterOutcome(state: PlayState, outcome: AnswerOutcome): PlayState {
  const { score, answered, deadline, now, version, current_question_id, next_question } = outcome
  const clock = { deadline: shownClock(state.play, deadline), now, version }
  const play = { ...state.play, score, answered, ...clock, current_question_id }
  const untouched = state.answer === '' ? state.untouched + 1 : 0
  return {
    ...state,
    phase: 'feedback',
    isDue: false,
    outcome,
    ...withVerdict(state, outcome.correct),
    gained: score - state.play.score,
    untouched,
    isHeld: outcome.correct === false && state.answer !== '',
    play,
    questions: next_question ? withOpened(state.questions, next_question) : state.questions,
  }
}

function withVerdict(state: PlayState, isCorrect: boolean | null): Pick<PlayState, 'feedback' | 'given'> {
  const { feedback, given, answer } = state
  const question = questionOf(state)
  if (!question) return { feedback, given }
  return { feedback: { ...feedback, [question.id]: isCorrect }, given: { ...given, [question.id]: answer } }
}

/** Replaces the sealed entry, or appends: an adaptive test does not list the next question in advance. */
function withOpened(questions: Listed[], opened: Q): Listed[] {
  const isKnown = questions.some(({ id }) => id === opened.id)
  return isKnown ? questions.map(listed => (listed.id === opened.id ? opened : listed)) : [...questions, opened]
}

function afterLifeline(state: PlayState, questionId: number, effect: LifelineEffect): PlayState {
  const lifelines = state.play.lifelines.map(entry => ({
    ...entry,
    price: effect.next_price,
    used: entry.used || entry.name === effect.lifeline,
  }))
  const play: Play = {
    ...state.play,
    lifelines,
    free_lifelines: Math.max(0, state.play.free_lifelines - 1),
    version: effect.version,
    ...(effect.deadline !== undefined && { deadline: effect.deadline }),
    ...(effect.question && { current_question_id: effect.question.id }),
    effects: withLifeline(state.play.effects, questionId, effect),
  }
  const questions = state.questions.map(question => (effect.question && question.id === questionId ? effect.question : question))
  const clock = effect.deadline !== undefined && { isDue: false }
  return { ...state, play, questions, lastLifeline: effect.lifeline, ...clock, ...(effect.question && { answer: '' }) }
}

/** The guess is told, and the boxes are empty again. The same reply may come twice. */
function afterTry(state: PlayState, { outcome, tried }: { outcome: AnswerOutcome; tried: Try }): PlayState {
  const question = questionOf(state)
  if (state.phase !== 'sending' || !question) return state
  const { deadline, now, version } = outcome
  const effects = withTry(state.play.effects, question.id, tried)
  return { ...state, phase: 'choosing', answer: '', play: { ...state.play, deadline, now, version, effects } }
}

export type AnswerVerdict = 'saved' | 'right' | 'wrong' | 'over' | 'late'

/** The verdict to show: a right answer that came too late is not simply wrong. */
export function verdictOf(outcome: AnswerOutcome, answer: string, question: Pick<Q, 'question_type' | 'unit'>): AnswerVerdict {
  if (outcome.correct === null) return 'saved'
  if (outcome.correct) return 'right'
  if (answer === '') return 'over'
  return isSameAnswer(answer, outcome, question) ? 'late' : 'wrong'
}
