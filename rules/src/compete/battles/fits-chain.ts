// Compares the shown times and points of a battle with the events of its record, one by one.

import type { LinkedEvent } from './verify-chain.ts'

interface ShownStep {
  /** From 1: the round. */
  position: number
  opened_at: string | null
  answers: readonly { seat: number; answered_at: string | null; ms: number | null; points: number }[]
}

const ends: ReadonlySet<string> = new Set(['over', 'voided', 'deleted'])

/** @returns false also for a truncated record, because every battle has an end */
export function fitsChain(steps: readonly ShownStep[], events: readonly LinkedEvent[]): boolean {
  const given = steps.flatMap(({ answers }) => answers.filter(({ answered_at }) => answered_at !== null))
  return (
    events.some(({ kind }) => ends.has(kind)) &&
    events.filter(({ kind }) => kind === 'shown').length === steps.filter(({ opened_at }) => opened_at !== null).length &&
    events.filter(({ kind }) => kind === 'answered').length === given.length &&
    steps.every(step => fits(step, events))
  )
}

function fits({ position, opened_at, answers }: ShownStep, events: readonly LinkedEvent[]): boolean {
  const ofRound = events.filter(({ payload }) => valueOf(payload, 'round') === position)
  const shown = ofRound.find(({ kind }) => kind === 'shown')
  const closed = ofRound.find(({ kind }) => kind === 'closed')
  if (timeOf(opened_at) !== (shown?.at ?? null)) return false
  return answers.every(({ seat, answered_at, ms, points }) => {
    const answered = ofRound.find(event => event.kind === 'answered' && event.seat === seat)
    if (!answered) return answered_at === null && points === 0
    const { at, payload } = answered
    const worth = closed ? (nearestPoints(closed, seat) ?? valueOf(payload, 'points')) : 0
    return timeOf(answered_at) === at && valueOf(payload, 'ms') === ms && worth === points
  })
}

/** Null if the seat has not won the round as the nearest. */
function nearestPoints({ payload }: LinkedEvent, seat: number): unknown {
  const nearest = valueOf(payload, 'nearest')
  if (typeof nearest !== 'object' || nearest === null) return null
  const seats = valueOf(nearest, 'seats')
  return Array.isArray(seats) && seats.includes(seat) ? valueOf(nearest, 'points') : null
}

const timeOf = (iso: string | null) => (iso === null ? null : Date.parse(iso))

const valueOf = (payload: object, name: string): unknown => Object.entries(payload).find(([key]) => key === name)?.[1]
