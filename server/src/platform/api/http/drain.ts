// Draining is the time between the stop signal and the stop: the server still answers calls, but tells proxies to go elsewhere.

import type { FastifyInstance } from 'fastify'

const draining = new WeakSet<FastifyInstance>()

/** Begins to drain: from now on health checks answer 503, and the server closes each connection after its call. */
export const leave = (http: FastifyInstance): void => void draining.add(http)

export const isDraining = (http: FastifyInstance): boolean => draining.has(http)

/** Closes each connection after its call: otherwise the stop could cut a proxy's next call. Register it before any route. */
export function endConnectionsWhileDraining(http: FastifyInstance): void {
  http.addHook('onRequest', async (_request, reply) => {
    if (isDraining(http)) void reply.header('connection', 'close')
  })
}
