// Hashes passwords as better-auth does, with scrypt. In tests a plain digest replaces it: they hash hundreds of passwords, a tenth of a
// second each.

import { createHash } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Config } from '../../../platform/config/config.ts'

export interface PasswordHash {
  hash: (password: string) => Promise<string>
  verify: (kept: { hash: string; password: string }) => Promise<boolean>
}

const strong: PasswordHash = { hash: hashPassword, verify: verifyPassword }

const digest = (password: string) => `for tests only:${createHash('sha256').update(password).digest('hex')}`
const quick: PasswordHash = {
  hash: async password => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
}

export const passwordHash = ({ mode }: Pick<Config, 'mode'>): PasswordHash => (mode === 'test' ? quick : strong)
