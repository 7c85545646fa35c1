// An announcement, for staff.

import type { Announcement } from '@trivium/contract/rewards/notices.admin'
import { mediaPath } from '../../platform/media/index.ts'
import type { AnnouncementRow } from './announcement-store.ts'

export function presentAnnouncement(row: AnnouncementRow): Announcement {
  return {
    id: row.id,
    texts: row.texts,
    image: row.image,
    image_path: row.image && mediaPath(row.image),
    link: row.link,
    audience: row.audience,
    web_language: row.web_language,
    account_ids: row.account_ids,
    send_at: row.send_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    state: row.state,
    told: row.told,
    version: row.version,
    name: row.name ?? '',
  }
}
