// The secret that signs identity sessions and wraps the private keys: from the environment, or made once and kept.

import { randomBytes } from 'node:crypto'
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
