// Makes people whose address is proved by a link that was mailed to it: invitations (people/groups/invited.ts).

import { refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { IdentityParts } from './parts.ts'
import { isWeakPassword, mostPasswordLength } from './passwords/passwords.ts'
import { passwordHash } from './passwords/password-hash.ts'
import { insertConfirmed, isKnownEmail } from './sign-up-store.ts'
import type { Fingerprints } from './provider.ts'

export interface Enrolled {
  subject: string
  fingerprints: Fingerprints
}

export interface Enrolment {
  /** Whether a person with this confirmed address exists. */
  isKnown: (db: Db, email: string) => Promise<boolean>
  /**
   * Hashes the password before the transaction, because that is slow.
   * @returns makes the person, or null if the address is taken by now. @throws Refused weak_password
   */
  prepare: (person: { email: string; name: string; password: string }) => Promise<(tx: Tx) => Promise<Enrolled | null>>
}

interface EnrolmentParts extends Pick<IdentityParts, 'config' | 'readSettings' | 'now'> {
  /** The fingerprint of a verified contact. */
  fingerprintOf: (contact: string) => Buffer
}

export function createEnrolment({ config, readSettings, now, fingerprintOf }: EnrolmentParts): Enrolment {
  return {
    isKnown: isKnownEmail,
    async prepare({ email, name, password }) {
      const { app_name } = await readSettings()
      if (password.length > mostPasswordLength || isWeakPassword(password, [email, name, app_name])) refuse('weak_password')
      const hashed = await passwordHash(config).hash(password)
      return async tx => {
        const id = crypto.randomUUID()
        if (!(await insertConfirmed(tx, { id, name, email, passwordHash: hashed }, now()))) return null
        return { subject: id, fingerprints: [fingerprintOf(`mail:${email}`)] }
      }
    },
  }
}
