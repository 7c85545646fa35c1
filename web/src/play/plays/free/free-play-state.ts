// The state of a play in free order as a pure reducer: the drafts on screen and the answers saved on the server. Differences are sent.

import type { Play, Q } from '@trivium/contract/play/plays'
import { type Clock, type ClockMove, isDue, isOlder, moveBetween } from '../conversation/clock-moves.ts'
import { isOpen, type Listed } from '../conversation/play-state.ts'

/** Answers by question id in the server's format; no entry means no answer. */
export type Drafts = Readonly<Record<number, string>>

export interface OpenFreePlay {
  data: Listed[]
  play: Play
  answers: { question_id: number; your_answer: string | null }[]
}

export interface FreeState {
  questions: Q[]
  play: Play
  /** Index of the question on screen. */
  index: number
  drafts: Drafts
  /** The answers that the server has confirmed. */
  saved: Drafts
  /** 'handing_in' waits until everything is saved. Only the player hands in: when the time is up, the page only asks the server. */
  phase: 'open' | 'handing_in'
  /** The version of the play at the hand-in. The player did not know of later changes. */
  handedInVersion: number
  /** The clock has run out, and the page is asking the server. Until the server says that the play is over, the player can still answer. */
  isDue: boolean
  /** The server gave no usable reply about the state of the play; the page asks again. */
  isUnknown: boolean
  /** The last move of the clock that the player has not been told yet. */
  moved: ClockMove | null
  /** The server could not take an answer, and an automatic retry would not help. */
  isStuck: boolean
  /** Questions in the order in which their drafts were last changed: they are sent in this order. */
  changed: readonly number[]
  /** Counts answers that were reset. It is part of the inputs' key, so that inputs with internal state remount. */
  taken: number
}

export type FreeEvent =
  | { type: 'looked_again'; reply: OpenFreePlay }
  | { type: 'went_to'; index: number }
  | { type: 'answered'; questionId: number; answer: string }
  | { type: 'taken_back'; questionId: number }
  | { type: 'saved'; questionId: number; answer: string; clock: Clock }
  | { type: 'got_stuck' }
  | { type: 'tried_again' }
  | { type: 'handed_in' }
  | { type: 'hand_in_failed' }
  /** The clock of this page has run out. */
  | { type: 'ran_out' }
  | { type: 'look_failed' }
  | { type: 'move_noted' }

/** @param unsaved drafts that this tab could not send before a reload. */
export function openedFreePlay({ data, play, answers }: OpenFreePlay, unsaved: Drafts = {}): FreeState {
  const questions = data.filter(isOpen)
  const saved = savedIn(answers)
  const drafts = data.reduce<Drafts>((all, { id }) => withDraft(all, id, unsaved[id] ?? saved[id] ?? ''), {})
  const firstOpen = data.findIndex(({ id }) => drafts[id] === undefined)
  const index = firstOpen > 0 ? firstOpen : 0
  return {
    questions,
    play,
    index,
    drafts,
    saved,
    phase: 'open',
    handedInVersion: play.version,
    isDue: isDue(play),
    isUnknown: false,
    moved: null,
    isStuck: false,
    changed: [],
    taken: 0,
  }
}

export function freeReducer(state: FreeState, event: FreeEvent): FreeState {
  switch (event.type) {
    case 'looked_again':
      return afterLook(state, event.reply)
    case 'went_to':
      return event.index in state.questions ? { ...state, index: event.index } : state
    case 'answered':
      return state.phase === 'open' ? { ...state, ...withChange(state, event.questionId, event.answer) } : state
    case 'taken_back':
      if (state.phase !== 'open') return state
      return { ...state, ...withChange(state, event.questionId, ''), taken: state.taken + 1 }
    case 'saved':
      return withClock({ ...state, saved: withDraft(state.saved, event.questionId, event.answer) }, event.clock)
    case 'got_stuck':
      return { ...state, isStuck: true, phase: 'open' }
    case 'tried_again':
      return { ...state, isStuck: false }
    case 'handed_in':
      return { ...state, phase: 'handing_in', isStuck: false, handedInVersion: state.play.version }
    case 'hand_in_failed':
      return { ...state, phase: 'open' }
    case 'ran_out':
      return state.isDue ? state : { ...state, isDue: true }
    case 'look_failed':
      return { ...state, isUnknown: true }
    case 'move_noted':
      return { ...state, moved: null }
  }
}

/** The newer of two replies says when the play ends, in whatever order they arrive. */
function withClock(state: FreeState, clock: Clock): FreeState {
  if (isOlder(clock, state.play)) return state
  const { deadline, now, version } = clock
  const moved = moveBetween(state.play, clock) ?? state.moved
  return { ...state, play: { ...state.play, deadline, now, version }, moved, isDue: isDue(clock), isUnknown: false }
}

/** Takes over answers that another tab has changed, but keeps this tab's unsaved drafts. */
function afterLook(state: FreeState, { data, play, answers }: OpenFreePlay): FreeState {
  if (isOlder(play, state.play)) return state
  const saved = savedIn(answers)
  const drafts = data.reduce<Drafts>((all, { id }) => withDraft(all, id, (isUnsaved(state, id) ? state.drafts[id] : saved[id]) ?? ''), {})
  // Inputs with internal state must remount to show an answer from another tab.
  const current = state.questions[state.index]?.id ?? 0
  const taken = drafts[current] === state.drafts[current] ? state.taken : state.taken + 1
  return { ...withClock(state, play), questions: data.filter(isOpen), play, drafts, saved, taken }
}

const savedIn = (answers: OpenFreePlay['answers']): Drafts =>
  Object.fromEntries(answers.flatMap(({ question_id, your_answer }) => (your_answer ? [[question_id, your_answer]] : [])))

function withDraft(drafts: Drafts, questionId: number, answer: string): Drafts {
  const { [questionId]: _before, ...others } = drafts
  return answer === '' ? others : { ...others, [questionId]: answer }
}

const withChange = ({ drafts, changed }: FreeState, questionId: number, answer: string) => ({
  drafts: withDraft(drafts, questionId, answer),
  changed: [...changed.filter(id => id !== questionId), questionId],
})

const isUnsaved = ({ drafts, saved }: FreeState, questionId: number) => drafts[questionId] !== saved[questionId]

/** The next question with an unsaved draft, the first changed first. The one on screen comes last, because it may still change. */
export function nextUnsaved(state: FreeState): number | null {
  // Drafts from before a reload have not changed since, so they come first.
  const kept = state.questions.map(({ id }) => id).filter(id => !state.changed.includes(id))
  const ids = [...kept, ...state.changed].filter(id => isUnsaved(state, id))
  const current = state.questions[state.index]?.id
  return ids.find(id => id !== current) ?? ids[0] ?? null
}

/** Whether the play can be ended now. */
export const mayFinish = (state: FreeState) => state.phase === 'handing_in' && nextUnsaved(state) === null

/** Every unsaved draft; '' for an answer that was taken back. */
export const unsavedDrafts = (state: FreeState): Drafts =>
  Object.fromEntries(state.questions.filter(({ id }) => isUnsaved(state, id)).map(({ id }) => [id, state.drafts[id] ?? '']))

export type SaveState = 'saved' | 'saving' | 'waiting' | 'stuck'

/** @param isSilent the server does not reply, and the page retries automatically. */
export function saveStateOf(state: FreeState, isSilent: boolean): SaveState {
  if (nextUnsaved(state) === null) return 'saved'
  if (state.isStuck) return 'stuck'
  return isSilent ? 'waiting' : 'saving'
}

export interface QuestionPlace {
  index: number
  questionId: number
  isAnswered: boolean
  isMarked: boolean
  isCurrent: boolean
}

/** The questions for the overview. */
export const placesOf = ({ questions, drafts, index: current }: FreeState, marked: ReadonlySet<number>): QuestionPlace[] =>
  questions.map(({ id }, index) => ({
    index,
    questionId: id,
    isAnswered: drafts[id] !== undefined,
    isMarked: marked.has(id),
    isCurrent: index === current,
  }))
