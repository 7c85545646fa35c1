// The secret that signs identity sessions, encrypts the private keys and keys hashes: from the environment, or generated once and stored.

import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { filesOf } from '../../../platform/db/connection/data-directory.ts'
import { saveSecret } from './secret-store.ts'

/**
 * Stored in the database, which all processes share. Earlier versions stored it in a file: the secret of an existing file is taken over.
 */
export async function identitySecret(config: Pick<Config, 'identitySecret' | 'dataDir'>, db: Db): Promise<string> {
  if (config.identitySecret) return config.identitySecret
  const file = filesOf(config.dataDir).identitySecret
  return saveSecret(db, existsSync(file) ? readFileSync(file, 'utf8').trim() : randomBytes(48).toString('base64url'))
}

/** For addresses and numbers that must be recognized but not readable. Texts start with their kind, so kinds never have equal hashes. */
export const keyedHash = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()
