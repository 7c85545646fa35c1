// The one place where refusals and faults become HTTP replies.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDiskFull } from '../db/connection/lost.ts'
import { BodyMalformed, BodyTooLarge } from './requests/body.ts'
import { InvalidInput, NotYours, Refused } from './refuse.ts'

/** Tells the caller why their token is not accepted. */
export type SignedOutReason = 'unauthorized' | 'account_deactivated'
export class Unauthorized extends Error {
  readonly reason: SignedOutReason
  constructor(reason: SignedOutReason = 'unauthorized') {
    super(reason)
    this.reason = reason
  }
}
export class NotFound extends Error {}
export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('too_many_requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
export class Unavailable extends Error {}

/** The refusal code of each refused call. */
const refusals = new WeakMap<FastifyRequest, string>()

export const noteRefusal = (request: FastifyRequest, code: string) => void refusals.set(request, code)

/** @returns undefined for a call that was not refused; invalid input and faults are not refusals */
export const refusalOf = (request: FastifyRequest): string | undefined => refusals.get(request)

export function respondToError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const send = (status: number, message: string, more: Record<string, unknown> = {}) =>
    reply.code(status).send({ error: true, message, ...more })

  if (error instanceof Refused) {
    noteRefusal(request, error.code)
    return send(200, error.code)
  }
  if (error instanceof InvalidInput) return send(400, 'invalid_input', { issues: error.issues })
  if (error instanceof BodyMalformed) return send(400, 'invalid_input', { issues: [{ field: '', problem: error.message }] })
  if (error instanceof Unauthorized) return send(401, error.reason)
  if (error instanceof NotYours) return send(403, 'forbidden')
  if (error instanceof NotFound) return send(404, 'not_found')
  if (error instanceof BodyTooLarge || httpStatus(error) === 413) {
    // Closes the connection instead of reading the rest of the body.
    void reply.header('connection', 'close')
    return send(413, 'too_large')
  }
  if (error instanceof TooManyRequests) {
    return reply.header('retry-after', error.retryAfterSeconds).code(429).send({ error: true, message: 'too_many_requests' })
  }
  const status = httpStatus(error)
  // A URL this long is not one of ours.
  if (status === 414) return send(404, 'not_found')
  if (status === 415) return send(415, 'unsupported_media_type')
  if (status >= 400 && status < 500) return send(400, 'invalid_input', { issues: [{ field: '', problem: 'the body is malformed' }] })
  request.log.error({ err: error, requestId: request.id }, 'fault')
  if (error instanceof Unavailable || isDatabaseAway(error) || isDiskFull(error)) {
    return reply.header('retry-after', 2).code(503).send({ error: true, message: 'unavailable', request_id: request.id })
  }
  return send(500, 'internal_error', { request_id: request.id })
}

function httpStatus(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
}
