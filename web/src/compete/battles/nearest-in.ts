import type { RoomUser } from '@trivium/contract/compete/battles'

/** Who has won the round because nobody had the number right; empty until it is told. */
export const nearestIn = (users: readonly RoomUser[]): RoomUser[] => users.filter(({ is_nearest }) => is_nearest)
