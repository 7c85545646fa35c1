// The reveal in three beats: everybody's choices, the right answer, the new points. The beats are shares of the server's pause after a round,
// so they add no time. docs/decisions/060

import type { Battle } from '@trivium/contract/compete/battles'
import type { BattleState } from './battle-state.ts'

export const revealStages = ['chosen', 'right', 'points'] as const
export type RevealStage = (typeof revealStages)[number]

/** The share of the pause after which each beat comes. */
const startsAt: Record<RevealStage, number> = { chosen: 0, right: 0.25, points: 0.45 }

type Pause = Pick<Battle, 'since' | 'due'>

const lengthOf = ({ since, due }: Pause): number => (due === null ? 0 : Math.max(0, Date.parse(due) - Date.parse(since)))

export const stageStartsAt = (pause: Pause, stage: RevealStage): number => Date.parse(pause.since) + lengthOf(pause) * startsAt[stage]

/** The beat at a time of the server; the last one in a pause without length. */
export const stageAt = (pause: Pause, nowMs: number): RevealStage =>
  revealStages.findLast(stage => nowMs >= stageStartsAt(pause, stage)) ?? (lengthOf(pause) === 0 ? 'points' : 'chosen')

/** The state as it is shown at a beat of the reveal. After the last beat, and outside the reveal, nothing is held back. */
export function stagedState(state: BattleState, stage: RevealStage): BattleState {
  const { battle, feedback } = state
  if (battle.state !== 'reveal' || stage === 'points') return state
  const before = { ...battle, users: battle.users.map(user => ({ ...user, point: user.point - (user.gained ?? 0) })) }
  if (stage === 'right') return { ...state, battle: before }
  const { [battle.round]: _now, ...earlier } = feedback
  return { ...state, battle: { ...before, ...untold, users: before.users.map(user => ({ ...user, ...unjudged })) }, feedback: earlier }
}

const untold = { correct_answer: null, note: null, remarks: [], also_right: [], tolerance: null }
const unjudged = { correct: null, gained: null, is_nearest: null, ms: null }
