// Gives accounts from before contacts were stored the contact they signed up with. Without it, a player who stays signed in, or never comes
// back, would enter a contest without a record, and a second account of the same mailbox could enter it, too (docs/decisions/050).

import type { Db } from '../../platform/db/connect.ts'
import { lockAccountRow } from '../../platform/db/lock-accounts.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { type Identity } from '../identity/index.ts'
import { pastContact } from '../../platform/contact-addresses.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { saveContacts, readWithoutContacts } from './contact-store.ts'

const batch = 200
/** Batches per run, so that a server that stops need not wait long. */
const mostBatches = 10

interface Parts {
  db: Db
  identity: Pick<Identity, 'fingerprint'>
}

/** Goes through all accounts once, then follows new ones: a server of the previous release signs up accounts without contacts. */
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

/** Takes the lock that deletion takes, so that a deleted account gets no contact. */
const saveContact = (db: Db, id: number, hash: Buffer) =>
  inTransaction(db, async tx => {
    const { status } = await lockAccountRow(tx, id)
    if (status !== 'deleted') await saveContacts(tx, id, [hash])
  })
