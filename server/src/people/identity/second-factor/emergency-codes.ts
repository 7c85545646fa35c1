// Codes for emergencies, which stand in for an authenticator that is lost: of 118 bits, each used once, and kept only as digests. With so
// many bits a plain digest is enough (OWASP ASVS 5.0, 6.5.2).

import { createHash, randomInt } from 'node:crypto'
import { foldCode } from '@trivium/contract/platform/fold'
import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'

const codes = 10
const groups = 4
const groupLength = 6
/** None that look like each other. */
const emails = 'abcdefghjkmnpqrstuvwxyz23456789'
const mark = 'sha256:'

const group = () => Array.from({ length: groupLength }, () => emails[randomInt(emails.length)]).join('')

/** However it is typed. What is a digest already is a code like any other: knowing digests opens nothing. */
export function digestOfCode(typed: string): string {
  const code = foldCode(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return mark + createHash('sha256').update(code).digest('base64url')
}

/**
 * For better-auth, which takes a code when it is in the list that `decrypt` returns: ../calls.ts gives it the digest of what was typed.
 * Earlier versions kept the codes encrypted: those are read, too, and kept as digests when one of them is used.
 */
export function emergencyCodes(secret: string) {
  const listIn = (json: string) => z.array(z.string()).parse(JSON.parse(json))
  const asDigests = (json: string) => JSON.stringify(listIn(json).map(code => (code.startsWith(mark) ? code : digestOfCode(code))))
  return {
    customBackupCodesGenerate: () => Array.from({ length: codes }, () => Array.from({ length: groups }, group).join('-')),
    storeBackupCodes: {
      encrypt: async (json: string) => asDigests(json),
      decrypt: async (kept: string) => asDigests(kept.startsWith('[') ? kept : await symmetricDecrypt({ key: secret, data: kept })),
    },
  }
}
