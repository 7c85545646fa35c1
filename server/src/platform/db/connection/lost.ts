// Tells errors of the database connection and of prepared statements from errors in a statement.

/** The connection broke during the commit: the transaction may have been committed, so it must not be repeated. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost before the database confirmed the commit', { cause })
  }
}

/** No connection could be opened. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super(`the database cannot be reached: ${messageOf(cause)}`, { cause })
  }
}

/** The server or the network ended the connection. Everything uncommitted was rolled back. */
const lostCodes = /^(57P0[125]|08|25P03|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT)/
const lostMessages = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** The database is starting, stopping or unreachable, has run out of a resource, or takes too long. */
const awayCodes = /^(57P0|57014|55P03|53|ECONN|EHOST|ENET|EAI_|ENOTFOUND)/
const awayMessages = /^(timeout e|Query read timeout|driver has already been destroyed)/

/** Whether an open connection was lost. */
export function isConnectionLost(error: unknown): boolean {
  return lostCodes.test(errorCode(error)) || lostMessages.test(messageOf(error))
}

/** Whether the database is unavailable or overloaded: a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Unreachable || error instanceof CommitUnknown || isConnectionLost(error)) return true
  return awayCodes.test(errorCode(error)) || awayMessages.test(messageOf(error))
}

/** Whether the disk of the database or of the upload folder is full. */
export const isDiskFull = (error: unknown): boolean => ['53100', 'ENOSPC', 'EDQUOT'].includes(errorCode(error))

/** Whether a prepared statement selects columns that another release has changed meanwhile. */
export function isPlanOutdated(error: unknown): boolean {
  return errorCode(error) === '0A000' && error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

/** The SQLSTATE of a database error, or an empty string. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
