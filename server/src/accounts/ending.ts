// How an account ends: put out of use by staff, or deleted by its owner.

import { randomUUID } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import { lockAccountRow } from '../db/lock-account.ts'
import { inTransaction } from '../db/transaction.ts'
import type { IdentityProvider } from '../identity/index.ts'
import { deleteMedia } from '../media/index.ts'
import { forgetNotices } from '../notices/index.ts'
import { forgetStreaks } from '../streaks/index.ts'
import { balanceOf, moveCoins, playerLedger } from '../wallet/index.ts'
import { blankTypedText, deleteSessionsOf, deleteStoredReplies, rememberContacts, updateAccount } from './store.ts'

/** Every device is signed out at once; signing in again is refused. */
export async function deactivate(db: Db, accountId: number): Promise<void> {
  await inTransaction(db, async tx => {
    await lockAccountRow(tx, accountId)
    await updateAccount(tx, accountId, { status: 'deactivated' })
    await deleteSessionsOf(tx, accountId)
  })
}

/** What says who somebody is goes; what they played and earned stays, without a name. */
export async function deleteAccount(db: Db, accountId: number, identity: Pick<IdentityProvider, 'forget'>): Promise<void> {
  await inTransaction(db, async tx => {
    const { subject, profile, status } = await lockAccountRow(tx, accountId)
    if (status === 'deleted') return
    await rememberContacts(tx, await identity.forget(tx, subject))
    await deleteSessionsOf(tx, accountId)
    await deleteStoredReplies(tx, accountId)
    await blankTypedText(tx, accountId)
    await forgetNotices(tx, accountId)
    await forgetStreaks(tx, accountId)
    await updateAccount(tx, accountId, anonymous())
    if (profile) await deleteMedia(tx, profile)
    await returnCoins(tx, accountId)
  })
}

const anonymous = () =>
  ({
    // Both are unique and must never be met again: the person may come back as somebody new.
    subject: `deleted:${randomUUID()}`,
    refer_code: `deleted:${randomUUID()}`,
    name: 'Deleted player',
    email: null,
    mobile: null,
    profile: null,
    language_id: null,
    web_language: null,
    timezone: 'UTC',
    timezone_changed_at: null,
    role: 'player',
    status: 'deleted',
  }) as const

/** Coins nobody can spend any more would make the house's books look worse than they are. */
async function returnCoins(tx: Db, accountId: number): Promise<void> {
  const amount = await balanceOf(tx, playerLedger(accountId))
  if (amount === 0) return
  await moveCoins(tx, {
    from: playerLedger(accountId),
    to: 'house:adjustments',
    amount,
    title: 'adjustment',
    reference: `account:${accountId}`,
    idempotencyKey: `deletion:${accountId}`,
  })
}
