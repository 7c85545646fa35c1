// Staff leaves a reported name or picture, or takes it back. The audit holds no names, because it is kept for ever.

import { moderationAdmin, type ReportedPlayerWhole } from '@trivium/contract/people/moderation.admin'
import type { ReportedSubject } from '@trivium/contract/people/moderation-names'
import { handle, type StaffContext } from '../../platform/api/handle.ts'
import { NotYours, refuse } from '../../platform/api/refuse.ts'
import { type AccountRow, lockAccountRow } from '../../platform/db/lock-accounts.ts'
import { deleteMedia, mediaPath } from '../../platform/media/index.ts'
import { sayIn } from '../../platform/settings/index.ts'
import { notify } from '../../rewards/notices/index.ts'
import { changeAccount } from '../accounts/index.ts'
import { isUploaded } from './picture.ts'
import { mayModerate } from './policy.ts'
import { closeReports, countModerations, countQueue, insertModeration, readQueue, readReported } from './store.ts'
import { presentReported, presentWhole } from './views.ts'

const dayMs = 86_400_000
/** A name that is taken back for the second time in this span cannot be changed for a while. */
const repeatedDays = 365
const fixedDays = 30

interface Player {
  account_id: number
}

const { get_reported_players, get_reported_player, dismiss_player_reports, take_back_name, take_back_picture } = moderationAdmin

export const moderationAdminActions = handle(
  { get_reported_players, get_reported_player, dismiss_player_reports, take_back_name, take_back_picture },
  {
    async get_reported_players({ offset = 0, limit, sort = 'newest_at', order = 'desc', state = 'open' }, { db, settings }) {
      const page = { isOpen: state === 'open', sort, order, offset, limit: limit ?? settings.page_size }
      const [rows, total] = await Promise.all([readQueue(db, page), countQueue(db, page.isOpen)])
      return { data: rows.map(presentReported), total }
    },

    get_reported_player: ({ account_id }, context) => presentWhole(account_id, context),
    dismiss_player_reports: dismissReports,
    take_back_name: takeBackName,
    take_back_picture: takeBackPicture,
  },
)

async function lockToModerate(accountId: number, { db, player }: StaffContext): Promise<AccountRow> {
  if (!(await readReported(db, accountId))) refuse('user_not_found')
  const account = await lockAccountRow(db, accountId)
  if (account.status === 'deleted') refuse('user_not_found')
  if (!mayModerate(account, player)) throw new NotYours()
  return account
}

async function dismissReports({ account_id, subject }: Player & { subject: ReportedSubject }, context: StaffContext) {
  const { db, player, now, audit } = context
  await lockToModerate(account_id, context)
  const closed = await closeReports(db, account_id, { subject, outcome: 'left', by: player.id, at: now })
  if (closed === 0) refuse('no_open_reports')
  audit({ subject: `account:${account_id}`, before: { open_reports: closed }, after: { left: subject } })
  return presentWhole(account_id, context)
}

async function takeBackName(
  { account_id, seen_name }: Player & { seen_name: string },
  context: StaffContext,
): Promise<ReportedPlayerWhole> {
  const { db, now, settings } = context
  const { name, web_language } = await lockToModerate(account_id, context)
  if (name !== seen_name) refuse('changed_meanwhile')
  const say = await sayIn(db, web_language, settings.default_web_language)
  const isRepeated = (await countModerations(db, account_id, 'name', daysFrom(now, -repeatedDays))) > 0
  await changeAccount(db, account_id, {
    name: say('moderation.player_name', { number: String(account_id) }),
    ...(isRepeated && { name_fixed_until: daysFrom(now, fixedDays) }),
  })
  return record(account_id, isRepeated ? 'name_fixed' : 'name', context)
}

async function takeBackPicture(
  { account_id, seen_profile }: Player & { seen_profile: string },
  context: StaffContext,
): Promise<ReportedPlayerWhole> {
  const { db } = context
  const { profile } = await lockToModerate(account_id, context)
  if (!isUploaded(profile)) return refuse('nothing_to_take_back')
  if (mediaPath(profile) !== seen_profile) refuse('changed_meanwhile')
  await changeAccount(db, account_id, { profile: null })
  await deleteMedia(db, profile)
  return record(account_id, 'picture', context)
}

async function record(accountId: number, taken: 'name' | 'name_fixed' | 'picture', context: StaffContext): Promise<ReportedPlayerWhole> {
  const { db, player, now, audit } = context
  const subject = taken === 'picture' ? 'picture' : 'name'
  const id = await insertModeration(db, accountId, subject, now)
  const closed = await closeReports(db, accountId, { subject, outcome: 'taken', by: player.id, at: now })
  await notify(db, { accountId, type: `${taken}_taken`, key: `moderation:${id}`, params: { days: fixedDays }, at: now })
  audit({ subject: `account:${accountId}`, before: { open_reports: closed }, after: { taken } })
  return presentWhole(accountId, context)
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)
