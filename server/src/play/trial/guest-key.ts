// The key of a guest: the questions, and the order of their options. Encrypted (RFC 7516), so that nobody can forge or read it: the
// stored positions of options could reveal the answers. The server stores nothing of a trial before its first answer.

import { randomUUID } from 'node:crypto'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { refuse } from '../../platform/api/refuse.ts'

const hours = 24

const Claims = z.object({
  jti: z.uuid(),
  iat: z.int(),
  exp: z.int(),
  /** Per question: its id, the stored index of the option in each shown place, and whether it had been rearranged by then. */
  asks: z.array(z.union([z.tuple([z.int(), z.array(z.int())]), z.tuple([z.int(), z.array(z.int()), z.literal(true)])])),
})

export interface Guest {
  id: string
  beganAt: Date
  expiresAt: Date
  asks: Pick<FrozenQuestion, 'question_id' | 'order' | 'arranged'>[]
}

export function newGuest(asks: Guest['asks'], now: Date): Guest {
  // Whole seconds, as the key holds them.
  const beganAt = new Date(Math.floor(now.getTime() / 1000) * 1000)
  return { id: randomUUID(), beganAt, expiresAt: new Date(beganAt.getTime() + hours * 3_600_000), asks }
}

export function keyOf({ id, beganAt, expiresAt, asks }: Guest, secret: Uint8Array): Promise<string> {
  return new EncryptJWT({ asks: asks.map(({ question_id, order, arranged }) => [question_id, order, ...(arranged ? [true] : [])]) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setJti(id)
    .setIssuedAt(beganAt)
    .setExpirationTime(expiresAt)
    .encrypt(secret)
}

/** @throws Refused trial_over */
export async function guestOf(key: string, secret: Uint8Array, now: Date): Promise<Guest> {
  const claims = Claims.safeParse(await payloadOf(key, secret, now))
  if (!claims.success) return refuse('trial_over')
  const { jti: id, iat, exp, asks } = claims.data
  const times = { beganAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) }
  return {
    id,
    ...times,
    asks: asks.map(([question_id, order, arranged = false]) => ({ question_id, order, ...(arranged && { arranged }) })),
  }
}

async function payloadOf(key: string, secret: Uint8Array, now: Date): Promise<unknown> {
  try {
    const how = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'], currentDate: now }
    return (await jwtDecrypt(key, secret, how)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
