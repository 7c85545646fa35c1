import type { Battle } from '@trivium/contract/compete/battles'
import { modes } from '../../platform/modes/modes.ts'
import { modeOfKind, pathOfRoom } from '../../platform/modes/room-path.ts'

type Room = Pick<Battle, 'roomID' | 'room_type'>

export const modeOfBattle = ({ room_type }: Pick<Battle, 'room_type'>) => modeOfKind(room_type)

export const roomPath = ({ roomID, room_type }: Room): string => pathOfRoom(room_type, roomID)
export const randomRoomPath = (roomID: string): string => roomPath({ roomID, room_type: 'random' })

/** @param category null means any */
export const searchPath = (category: string | null): string =>
  `${modes.random_battle.path}search/${category === null ? '' : `?category=${encodeURIComponent(category)}`}`

/** The page that joins a room. */
export const joinPath = (roomCode: string): string => `${modes.group_battle.path}?code=${encodeURIComponent(roomCode.replaceAll('-', ''))}`

/** The link into a room; guests read there who invites them, and to what. */
export const linkTo = (roomCode: string): string => `${location.origin}/join/${roomCode.replaceAll('-', '')}/`
