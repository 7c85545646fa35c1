// The plays of a battle: one for each player, with the same questions in the same order.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { must } from '../../../platform/api/refuse.ts'
import { startShared } from '../../../play/plays/index.ts'
import type { Enacting } from './enact.ts'

/** Far beyond the end of any battle: it ends only plays that something has gone wrong with. */
const closesAfterMs = 24 * 3_600_000

/** A battle with a friend is a group battle of two. */
const modeOf = (kind: string): Mode => (kind === 'random' ? 'random_battle' : 'group_battle')

const targetPrefix = 'battle:'
export const roomOfTarget = (target: string) => target.slice(targetPrefix.length)

export async function startPlays({ tx, known, battle, now, settings }: Enacting): Promise<{ seat: number; play_id: number }[]> {
  const players = battle.seats.flatMap(({ seat, accountId }) => (accountId === null ? [] : [{ seat, accountId }]))
  const start = {
    accountIds: players.map(({ accountId }) => accountId),
    mode: modeOf(battle.rules.kind),
    target: targetPrefix + known.roomId,
    categoryId: known.categoryId,
    languageId: known.languageId,
    questions: battle.questions,
    at: now,
    closesAt: new Date(now.getTime() + closesAfterMs),
  }
  const plays = await startShared(tx, start, settings)
  return players.map(({ seat, accountId }) => ({ seat, play_id: must(plays.get(accountId), 'a play for each player') }))
}
