// The key of a guest: which questions, and in which order their options stand. Sealed (RFC 7516), so that nobody makes one up, and nobody
// reads it: the author's order would tell the answers. Until its first answer nothing of it is stored.

import { randomUUID } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { refuse } from '../api/refuse.ts'

const hours = 24

const Claims = z.object({
  jti: z.uuid(),
  iat: z.int(),
  exp: z.int(),
  /** Of each question its id and, for each place shown, the author's index of the option. */
  asks: z.array(z.tuple([z.int(), z.array(z.int())])),
})

export interface Guest {
  id: string
  beganAt: Date
  expiresAt: Date
  asks: { question_id: number; order: number[] }[]
}

export function newGuest(asks: Guest['asks'], now: Date): Guest {
  // Whole seconds, as the key holds them.
  const beganAt = new Date(Math.floor(now.getTime() / 1000) * 1000)
  return { id: randomUUID(), beganAt, expiresAt: new Date(beganAt.getTime() + hours * 3_600_000), asks }
}

export function keyOf({ id, beganAt, expiresAt, asks }: Guest, secret: Uint8Array): Promise<string> {
  return new EncryptJWT({ asks: asks.map(({ question_id, order }) => [question_id, order]) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setJti(id)
    .setIssuedAt(beganAt)
    .setExpirationTime(expiresAt)
    .encrypt(secret)
}

/** @throws Refused taste_over */
export async function guestOf(key: string, secret: Uint8Array, now: Date): Promise<Guest> {
  const claims = Claims.safeParse(await payloadOf(key, secret, now))
  if (!claims.success) return refuse('taste_over')
  const { jti: id, iat, exp, asks } = claims.data
  const times = { beganAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) }
  return { id, ...times, asks: asks.map(([question_id, order]) => ({ question_id, order })) }
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
