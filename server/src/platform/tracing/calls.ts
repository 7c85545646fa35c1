// A span for every call, named and described as the semantic conventions for HTTP servers say. What a caller sends, who they are and
// where from stays out.

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from '../api/respond.ts'
import type { Beginning, Part, Scope } from './scope.ts'
import { readTraceparent } from './traceparent.ts'

/** What players, staff and their pages ask; files of the web client, health and metrics are nobody's call. */
const traced = /^\/(api|identity|media)(\/|$)/

export function traceCalls(http: FastifyInstance, scope: Scope, trustsTraceparent: boolean): void {
  const parts = new WeakMap<FastifyRequest, Part>()
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
  // Whoever reads the body goes on in the context of the connection, not of the call.
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

/** Actions by their own names, which are a closed list; everything else by its pattern. */
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
  // A stranger decides neither what is sampled nor what a trace consists of: theirs is only pointed at.
  if (!trustsTraceparent) return { ...common, links: [{ context: theirs }] }
  return { ...common, parent: trace.setSpanContext(ROOT_CONTEXT, theirs) }
}

/** What strangers make up is no name for a span. */
function clearName({ span }: Part, { method, routeOptions: { url = '' } }: FastifyRequest): void {
  span.updateName(`${method} ${url}`)
  span.setAttributes({ 'http.route': url, 'url.path': url })
}

/** A refusal is an answer like any other; a fault is an error. */
function describeEnd(part: Part, request: FastifyRequest, { statusCode }: FastifyReply): void {
  const { span } = part
  if (statusCode === 404) clearName(part, request)
  span.setAttribute('http.response.status_code', statusCode)
  const refusal = refusalOf(request)
  if (refusal !== undefined) span.setAttribute('trivium.refusal', refusal)
  if (statusCode < 500) return
  span.setAttribute('error.type', String(statusCode))
  span.setStatus({ code: SpanStatusCode.ERROR })
}
