import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import { ownUser, rivalsOf } from '../conversation/battle-state.ts'

/**
 * Where the question of a rematch stands: can be asked, a rival has asked, the player has asked and waits, all others have gone, nobody
 * answered in time, the time to ask is over, or the rematch starts.
 */
export type RematchStand = 'offered' | 'wanted' | 'waiting' | 'gone' | 'unanswered' | 'missed' | 'starts'

export function rematchStand(battle: Battle, secondsLeft: number): RematchStand {
  const hasAsked = ownUser(battle)?.asks_rematch ?? false
  if (hasAsked && battle.rematch?.room_id) return 'starts'
  if (secondsLeft === 0) return hasAsked ? 'unanswered' : 'missed'
  const awaited = awaitedIn(battle)
  if (awaited.length > 0 && awaited.every(({ state }) => state === 'away')) return 'gone'
  if (hasAsked) return 'waiting'
  return rivalsOf(battle).some(user => user.asks_rematch && !user.is_bot) ? 'wanted' : 'offered'
}

/** The players whose agreement is missing. */
export const awaitedIn = (battle: Battle): RoomUser[] =>
  rivalsOf(battle).filter(({ state, is_bot, asks_rematch }) => state !== 'left' && !is_bot && !asks_rematch)
