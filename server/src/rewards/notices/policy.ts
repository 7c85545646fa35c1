// What may be done to announcements. They are for administrators; what depends on the row stands here.

import type { AnnouncementState } from '@trivium/contract/rewards/notice-names'

/** An announcement may be changed or cancelled as long as nobody has it. */
export const mayStillChange = ({ state }: { state: AnnouncementState }): boolean => state === 'scheduled'
