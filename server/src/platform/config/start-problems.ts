// Explains in one sentence each start problem that an operator can fix. Any other error at the start is a bug and shows its stack.

import { z } from 'zod'
import { ConfigError, inUrl } from './config.ts'
import { errorCode } from '../db/connection/lost.ts'

const Place = z.object({
  address: z.string().optional(),
  hostname: z.string().optional(),
  port: z.int().optional(),
  path: z.string().optional(),
})
/** A file error of PGlite, whose file system has its own error numbers. */
const FileProblem = z.object({ name: z.literal('ErrnoError'), errno: z.int() })
const fileCodes: Record<number, string> = { 2: 'EPERM', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

const unreachable = (where: string) =>
  `${where || 'The server of DATABASE_URL'} cannot be reached: check DATABASE_URL, the network and its firewalls.`

const unwritable = (where: string) =>
  `${where || 'The data directory'} cannot be written to: give this user access to it, or set DATA_DIR to another place.`

const full = () => 'The disk of the database is full: free some space on it.'

const sentences: Record<string, (where: string) => string> = {
  EADDRINUSE: where => `${where} is in use by another program: stop that one, or set PORT to another number.`,
  EACCES: where => `This user may not listen on ${where}: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: where => `${where} is not an address of this machine: set HOST to one that is.`,
  ENOTFOUND: where => `There is no host ${where}: check HOST, DATABASE_URL and REDIS_URL.`,
  EAI_AGAIN: where => `The name ${where} cannot be looked up: check the network, HOST, DATABASE_URL and REDIS_URL.`,
  ECONNREFUSED: where => `Nothing answers at ${where}: check that the server of DATABASE_URL runs.`,
  EPERM: unwritable,
  EROFS: unwritable,
  ENOSPC: full,
  EDQUOT: full,
  '53100': full,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  '28P01': () => 'DATABASE_URL has the wrong password.',
  '28000': () => 'The server of DATABASE_URL refuses this user.',
  '3D000': () => 'The database named in DATABASE_URL does not exist.',
  '57014': () => 'The server of DATABASE_URL took too long to answer: start again when the server of DATABASE_URL has less to do.',
}

/** @returns null for an error that the operator cannot fix */
export function explainStartProblem(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message
  // Connecting to a host name with several addresses fails once for each address: the first error is enough.
  if (error instanceof AggregateError) return explainStartProblem(error.errors[0])
  return sentences[codeOf(error)]?.(whereOf(error)) ?? null
}

/** A timeout of the connection pool has no code, so we match its message. */
function codeOf(error: unknown): string {
  const file = FileProblem.safeParse(error)
  if (file.success) return fileCodes[file.data.errno] ?? ''
  // EACCES means a file or a port; only the file's error has a path.
  if (errorCode(error) === 'EACCES' && Place.safeParse(error).data?.path !== undefined) return 'EPERM'
  const isImpatience = error instanceof Error && /^timeout exceeded when trying to connect|due to connection timeout$/.test(error.message)
  return isImpatience ? 'ETIMEDOUT' : errorCode(error)
}

/** The address or path in the error of a socket or file. */
function whereOf(error: unknown): string {
  const place = Place.safeParse(error)
  if (!place.success) return ''
  const { address, hostname, port, path } = place.data
  if (path !== undefined) return path
  return [address === undefined ? hostname : inUrl(address), port].filter(part => part !== undefined).join(':')
}
