import type { Battle } from '@trivium/contract/battles'
import type { BattleKind } from '@trivium/contract/battle-names'
import { modes } from '../modes/modes.ts'

type Room = Pick<Battle, 'roomID' | 'room_type'>

/** Rooms that are opened by code have one page, for two players and for more. */
export const modeOfKind = (kind: BattleKind) => (kind === 'random' ? 'random_battle' : 'group_battle')
export const modeOfBattle = ({ room_type }: Pick<Battle, 'room_type'>) => modeOfKind(room_type)

export const roomPath = ({ roomID, room_type }: Room): string => `${modes[modeOfKind(room_type)].path}room/${encodeURIComponent(roomID)}/`
export const randomRoomPath = (roomID: string): string => roomPath({ roomID, room_type: 'random' })

/** @param category null is any */
export const searchPath = (category: string | null): string =>
  `${modes.random_battle.path}search/${category === null ? '' : `?category=${encodeURIComponent(category)}`}`

/** The link that leads into a room, also for those who have to log in first. */
export const linkTo = (roomCode: string): string => `${location.origin}${modes.group_battle.path}?code=${roomCode.replaceAll('-', '')}`
