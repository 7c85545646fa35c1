// The key of an exam: stored as a hash, compared in constant time, and locked for a while after too many wrong tries.

import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { fold, foldCase } from '@trivium/contract/platform/fold'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { forgiveTries, takeTry } from './key-store.ts'

const saltBytes = 16
const hashBytes = 32

function derive(key: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(key, salt, hashBytes, (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}

/** However it is typed: capitals, blanks, hyphens and kinds of digits do not count. */
const foldKey = (typed: string): string => foldCase(typed).replace(/[ -]/g, '')

export async function hashKey(key: string): Promise<Buffer> {
  const salt = randomBytes(saltBytes)
  return Buffer.concat([salt, await derive(foldKey(key), salt)])
}

/** Digests of right keys by their hash: hundreds of examinees start at the same moment, and scrypt is slow on purpose. */
const known = new LRUCache<string, Buffer>({ max: 200 })

/** Earlier releases hashed the key with its hyphens, before that with its capitals and blanks, and before that as it was typed. */
async function isKey(typed: string, hash: Buffer): Promise<boolean> {
  for (const form of new Set([foldKey(typed), foldCase(typed).replaceAll(' ', ''), fold(typed), typed]))
    if (await isHashed(form, hash)) return true
  return false
}

const digest = (key: string) => createHash('sha256').update(key).digest()

async function isHashed(key: string, hash: Buffer): Promise<boolean> {
  const name = hash.toString('base64')
  const right = known.get(name)
  if (right) return timingSafeEqual(digest(key), right)
  const isRight = timingSafeEqual(await derive(key, hash.subarray(0, saltBytes)), hash.subarray(saltBytes))
  if (isRight) known.set(name, digest(key))
  return isRight
}

/** Counts the try before it compares keys, so that simultaneous guesses gain nothing over successive ones. */
export async function refuseWrongKey(
  exam: { id: number; key_hash: Buffer },
  key: string,
  { db, now, player, settings }: Context,
): Promise<void> {
  const { exam_key_tries: most, exam_key_lock_minutes: minutes } = settings
  const tries = await takeTry(db, { examId: exam.id, accountId: player.id, most, lockMs: minutes * 60_000, now })
  if (tries > most) refuse('exam_key_locked')
  if (!(await isKey(key, exam.key_hash))) refuse('invalid_exam_key')
  await forgiveTries(db, exam.id, player.id)
}
