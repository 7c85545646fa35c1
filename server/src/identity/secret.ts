// The secret that signs identity sessions and wraps the private keys: from the environment, or made once and kept.

import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

export const secretFile = (dataDir: string) => join(dataDir, 'identity-secret')

export function identitySecret(config: Pick<Config, 'identitySecret' | 'dataDir'>): string {
  if (config.identitySecret) return config.identitySecret
  const file = secretFile(config.dataDir)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(48).toString('base64url')
  // 'wx': of two processes that start together one makes it, the other reads it.
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch {
    return readFileSync(file, 'utf8').trim()
  }
}
