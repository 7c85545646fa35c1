// What goes wrong between us and the database, as opposed to what the database says about a statement.

/** The connection broke while the commit was under way: what the transaction did may be there, and it must not be done twice. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost before the database confirmed the commit', { cause })
  }
}

/** No connection could be had, for whatever reason. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super(`the database cannot be reached: ${messageOf(cause)}`, { cause })
  }
}

/** The server ended the connection, or the network did. What had not been committed is undone. */
const lostCodes = /^(57P0[125]|08|25P03|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT)/
const lostMessages = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** It does not start or stop for us, is out of something, or takes too long. */
const awayCodes = /^(57P0|57014|53|ECONN|EHOST|ENET|EAI_|ENOTFOUND)/
const awayMessages = /^(timeout e|Query read timeout|driver has already been destroyed)/

/** Whether a connection that had been there is gone. */
export function isConnectionLost(error: unknown): boolean {
  return lostCodes.test(errorCode(error)) || lostMessages.test(messageOf(error))
}

/** Whether the database is away or overloaded, which is nobody's fault: later it may work. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Unreachable || error instanceof CommitUnknown || isConnectionLost(error)) return true
  return awayCodes.test(errorCode(error)) || awayMessages.test(messageOf(error))
}

/** The SQLSTATE of a database error, or an empty text. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
