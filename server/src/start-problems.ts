// What an operator can mend, in one sentence. Everything else that goes wrong at the start is a bug and shows its stack.

import { z } from 'zod'
import { ConfigError } from './config.ts'
import { errorCode } from './db/transaction.ts'

const Place = z.object({ address: z.string().optional(), hostname: z.string().optional(), port: z.int().optional() })

const sentences: Record<string, (where: string) => string> = {
  EADDRINUSE: where => `${where} is in use by another program: stop that one, or set PORT to another number.`,
  EACCES: where => `This user may not listen on ${where}: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: where => `${where} is not an address of this machine: set HOST to one that is.`,
  ENOTFOUND: where => `There is no host ${where}: check HOST, DATABASE_URL and REDIS_URL.`,
  ECONNREFUSED: where => `Nothing answers at ${where}: check that the server of DATABASE_URL runs.`,
  '28P01': () => 'DATABASE_URL has the wrong password.',
  '28000': () => 'The server of DATABASE_URL refuses this user.',
  '3D000': () => 'The database named in DATABASE_URL does not exist.',
}

/** @returns null for what is not the operator's to mend. */
export function explainStartProblem(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message
  return sentences[errorCode(error)]?.(whereOf(error)) ?? null
}

/** Errors of sockets carry where they happened. */
function whereOf(error: unknown): string {
  const place = Place.safeParse(error)
  if (!place.success) return ''
  const { address, hostname, port } = place.data
  return [address ?? hostname, port].filter(part => part !== undefined).join(':')
}
