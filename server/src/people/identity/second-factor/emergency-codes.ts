// Emergency codes, which replace a lost authenticator: 118 bits each, used once, and stored only as digests. With so many bits a plain
// digest is enough (OWASP ASVS 5.0, 6.5.2).

import { createHash, randomInt } from 'node:crypto'
import { foldCode } from '@trivium/contract/platform/fold'
import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'

const codes = 10
const groups = 4
const groupLength = 6
/** Without characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const mark = 'sha256:'

const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')

/** Accepts any spelling. A digest that is typed counts as an ordinary code, so knowing digests opens nothing. */
export function digestOfCode(typed: string): string {
  const code = foldCode(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return mark + createHash('sha256').update(code).digest('base64url')
}

/**
 * For better-auth, which accepts a code that is in the list returned by `decrypt`: ../calls.ts passes it the digest of the typed code.
 * Earlier versions stored the codes encrypted: those are read, too, and stored as digests once one of them is used.
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
