// The secret that signs identity sessions, wraps the private keys and keys hashes: from the environment, or made once and kept.

import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import { filesOf } from '../db/data-directory.ts'
import { errorCode } from '../db/transaction.ts'

export function identitySecret(config: Pick<Config, 'identitySecret' | 'dataDir'>): string {
  if (config.identitySecret) return config.identitySecret
  const file = filesOf(config.dataDir).identitySecret
  if (!existsSync(file)) makeSecret(config.dataDir, file)
  return readFileSync(file, 'utf8').trim()
}

/** For what has to be known again and not read: addresses and numbers. Texts begin with what they are. */
export const keyedHash = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

/** Linking is all or nothing: of two processes that start together one makes it, and nobody ever reads half of it. */
function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
