// The timeline of a finished battle, from its events: when each question opened, each seat's answer with its points and their reason, and
// absences. Unlike battle.ts it accepts any list of events, so that pages can show an incomplete record, too.

import type { AnswerWhy } from '@trivium/contract/integrity/proof-names'
import type { FrozenQuestion } from '../../play/plays/frozen.ts'
import type { BattleEvent } from './events.ts'
import { whyOfAnswer } from './points.ts'

interface TimelineAnswer {
  seat: number
  answeredAt: number | null
  ms: number | null
  /** In the stored order of options; '' for none. */
  answer: string
  why: AnswerWhy
  points: number
}

export interface TimelineRound {
  /** Null if the battle ended in the state `reading`. */
  openedAt: number | null
  closedAt: number | null
  answers: TimelineAnswer[]
}

interface TimelineSeat {
  seat: number
  /** Null for a bot. */
  accountId: number | null
  /** A bot that repeats a recorded round. */
  isRecorded: boolean
  playId: number | null
  leftAt: number | null
}

interface Absence {
  seat: number
  from: number
  until: number | null
}

export interface BattleTimeline {
  /** How long each question is open. */
  questionMs: number | null
  seats: TimelineSeat[]
  questions: FrozenQuestion[]
  rounds: TimelineRound[]
  absences: Absence[]
  pauses: { at: number; ms: number }[]
  hasStarted: boolean
  endedAt: number | null
}

export function timelineOf(events: readonly BattleEvent[]): BattleTimeline {
  const lists = { seats: [], questions: [], rounds: [], absences: [], pauses: [] }
  const timeline: BattleTimeline = { questionMs: null, ...lists, hasStarted: false, endedAt: null }
  for (const event of events) if (timeline.endedAt === null) note(timeline, event)
  for (const round of timeline.rounds) round.answers = timeline.seats.map(seat => answerOrNone(timeline, round, seat))
  return timeline
}

// eslint-disable-next-line max-lines-per-function -- a line or two for each kind of event, to be read as a table
function note(timeline: BattleTimeline, event: BattleEvent): void {
  const { at, seat } = event
  const number = seat ?? 0
  const round = timeline.rounds.at(-1)
  switch (event.kind) {
    case 'created':
      timeline.questionMs = event.payload.rules.questionMs
      return
    case 'joined':
      timeline.seats.push({
        seat: number,
        accountId: event.payload.account_id,
        isRecorded: event.payload.recorded !== undefined,
        playId: null,
        leftAt: null,
      })
      if (event.payload.account_id !== null) timeline.absences.push({ seat: number, from: at, until: null })
      return
    case 'left':
      return noteLeft(timeline, number, at)
    case 'here':
      return endAbsence(timeline, number, at)
    case 'away':
      timeline.absences.push({ seat: number, from: at, until: null })
      return
    case 'started':
      timeline.hasStarted = true
      timeline.questions = event.payload.questions
      for (const one of timeline.seats) one.playId = event.payload.plays.find(play => play.seat === one.seat)?.play_id ?? null
      timeline.seats = timeline.seats.toSorted((one, other) => one.seat - other.seat)
      return
    case 'asked':
      // Absence before the first question does not count.
      if (!round) timeline.absences = timeline.absences.flatMap(absence => (absence.until === null ? [{ ...absence, from: at }] : []))
      timeline.rounds.push({ openedAt: null, closedAt: null, answers: [] })
      return
    case 'shown':
      if (round) round.openedAt = at
      return
    case 'answered': {
      const { answer, ms, points } = event.payload
      round?.answers.push({ seat: number, answeredAt: at, ms, answer, points, why: whyOfAnswer(event.payload) })
      return
    }
    case 'closed':
      if (round) noteClosed(round, event)
      return
    case 'paused':
      if (timeline.hasStarted) timeline.pauses.push({ at: at - event.payload.ms, ms: event.payload.ms })
      return
    case 'over':
    case 'voided':
    case 'deleted':
      timeline.endedAt = at
      return
    case 'made_friendly':
    case 'said':
    case 'rematch_asked':
    case 'rematch_made':
  }
}

function noteClosed(round: TimelineRound, { at, payload: { nearest } }: Extract<BattleEvent, { kind: 'closed' }>): void {
  round.closedAt = at
  round.answers = round.answers.map(answer =>
    nearest?.seats.includes(answer.seat) ? { ...answer, points: nearest.points, why: 'nearest' } : answer,
  )
}

function endAbsence({ absences }: BattleTimeline, seat: number, at: number): void {
  const open = absences.findLast(absence => absence.seat === seat && absence.until === null)
  if (open) open.until = at
}

/** Before the start the seat is free again. */
function noteLeft(timeline: BattleTimeline, number: number, at: number): void {
  endAbsence(timeline, number, at)
  if (!timeline.hasStarted) timeline.seats = timeline.seats.filter(({ seat }) => seat !== number)
  for (const seat of timeline.seats) if (seat.seat === number) seat.leftAt = at
}

function answerOrNone(timeline: BattleTimeline, round: TimelineRound, { seat, leftAt }: TimelineSeat): TimelineAnswer {
  const given = round.answers.find(answer => answer.seat === seat)
  // Points count when the round closes.
  if (given) return round.closedAt === null ? { ...given, points: 0, why: 'ended' } : given
  const hasLeft = leftAt !== null && (round.closedAt === null || leftAt <= round.closedAt)
  const why = hasLeft ? 'left' : round.closedAt === null ? 'ended' : 'no_answer'
  return { seat, answeredAt: null, ms: null, answer: '', points: 0, why }
}
