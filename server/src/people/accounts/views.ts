// An account as its owner sees it, field by field.

import type { accounts, User } from '@trivium/contract/people/accounts'
import type { DataOf } from '@trivium/contract/platform/action'
import { localDay } from '@trivium/rules/platform/days'
import { must } from '../../platform/api/refuse.ts'
import { allTimeStanding } from '../../rewards/leaderboards/index.ts'
import { readFlame } from '../../rewards/streaks/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { mediaPath } from '../../platform/media/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { stakesOf } from './staking.ts'
import { type FriendRow, readUser } from './store.ts'

interface Asking {
  db: Db
  now: Date
  settings: Settings
}

/** @param hasSecondFactor whether the calling session has one */
export async function presentUser({ db, now, settings }: Asking, accountId: number, hasSecondFactor: boolean): Promise<User> {
  const [account, standing] = await Promise.all([readUser(db, accountId, now), allTimeStanding(db, accountId)])
  const today = localDay(now, account.timezone)
  const { status, roles } = account
  const statics = { coins: account.coins ?? 0, all_time_score: standing?.score ?? 0 }
  return {
    id: account.id,
    firebase_id: account.subject,
    name: account.name,
    email: account.email,
    mobile: account.mobile,
    profile: account.profile && mediaPath(account.profile),
    type: account.sign_in_type,
    ...statics,
    userStatics: statics,
    userProfileStatics: statics,
    stakes: await stakesOf(db, account, settings),
    all_time_rank: standing?.rank ?? null,
    refer_code: account.refer_code,
    status: must(status === 'deleted' ? null : status, 'a deleted account is shown to nobody'),
    roles,
    has_second_factor: hasSecondFactor,
    language: account.language,
    web_language: account.web_language,
    sound: account.sound,
    timezone: account.timezone,
    date_registered: account.registered_at.toISOString(),
    badges_unlocked: account.badges_unlocked ?? 0,
    unread_notifications: account.unread_notifications ?? 0,
    unread_messages: account.unread_messages,
    streak: await readFlame(db, { accountId, today, settings }),
  }
}

/** An invited friend as the owner of the code sees them: only the first name. */
export function presentFriend(friend: FriendRow): DataOf<typeof accounts.get_referrals>[number] {
  const [firstName = friend.name] = friend.name.split(' ')
  return {
    // A deleted account has no name: the client shows a text in the reader's language.
    name: friend.isDeleted ? '' : firstName,
    joined_at: friend.joinedAt.toISOString(),
    qualified: friend.isQualified,
    plays: friend.plays,
    days: friend.days,
    coins: friend.coins,
  }
}
