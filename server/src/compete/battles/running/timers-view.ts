// The seed's timers of a player: total time, time left at the last answer, and time left now.

import { answerOf, type Battle, type Seat } from '@trivium/rules/compete/battles/battle'

export function timersOf(battle: Battle, seat: Seat, now: number) {
  const { questionMs, questions } = battle.rules
  const total = questionMs * questions
  const isOver = (index: number) =>
    index < battle.round - 1 || (index === battle.round - 1 && battle.phase !== 'open' && battle.phase !== 'reading')
  const used = seat.answers.reduce((sum, answer, index) => sum + (answer?.ms ?? (isOver(index) ? questionMs : 0)), 0)
  const isRunning = battle.phase === 'open' && answerOf(battle, seat) === null
  const running = isRunning ? Math.min(questionMs, Math.max(0, now - battle.since)) : 0
  return { total: clock(total), snapshot: clock(total - used), remaining: clock(total - used - running) }
}

/** mm:ss */
function clock(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
