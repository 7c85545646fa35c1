// The state of a contest, from its stored state and the time.

import type { ContestState } from '@trivium/contract/compete/contest-names'

export interface ContestPhaseAt {
  /** As stored by the last job. */
  state: 'announced' | 'open' | 'over' | 'called_off'
  endsAt: Date
  calledOffAt: Date | null
}

/** After its start a contest stays `upcoming` until its questions are drawn, which takes a second. */
export function stateOfContest({ state, endsAt, calledOffAt }: ContestPhaseAt, now: Date): ContestState {
  if (state === 'over') return 'over'
  if (state === 'called_off' || calledOffAt !== null) return 'called_off'
  if (now >= endsAt) return 'closing'
  return state === 'announced' ? 'upcoming' : 'live'
}
