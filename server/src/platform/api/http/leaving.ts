// The time between being told to stop and stopping: everything is served as before, but proxies learn that they should go elsewhere.

import type { FastifyInstance } from 'fastify'

const leaving = new WeakSet<FastifyInstance>()

/** The server is about to stop: health checks say so from now on, and no connection is kept for another call. */
export const leave = (http: FastifyInstance): void => void leaving.add(http)

export const isLeaving = (http: FastifyInstance): boolean => leaving.has(http)

/** A connection that a proxy keeps could be closed under its next call. Register it before any route. */
export function endConnectionsWhileLeaving(http: FastifyInstance): void {
  http.addHook('onRequest', async (_request, reply) => {
    if (isLeaving(http)) void reply.header('connection', 'close')
  })
}
