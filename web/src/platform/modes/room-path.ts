// The page of a battle's room.

import type { BattleKind } from '@trivium/contract/platform/mode-names'
import { modes } from './modes.ts'

/** All rooms with a code share one page, for two players and for more. */
export const modeOfKind = (kind: BattleKind) => (kind === 'random' ? 'random_battle' : 'group_battle')

export const pathOfRoom = (kind: BattleKind, roomId: string): string => `${modes[modeOfKind(kind)].path}room/${encodeURIComponent(roomId)}/`
