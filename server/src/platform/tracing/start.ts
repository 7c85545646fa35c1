// OpenTelemetry traces, recorded by our own hooks (docs/decisions/042). Loaded only when OTEL_EXPORTER_OTLP_ENDPOINT is set.

import { randomUUID } from 'node:crypto'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { Traces } from '../config/config.ts'
import type { Database } from '../db/connect.ts'
import type { Follow } from '../follow.ts'
import { traceCalls } from './calls.ts'
import { QuietExporter } from './quiet-exporter.ts'
import { Scope } from './scope.ts'
import { watchStatements } from './statements.ts'

export interface Tracing {
  follow: Follow
  /** Sends the remaining spans. */
  stop: () => Promise<void>
}

const exportMs = 5_000
/** The longest wait on shutdown, so that a collector that is away does not keep the server from stopping. */
const farewellMs = 3_000

export function startTracing(traces: Traces, http: FastifyInstance, database: Database): Tracing {
  const provider = providerOf(traces, http)
  const scope = new Scope(provider.getTracer('trivium'))
  traceCalls(http, scope, traces.trustsTraceparent)
  const stopWatching = database.watch.add(watchStatements(scope))
  return {
    follow: followIn(scope),
    async stop() {
      stopWatching()
      let timer: NodeJS.Timeout | undefined
      const enough = new Promise<void>(resolve => {
        timer = setTimeout(resolve, farewellMs)
      })
      await Promise.race([provider.shutdown().catch(() => {}), enough])
      clearTimeout(timer)
    },
  }
}

function providerOf({ endpoint, ratio, serviceName }: Traces, { log }: FastifyInstance): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportMs })
  const ours = resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() })
  return new TracerProvider({
    resource: defaultResource().merge(ours),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new QuietExporter(exporter, log) })],
  })
}

const kinds = { job: SpanKind.INTERNAL, handshake: SpanKind.SERVER }

function followIn(scope: Scope): Follow {
  return ({ kind, name }, work) => {
    const part = scope.begin(`${kind} ${name}`, { kind: kinds[kind], attributes: { [`trivium.${kind}`]: name } })
    return scope.run(part, async () => {
      try {
        return await work((noted, value) => void part.span.setAttribute(noted, value))
      } catch (error) {
        part.span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
        part.span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        scope.end(part)
      }
    })
  }
}
