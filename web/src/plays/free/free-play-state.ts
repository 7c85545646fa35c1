// A play whose order is free, as a pure reducer: what is on screen, and what of it the server has. What differs is sent.

import type { Play, Q } from '@trivium/contract/plays'
import { isOpen, type Listed } from '../conversation/play-state.ts'

/** Answers by question id, as the server takes them; none is no entry. */
export type Drafts = Readonly<Record<number, string>>

export interface OpenFreePlay {
  data: Listed[]
  play: Play
  answers: { question_id: number; your_answer: string | null }[]
}

export interface FreeState {
  questions: Q[]
  play: Play
  /** Which question is on screen. */
  index: number
  drafts: Drafts
  /** What the server has told us it holds. */
  saved: Drafts
  /** The server's clock at the last of its replies: an older one, arriving later, tells nothing new. */
  knownAt: string
  /** Handing in waits until everything is saved; so it does once the time is over, but then nothing holds up the end. */
  phase: 'open' | 'handing_in' | 'over'
  /** The server could not take an answer, and sending it again by itself would not help. */
  isStuck: boolean
  /** The time is over, but the server could not end the play: what was done is safe, and the player tries again. */
  isEndStuck: boolean
  /** Counts the answers taken back: inputs with a memory of their own start anew. */
  taken: number
}

export type FreeEvent =
  | { type: 'looked_again'; reply: OpenFreePlay }
  | { type: 'went_to'; index: number }
  | { type: 'answered'; questionId: number; answer: string }
  | { type: 'taken_back'; questionId: number }
  | { type: 'saved'; questionId: number; answer: string; now: string }
  | { type: 'got_stuck' }
  | { type: 'tried_again' }
  | { type: 'handed_in' }
  | { type: 'time_was_over' }
  | { type: 'hand_in_failed' }

/** @param unsaved drafts this tab could not send before it was reloaded. */
export function openedFreePlay({ data, play, answers }: OpenFreePlay, unsaved: Drafts = {}): FreeState {
  const questions = data.filter(isOpen)
  const saved = savedIn(answers)
  const drafts = data.reduce<Drafts>((all, { id }) => withDraft(all, id, unsaved[id] ?? saved[id] ?? ''), {})
  const firstOpen = data.findIndex(({ id }) => drafts[id] === undefined)
  const index = firstOpen > 0 ? firstOpen : 0
  return { questions, play, index, drafts, saved, knownAt: play.now, phase: 'open', isStuck: false, isEndStuck: false, taken: 0 }
}

export function freeReducer(state: FreeState, event: FreeEvent): FreeState {
  switch (event.type) {
    case 'looked_again':
      return afterLook(state, event.reply)
    case 'went_to':
      return event.index in state.questions ? { ...state, index: event.index } : state
    case 'answered':
      return state.phase === 'open' ? { ...state, drafts: withDraft(state.drafts, event.questionId, event.answer) } : state
    case 'taken_back':
      if (state.phase !== 'open') return state
      return { ...state, drafts: withDraft(state.drafts, event.questionId, ''), taken: state.taken + 1 }
    case 'saved':
      return { ...state, saved: withDraft(state.saved, event.questionId, event.answer), knownAt: later(state.knownAt, event.now) }
    case 'got_stuck':
      return { ...state, isStuck: true, phase: state.phase === 'over' ? 'over' : 'open' }
    case 'tried_again':
      return { ...state, isStuck: false, isEndStuck: false }
    case 'handed_in':
      return { ...state, phase: state.phase === 'over' ? 'over' : 'handing_in', isStuck: false, isEndStuck: false }
    case 'time_was_over':
      return { ...state, phase: 'over', isStuck: false }
    case 'hand_in_failed':
      // Nothing can be changed any more once the time is over.
      return state.phase === 'over' ? { ...state, isEndStuck: true } : { ...state, phase: 'open' }
  }
}

/** Another tab may have changed answers; what this one has not sent yet stays. */
function afterLook(state: FreeState, { data, play, answers }: OpenFreePlay): FreeState {
  if (isBefore(play.now, state.knownAt)) return state
  const saved = savedIn(answers)
  const drafts = data.reduce<Drafts>((all, { id }) => withDraft(all, id, (isUnsaved(state, id) ? state.drafts[id] : saved[id]) ?? ''), {})
  // Inputs with a memory of their own must show what another tab has made of their question.
  const current = state.questions[state.index]?.id ?? 0
  const taken = drafts[current] === state.drafts[current] ? state.taken : state.taken + 1
  return { ...state, questions: data.filter(isOpen), play, drafts, saved, knownAt: play.now, taken }
}

const savedIn = (answers: OpenFreePlay['answers']): Drafts =>
  Object.fromEntries(answers.flatMap(({ question_id, your_answer }) => (your_answer ? [[question_id, your_answer]] : [])))

function withDraft(drafts: Drafts, questionId: number, answer: string): Drafts {
  const { [questionId]: _before, ...others } = drafts
  return answer === '' ? others : { ...others, [questionId]: answer }
}

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other)
const later = (one: string, other: string) => (isBefore(one, other) ? other : one)
const isUnsaved = ({ drafts, saved }: FreeState, questionId: number) => drafts[questionId] !== saved[questionId]

/** The question whose answer the server does not have as it stands here, the one on screen last: it may still change. */
export function nextUnsaved(state: FreeState): number | null {
  const ids = state.questions.map(({ id }) => id).filter(id => isUnsaved(state, id))
  const current = state.questions[state.index]?.id
  return ids.find(id => id !== current) ?? ids[0] ?? null
}

/** Whether the play can be ended now. */
export const mayFinish = (state: FreeState) =>
  state.phase !== 'open' && !state.isEndStuck && (nextUnsaved(state) === null || (state.phase === 'over' && state.isStuck))

/** Every draft that is not saved, '' for one that was taken back. */
export const unsavedDrafts = (state: FreeState): Drafts =>
  Object.fromEntries(state.questions.filter(({ id }) => isUnsaved(state, id)).map(({ id }) => [id, state.drafts[id] ?? '']))

export type SaveState = 'saved' | 'saving' | 'waiting' | 'stuck'

/** @param isSilent the server does not answer; it is asked again by itself. */
export function saveStateOf(state: FreeState, isSilent: boolean): SaveState {
  if (nextUnsaved(state) === null) return 'saved'
  if (state.isStuck) return 'stuck'
  return isSilent ? 'waiting' : 'saving'
}

export interface Place {
  index: number
  questionId: number
  isAnswered: boolean
  isMarked: boolean
  isCurrent: boolean
}

/** The questions as the overview shows them. */
export const placesOf = ({ questions, drafts, index: current }: FreeState, marked: ReadonlySet<number>): Place[] =>
  questions.map(({ id }, index) => ({
    index,
    questionId: id,
    isAnswered: drafts[id] !== undefined,
    isMarked: marked.has(id),
    isCurrent: index === current,
  }))
