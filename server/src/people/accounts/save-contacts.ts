// Accounts from before contacts were kept get theirs from what they were signed up with. Otherwise who stays signed in, or never comes back,
// would enter a contest without being remembered, and a second account of the same mailbox could enter it, too (docs/decisions/050).

import type { Db } from '../../platform/db/connect.ts'
import { lockAccountRow } from '../../platform/db/lock-accounts.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { type Identity } from '../identity/index.ts'
import { pastContact } from '../../platform/contact-addresses.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { saveContacts, readWithoutContacts } from './contact-store.ts'

const batch = 200
/** A run goes no further, so that a server that stops need not wait for it. */
const mostBatches = 10

interface Parts {
  db: Db
  identity: Pick<Identity, 'fingerprint'>
}

/** Goes through the accounts once, and then follows the new ones: a server of the release before signs up without. */
export function contactSaver({ db, identity }: Parts): Job {
  let after = 0
  return {
    name: 'keep_contacts',
    everyMs: 10_000,
    async run() {
      for (let turn = 0; turn < mostBatches; turn++) {
        const accounts = await readWithoutContacts(db, after, batch)
        for (const { id, contact } of accounts) {
          if (contact !== null) await saveContact(db, id, identity.fingerprint(pastContact(contact)))
          after = id
        }
        if (accounts.length < batch) return
      }
    },
  }
}

/** Under the lock of who deletes the account: what has gone stays gone. */
const saveContact = (db: Db, id: number, hash: Buffer) =>
  inTransaction(db, async tx => {
    const { status } = await lockAccountRow(tx, id)
    if (status !== 'deleted') await saveContacts(tx, id, [hash])
  })
