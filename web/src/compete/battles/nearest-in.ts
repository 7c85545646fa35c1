import type { RoomUser } from '@trivium/contract/compete/battles'

/** The players who won the round with the nearest number because nobody was right; empty before the reveal. */
export const nearestIn = (users: readonly RoomUser[]): RoomUser[] => users.filter(({ is_nearest }) => is_nearest)
