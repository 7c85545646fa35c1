// GET /metrics for Prometheus: with the token, or without it in development from this machine.

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { NotFound } from './respond.ts'

/** The number of label values is bounded: all unknown paths share one. */
const routeOf = (request: FastifyRequest) => {
  const action = request.params && typeof request.params === 'object' && 'action' in request.params ? String(request.params.action) : ''
  return action || (request.routeOptions.url ?? 'unknown')
}

export function registerMetrics(http: FastifyInstance, config: Config, database: Database): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply, by route or action and status',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const lost = new Counter({
    name: 'database_connections_lost_total',
    help: 'Connections to the database that broke or could not be opened again',
    registers: [registry],
  })
  database.onTrouble(() => lost.inc())
  http.addHook('onResponse', async (request, reply) => {
    const route = reply.statusCode === 404 ? 'unknown' : routeOf(request)
    durations.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  http.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayScrape(request, config)) throw new NotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  http.addHook('onClose', async () => registry.clear())
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
