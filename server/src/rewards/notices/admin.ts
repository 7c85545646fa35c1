// Announcements that staff sends as notices. Once sending has started, nobody can change one.

import type { InputOf } from '@trivium/contract/platform/action'
import { type Announcement, noticeAdmin } from '@trivium/contract/rewards/notices.admin'
import { handle, type StaffContext } from '../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../platform/api/refuse.ts'
import { refuseUnseen } from '../../platform/api/seen.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockMedia, mediaPath } from '../../platform/media/index.ts'
import { findInterfaceLanguage } from '../../platform/settings/index.ts'
import {
  countAnnouncements,
  countCircle,
  countLetters,
  insertAnnouncement,
  lockAnnouncement,
  readAnnouncement,
  readAnnouncements,
  updateAnnouncement,
  type AnnouncementRow,
} from './announcement-store.ts'
import { circleOf } from './announcing.ts'
import { mayStillChange } from './policy.ts'

// An announcement, for staff.
function presentAnnouncement(row: AnnouncementRow): Announcement {
  return {
    id: row.id,
    texts: row.texts,
    image: row.image,
    image_path: row.image && mediaPath(row.image),
    link: row.link,
    audience: row.audience,
    web_language: row.web_language,
    account_ids: row.account_ids,
    seen_within_days: row.seen_within_days,
    unseen_for_days: row.unseen_for_days,
    by_mail: row.by_mail,
    letters: row.letters,
    mailed_at: row.mailed_at?.toISOString() ?? null,
    send_at: row.send_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    state: row.state,
    notified: row.notified,
    version: row.version,
    name: row.name ?? '',
  }
}

type Admin = typeof noticeAdmin
type Wanted = Omit<InputOf<Admin['send_announcement']>, 'once'>

export const noticeAdminActions = handle(noticeAdmin, {
  async get_announcements({ offset = 0, limit, state }, { db, settings }) {
    const [rows, total] = await Promise.all([
      readAnnouncements(db, state, { offset, limit: limit ?? settings.page_size }),
      countAnnouncements(db, state),
    ])
    return { data: rows.map(presentAnnouncement), total }
  },

  get_announcement: ({ announcement_id }, { db }) => announcementAt(db, announcement_id),

  send_announcement: sendAnnouncement,

  async change_announcement({ announcement_id: id, version, ...wanted }, context) {
    const { db, audit } = context
    const before = await changeable(context, id)
    refuseUnseen(before, version)
    await updateAnnouncement(db, id, await rowOf(db, wanted, context.now))
    const after = await announcementAt(db, id)
    audit({ subject: `announcement:${id}`, before: presentAnnouncement(before), after })
    return after
  },

  async cancel_announcement({ announcement_id: id }, context) {
    await changeable(context, id)
    await updateAnnouncement(context.db, id, { state: 'cancelled' })
    context.audit({ subject: `announcement:${id}`, before: { state: 'scheduled' }, after: { state: 'cancelled' } })
    return announcementAt(context.db, id)
  },

  async count_audience(meant, { db, settings, now }) {
    const circle = await circleOf(db, { ...(await audienceOf(db, meant)), ...daysOf(meant) }, settings, now)
    const [accounts, letters] = await Promise.all([countCircle(db, circle), countLetters(db, circle)])
    return { accounts, letters }
  },
})

async function sendAnnouncement({ once, ...wanted }: InputOf<Admin['send_announcement']>, context: StaffContext): Promise<Announcement> {
  const { db, now, player, audit } = context
  const row = await rowOf(db, wanted, now)
  const { id } = await insertAnnouncement(db, { ...row, key: once ?? null, created_by: player.id, created_at: now })
  const after = await announcementAt(db, id)
  audit({ subject: `announcement:${id}`, after })
  return after
}

async function announcementAt(db: Db, id: number): Promise<Announcement> {
  return presentAnnouncement((await readAnnouncement(db, id)) ?? refuse('document_not_found'))
}

/** Locks the announcement. @throws Refused document_not_found, announcement_under_way */
async function changeable({ db }: StaffContext, id: number) {
  const row = (await lockAnnouncement(db, id)) ?? refuse('document_not_found')
  return mayStillChange(row) ? row : refuse('announcement_under_way')
}

async function rowOf(db: Db, wanted: Wanted, now: Date) {
  const { texts, image = null, link = null, send_at } = wanted
  if (image !== null && (await lockMedia(db, [image])).length > 0)
    throw new InvalidInput([{ field: 'image', problem: 'is not an uploaded file' }])
  const audience = await audienceOf(db, wanted)
  const seen = { ...daysOf(wanted), by_mail: wanted.by_mail ?? false }
  return { texts: JSON.stringify(texts), image, link, ...audience, ...seen, send_at: send_at === undefined ? now : new Date(send_at) }
}

interface Days {
  seen_within_days: number | null
  unseen_for_days: number | null
}

const daysOf = ({ seen_within_days, unseen_for_days }: Pick<Wanted, 'seen_within_days' | 'unseen_for_days'>): Days => ({
  seen_within_days: seen_within_days ?? null,
  unseen_for_days: unseen_for_days ?? null,
})

/** Drops the fields of other audiences. @throws InvalidInput when the audience is empty */
async function audienceOf(db: Db, { audience, web_language, account_ids }: Pick<Wanted, 'audience' | 'web_language' | 'account_ids'>) {
  if (audience === 'all') return { audience, web_language: null, account_ids: null }
  if (audience === 'accounts') {
    const ids = account_ids ?? invalid('account_ids', 'says for whom it is')
    return { audience, web_language: null, account_ids: [...new Set(ids)] }
  }
  const code = web_language ?? invalid('web_language', 'says for whom it is')
  if (!(await findInterfaceLanguage(db, code))) invalid('web_language', 'is no language of the interface')
  return { audience, web_language: must(code, 'it was just found'), account_ids: null }
}

function invalid(field: string, problem: string): never {
  throw new InvalidInput([{ field, problem }])
}
