// How an account ends: staff deactivates it, or its owner deletes it.

import { randomUUID } from 'node:crypto'
import { removeFromLeaderboards } from '../../../rewards/leaderboards/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { lockAccountRow } from '../../../platform/db/lock-accounts.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { deleteFriends } from '../../friends/index.ts'
import type { IdentityProvider } from '../../identity/index.ts'
import { deleteMedia } from '../../../platform/media/index.ts'
import { deleteNotices } from '../../../rewards/notices/index.ts'
import { endPayouts } from '../../../rewards/payouts/index.ts'
import { deleteQuests } from '../../../rewards/quests/index.ts'
import { deleteStreaks } from '../../../rewards/streaks/index.ts'
import { surrenderCoins } from '../../../rewards/wallet/index.ts'
import { saveContacts } from '../contact-store.ts'
import {
  blankTypedText,
  deleteRecordings,
  deleteSessionsOf,
  deleteStoredReplies,
  endSessionsOfDeactivated,
  deleteDeactivatedSessions,
  readBySubject,
  rememberContacts,
  updateAccount,
} from '../store.ts'

/** Signs out every device at once. The next call of each device, and a later sign-in, get the reason. */
export async function deactivate(db: Db, accountId: number): Promise<void> {
  await inTransaction(db, async tx => {
    await lockAccountRow(tx, accountId)
    await updateAccount(tx, accountId, { status: 'deactivated' })
    await endSessionsOfDeactivated(tx, accountId)
  })
}

export async function isDeactivated(db: Db, subject: string): Promise<boolean> {
  return (await readBySubject(db, subject))?.status === 'deactivated'
}

/** Deletes all personal data. Plays and coins stay on record without a name, and the account leaves all leaderboards. */
export async function deleteAccount(db: Db, accountId: number, identity: Pick<IdentityProvider, 'forget'>): Promise<void> {
  await inTransaction(db, async tx => {
    const { subject, profile, status } = await lockAccountRow(tx, accountId)
    if (status === 'deleted') return
    const contacts = await identity.forget(tx, subject)
    await rememberContacts(tx, contacts)
    await saveContacts(tx, accountId, contacts)
    await deleteSessionsOf(tx, accountId)
    await deleteDeactivatedSessions(tx, accountId)
    await deleteStoredReplies(tx, accountId)
    await blankTypedText(tx, accountId)
    await deleteRecordings(tx, accountId)
    await deleteNotices(tx, accountId)
    await deleteStreaks(tx, accountId)
    await deleteQuests(tx, accountId)
    await deleteFriends(tx, accountId)
    await updateAccount(tx, accountId, anonymous())
    if (profile) await deleteMedia(tx, profile)
    await removeFromLeaderboards(tx, accountId)
    await endPayouts(tx, accountId)
    await surrenderCoins(tx, accountId)
  })
}

const anonymous = () => ({
  // Both are unique and must be free again: the person may come back with a new account.
  subject: `deleted:${randomUUID()}`,
  refer_code: `deleted:${randomUUID()}`,
  name: 'Deleted player',
  email: null,
  mobile: null,
  profile: null,
  language_id: null,
  web_language: null,
  sound: null,
  timezone: 'UTC',
  timezone_changed_at: null,
  roles: [],
  status: 'deleted' as const,
})
