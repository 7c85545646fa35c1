// The time between being told to stop and stopping: everything is served as before, but proxies learn that they should go elsewhere.

import type { FastifyInstance } from 'fastify'

const draining = new WeakSet<FastifyInstance>()

/** The server is about to stop: health checks say so from now on, and no connection is kept for another call. */
export const leave = (http: FastifyInstance): void => void draining.add(http)

export const isDraining = (http: FastifyInstance): boolean => draining.has(http)

/** A connection that a proxy keeps could be closed under its next call. Register it before any route. */
export function endConnectionsWhileDraining(http: FastifyInstance): void {
  http.addHook('onRequest', async (_request, reply) => {
    if (isDraining(http)) void reply.header('connection', 'close')
  })
}
