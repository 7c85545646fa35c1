// Metrics of calls: duration, outcome, size, and how many wait.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { FairQueue } from '../api/requests/fair-queue.ts'
import { refusalOf } from '../api/respond.ts'
import { showGauge } from './show.ts'

/** The label of a request. All unknown paths share one label, so that the number of labels stays bounded. */
export function routeOf(request: FastifyRequest): string {
  const action = request.params && typeof request.params === 'object' && 'action' in request.params ? String(request.params.action) : ''
  return action || (request.routeOptions.url ?? 'unknown')
}

/** Invalid input and missing rights are the caller's errors; a fault is ours. */
function outcomeOf(status: number, refusal: string | undefined): 'ok' | 'refused' | 'rejected' | 'fault' {
  if (status >= 500) return 'fault'
  if (status >= 400) return 'rejected'
  return refusal === undefined ? 'ok' : 'refused'
}

export function measureCalls(http: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply, by route or action, status and outcome',
    labelNames: ['route', 'status', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Calls refused, by action and code',
    labelNames: ['route', 'code'],
    registers,
  })
  const bytes = new Counter({
    name: 'http_response_bytes_total',
    help: 'Bytes of bodies sent, for replies with a content-length',
    registers,
  })
  http.addHook('onResponse', async (request, reply) => {
    const route = reply.statusCode === 404 ? 'unknown' : routeOf(request)
    const refusal = refusalOf(request)
    durations.observe({ route, status: String(reply.statusCode), outcome: outcomeOf(reply.statusCode, refusal) }, reply.elapsedTime / 1000)
    if (refusal !== undefined) refused.inc({ route, code: refusal })
    bytes.inc(lengthOf(reply))
  })
}

const lengthOf = (reply: FastifyReply) => Number(reply.getHeader('content-length') ?? 0) || 0

export function showShares(registry: Registry, shares: FairQueue): void {
  showGauge(registry, { name: 'http_calls_waiting', help: 'Calls that wait in the fair queue' }, () => shares.waiting)
  showGauge(registry, { name: 'http_calls_running', help: 'Calls that run after waiting in the fair queue' }, () => shares.running)
}
