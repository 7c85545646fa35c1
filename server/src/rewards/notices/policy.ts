// What staff may do to announcements. The contract restricts the calls to administrators; checks that depend on the row are here.

import type { AnnouncementState } from '@trivium/contract/rewards/notice-names'

/** An announcement may be changed or cancelled until its sending starts. */
export const mayStillChange = ({ state }: { state: AnnouncementState }): boolean => state === 'scheduled'
