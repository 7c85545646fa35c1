// GET /metrics for Prometheus. It needs the token, except in development from this machine. metrics/ defines the metrics.

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Config } from '../../config/config.ts'
import { NotFound } from '../respond.ts'

/** @returns the registry for the metrics of all parts */
export function registerMetrics(http: FastifyInstance, config: Config): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  http.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayScrape(request, config)) throw new NotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  http.addHook('onClose', async () => registry.clear())
  return registry
}

function mayScrape(request: FastifyRequest, { metricsToken: token, mode }: Config): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token && given) return isSame(given, token)
  return mode !== 'production' && isLoopback(request)
}

/** Whether the call came over loopback and not through a proxy on this machine, which would hide the real caller. */
export function isLoopback(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const isProxied = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !isProxied && /^(127\.|::1$|::ffff:127\.)/.test(address)
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
