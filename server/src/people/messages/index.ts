// Messages between players, for other domains: actions, rooms and blocks.

import type { Db } from '../../platform/db/connect.ts'
import { deleteInvitationsBefore } from './invitation-store.ts'

export { messageActions } from './actions.ts'
export { readBlocksAmong } from './block-store.ts'
export { hasNewInvitation } from './invitation-store.ts'
export { messageRoomOf, messageRooms } from './rooms.ts'

const invitationDays = 30

export async function deleteOldInvitations(db: Db, now: Date): Promise<void> {
  await deleteInvitationsBefore(db, new Date(now.getTime() - invitationDays * 86_400_000))
}
