// A span for every call, with names and attributes after the semantic conventions for HTTP servers. It has no input, person or address
// of the caller.

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, isSpanContextValid, type SpanContext } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from '../api/respond.ts'
import type { Beginning, TracedWork, Scope } from './scope.ts'

// Parses the header in which another process names its trace: https://www.w3.org/TR/trace-context/
const shape = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/

/** @returns undefined for an invalid header */
export function readTraceparent(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = (typeof header === 'string' && shape.exec(header)) || []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(context) ? context : undefined
}

/** We trace the calls of players, staff and their pages, but not files of the web client, health checks and metrics. */
const traced = /^\/(api|identity|media)(\/|$)/

export function traceCalls(http: FastifyInstance, scope: Scope, trustsTraceparent: boolean): void {
  const parts = new WeakMap<FastifyRequest, TracedWork>()
  http.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request)
    if (!traced.test(route)) return done()
    const part = scope.begin(`${request.method} ${route}`, beginningOf(request, route, trustsTraceparent))
    parts.set(request, part)
    const log = request.log.child({ trace_id: part.span.spanContext().traceId })
    request.log = log
    reply.log = log
    scope.run(part, done)
  })
  // After the body is read, the code runs in the context of the connection, so we enter the context of the call again.
  http.addHook('preValidation', (request, _reply, done) => {
    const part = parts.get(request)
    if (part) scope.run(part, done)
    else done()
  })
  http.addHook('onResponse', async (request, reply) => {
    const part = parts.get(request)
    if (!part) return
    describeEnd(part, request, reply)
    scope.end(part)
  })
}

/** Names actions by their own name, because the list is closed, and everything else by its route pattern. */
function routeOf({ params, routeOptions: { url = '' } }: FastifyRequest): string {
  const action = params && typeof params === 'object' && 'action' in params ? String(params.action) : undefined
  return action !== undefined && /^[a-z0-9_]{1,60}$/.test(action) ? url.replace(':action', action) : url
}

function beginningOf(request: FastifyRequest, route: string, trustsTraceparent: boolean): Beginning {
  const theirs = readTraceparent(request.headers.traceparent)
  const attributes = {
    'http.request.method': request.method,
    'http.route': route,
    'url.scheme': request.protocol,
    'url.path': route,
    'trivium.request_id': request.id,
  }
  const common = { kind: SpanKind.SERVER, attributes }
  if (!theirs) return common
  // A stranger must decide neither which traces we sample nor what belongs to a trace, so we only link to theirs.
  if (!trustsTraceparent) return { ...common, links: [{ context: theirs }] }
  return { ...common, parent: trace.setSpanContext(ROOT_CONTEXT, theirs) }
}

/** Removes a name that a stranger made up. */
function clearName({ span }: TracedWork, { method, routeOptions: { url = '' } }: FastifyRequest): void {
  span.updateName(`${method} ${url}`)
  span.setAttributes({ 'http.route': url, 'url.path': url })
}

/** A refusal is a normal answer; a fault is an error. */
function describeEnd(part: TracedWork, request: FastifyRequest, { statusCode }: FastifyReply): void {
  const { span } = part
  if (statusCode === 404) clearName(part, request)
  span.setAttribute('http.response.status_code', statusCode)
  const refusal = refusalOf(request)
  if (refusal !== undefined) span.setAttribute('trivium.refusal', refusal)
  if (statusCode < 500) return
  span.setAttribute('error.type', String(statusCode))
  span.setStatus({ code: SpanStatusCode.ERROR })
}
