// The secret that signs identity sessions, wraps the private keys and keys hashes: from the environment, or made once and kept.

import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { filesOf } from '../db/data-directory.ts'
import { keepSecret } from './secret-store.ts'

/** In the database, where every process finds the same one. Earlier versions kept it in a file: that one goes on. */
export async function identitySecret(config: Pick<Config, 'identitySecret' | 'dataDir'>, db: Db): Promise<string> {
  if (config.identitySecret) return config.identitySecret
  const file = filesOf(config.dataDir).identitySecret
  return keepSecret(db, existsSync(file) ? readFileSync(file, 'utf8').trim() : randomBytes(48).toString('base64url'))
}

/** For what has to be known again and not read: addresses and numbers. Texts begin with what they are. */
export const keyedHash = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()
