// The state of a play after an event.

import { type ClockState, lapse, openNext, show, waiting } from '../plays/clock.ts'
import { untimedMs } from './begin.ts'
import type { Answered, BattleEnded, LifelineUsed, PlayEvent } from './events.ts'
import { clockOf, clockRulesOf, endOf, formatOf, type LoggedAnswer, type PlayState } from './state.ts'

/** The state after an event. Gives only the columns that may have changed; the caller copies them to the row (`applyAll`). */
export function apply(play: PlayState, event: PlayEvent): Partial<PlayState> {
  switch (event.type) {
    case 'answered':
      return answered(play, event)
    case 'lapsed':
      return lapsed(play, event.at)
    case 'shown':
      return shown(play, event.at)
    case 'left':
      return left(play, event.at)
    case 'drafted':
      return { drafts: withDraft(play, event) }
    case 'lifeline_used':
      return lifelineUsed(play, event)
    case 'hint_bought':
      return withCurrent(play, question => ({ ...question, hints: [...(question.hints ?? []), event.letter] }))
    case 'word_tried':
      return withCurrent(play, question => ({ ...question, tries: [...(question.tries ?? []), event.guess] }))
    case 'question_drawn':
      return { questions: [...play.questions, event.question] }
    case 'battle_ended':
      return battleEnded(play, event)
    case 'ended':
      return ended(play, event.at)
  }
}

/** The state after all events, in order. A row keeps its other columns. */
export const applyAll = <Play extends PlayState>(play: Play, events: readonly PlayEvent[]): Play =>
  events.reduce((state, event) => ({ ...state, ...apply(state, event) }), play)

/** In free order an answer does not move the one clock of the play. */
function answered(play: PlayState, { answer, points }: Answered): Partial<PlayState> {
  const isFree = formatOf(play).order === 'free'
  const next = () => withClock(play, openNext(clockOf(play), clockRulesOf(play), answer.at.getTime()))
  return {
    ...(isFree ? { position: play.position + 1 } : next()),
    unsaved: [...play.unsaved, answer],
    correct: play.correct + (answer.correct ? 1 : 0),
    wrong: play.wrong + (!answer.correct && answer.answer ? 1 : 0),
    points: play.points + points,
    taken_at: play.taken_at ?? (answer.answer === null ? null : answer.at),
    left_at: null,
  }
}

/** The player is back. */
function shown(play: PlayState, at: Date): Partial<PlayState> {
  const back = { ...play, left_at: null }
  return { ...withClock(back, show(clockOf(play), clockRulesOf(back), at.getTime())), left_at: null }
}

/** The clock of the open question runs; no further question opens. The end moves seldom, because it is indexed. */
function left(play: PlayState, at: Date): Partial<PlayState> {
  const isOpen = play.opened_at !== null && play.opened_at <= at
  const isFar = play.closes_at.getTime() >= at.getTime() + untimedMs / 2
  const away = { ...play, left_at: at, closes_at: isFar ? play.closes_at : new Date(at.getTime() + untimedMs) }
  return { ...withClock(away, isOpen ? clockOf(play) : waiting(clockOf(play))), left_at: at }
}

/** If the play allows no changes, the first draft stays. The store merges drafts of several tabs by the same rule. */
function withDraft({ drafts, rules }: PlayState, { position, answer }: { position: number; answer: string }): PlayState['drafts'] {
  const { [position]: former, ...others } = drafts
  if (former !== undefined && rules.mayChangeAnswers === false) return drafts
  return answer === '' ? others : { ...others, [position]: answer }
}

function lapsed(play: PlayState, at: Date): Partial<PlayState> {
  const clock = clockOf(play)
  const ms = (play.rules.secondsPerQuestion ?? 0) * 1000
  const next = lapse(clock, clockRulesOf(play), clock.deadlineAt ?? at.getTime())
  return { ...withClock(play, next), unsaved: [...play.unsaved, { ...unanswered(play, play.position, at), ms }] }
}

function lifelineUsed(play: PlayState, { lifeline, questionId, question, restartsAt }: LifelineUsed): Partial<PlayState> {
  const changed = withCurrent(play, () => question)
  const lifelines = { ...play.lifelines, [lifeline]: questionId }
  if (restartsAt === null) return { ...changed, lifelines }
  const seconds = play.rules.secondsPerQuestion
  const openedAt = restartsAt.getTime()
  const clock = { ...clockOf(play), openedAt, deadlineAt: seconds === null ? null : openedAt + seconds * 1000 }
  return { ...withClock(play, clock), ...changed, lifelines }
}

/** A play of a battle counts as taken from the first answer that its player gave. */
function battleEnded(play: PlayState, { answers, correct, wrong, points }: BattleEnded): Partial<PlayState> {
  const taken_at = answers.find(({ answer }) => answer !== null)?.at ?? null
  return { unsaved: [...play.unsaved, ...answers], position: play.questions.length, correct, wrong, points, taken_at }
}

function ended(play: PlayState, at: Date): Partial<PlayState> {
  const rest = play.questions.map((_, position) => position).filter(position => position >= play.position)
  return {
    state: 'finished',
    finished_at: at,
    position: play.questions.length,
    unsaved: [...play.unsaved, ...rest.map(position => unanswered(play, position, at))],
  }
}

/** Counts no time: the player never reached the question, or the play ended on it. */
const unanswered = (play: PlayState, position: number, at: Date): LoggedAnswer => ({
  position,
  questionId: play.questions[position]?.question_id ?? 0,
  answer: null,
  correct: false,
  ms: 0,
  at,
})

function withCurrent(play: PlayState, change: (question: PlayState['questions'][number]) => PlayState['questions'][number]) {
  return { questions: play.questions.map((question, position) => (position === play.position ? change(question) : question)) }
}

/** `closes_at` is the latest possible end, so it moves only forwards. */
function withClock(play: PlayState, { position, openedAt, deadlineAt }: ClockState): Partial<PlayState> {
  const clock = {
    position,
    opened_at: openedAt === null ? null : new Date(openedAt),
    deadline_at: deadlineAt === null ? null : new Date(deadlineAt),
  }
  const end = endOf({ ...play, ...clock })
  return { ...clock, closes_at: end > play.closes_at ? end : play.closes_at }
}
