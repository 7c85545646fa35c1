// The changes between two views of a battle, for sounds, animations and screen readers. This page may have missed events between the two
// views, so the code compares states instead of counting events.

import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import type { RevealStage } from './reveal-stage.ts'
import { leadersOf, ownUser, type RoundVerdict, roundVerdict } from './battle-state.ts'

export type BattleChange =
  | { kind: 'came'; user: RoomUser }
  | { kind: 'went'; user: RoomUser }
  | { kind: 'started' }
  | { kind: 'asked' }
  | { kind: 'opened' }
  | { kind: 'answered'; user: RoomUser }
  /** The round is over; the verdict on the own answer. */
  | { kind: 'revealed'; verdict: RoundVerdict; gained: number }
  /** One seat alone has taken the lead from others. */
  | { kind: 'lead'; user: RoomUser }
  | { kind: 'away'; user: RoomUser }
  | { kind: 'back'; user: RoomUser }
  | { kind: 'left'; user: RoomUser }
  | { kind: 'ended' }

/** A view as it is on screen. */
export interface ViewOnScreen {
  battle: Battle
  /** The beat of the reveal: the verdict is news with the second one. */
  stage: RevealStage
}

export function changesBetween(earlier: ViewOnScreen, later: ViewOnScreen): BattleChange[] {
  const [before, now] = [earlier.battle, later.battle]
  const wasTold = isTold(earlier) && before.round === now.round
  return [
    ...seatChanges(before, now),
    ...(now.state !== before.state || now.round !== before.round ? stateChange(before, now) : []),
    ...(isTold(later) && !wasTold ? [feedback(now)] : []),
    ...answers(before, now),
    ...lead(before, now),
  ]
}

const isTold = ({ battle, stage }: ViewOnScreen) => battle.state === 'reveal' && stage !== 'chosen'

function seatChanges(before: Battle, now: Battle): BattleChange[] {
  const wasThere = new Map(before.users.map(user => [user.uid, user]))
  const isThere = new Set(now.users.map(({ uid }) => uid))
  const others = now.users.filter(({ seat }) => seat !== now.seat)
  return [
    ...before.users.filter(({ uid, seat }) => !isThere.has(uid) && seat !== now.seat).map(user => ({ kind: 'went' as const, user })),
    ...others.flatMap((user): BattleChange[] => {
      const then = wasThere.get(user.uid)
      if (!then) return [{ kind: 'came' as const, user }]
      return then.state === user.state ? [] : [{ kind: ({ here: 'back', away: 'away', left: 'left' } as const)[user.state], user }]
    }),
  ]
}

function stateChange(before: Battle, now: Battle): BattleChange[] {
  switch (now.state) {
    case 'waiting':
      return []
    case 'countdown':
      return [{ kind: 'started' }]
    case 'reading':
      return [{ kind: 'asked' }]
    case 'open':
      return before.round === now.round ? [{ kind: 'opened' }] : [{ kind: 'asked' }, { kind: 'opened' }]
    case 'reveal':
      return []
    case 'over':
      // The last round may have ended between the two views.
      return before.state === 'open' && now.why === null ? [feedback(now), { kind: 'ended' }] : [{ kind: 'ended' }]
    case 'void':
    case 'deleted':
      return [{ kind: 'ended' }]
  }
}

function feedback(now: Battle): BattleChange {
  const own = ownUser(now)
  return { kind: 'revealed', verdict: roundVerdict(own), gained: own?.gained ?? 0 }
}

function answers(before: Battle, now: Battle): BattleChange[] {
  if (now.state !== 'open') return []
  const had = new Set(before.round === now.round ? before.users.filter(user => user.has_answered).map(({ seat }) => seat) : [])
  return now.users
    .filter(user => user.has_answered && user.seat !== now.seat && !had.has(user.seat))
    .map(user => ({ kind: 'answered', user }))
}

function lead(before: Battle, now: Battle): BattleChange[] {
  const [then, leaders] = [leadersOf(before), leadersOf(now)]
  const [first] = leaders
  if (leaders.length !== 1 || then.length === 0 || (then.length === 1 && then[0] === first)) return []
  const user = now.users.find(({ seat }) => seat === first)
  return user ? [{ kind: 'lead', user }] : []
}
