// The current call, job or handshake that the code runs for. We register nothing with OpenTelemetry's global API, so that two servers in
// one process do not mix.

import { AsyncLocalStorage } from 'node:async_hooks'
import { type Attributes, type Context, type Link, ROOT_CONTEXT, type Span, type SpanKind, trace, type Tracer } from '@opentelemetry/api'

export interface TracedWork {
  readonly span: Span
  readonly context: Context
  /** Set when the part has ended: timers and later work that it started no longer belong to it. */
  isOver: boolean
}

export interface Beginning {
  kind: SpanKind
  attributes?: Attributes
  links?: Link[]
  /** The context of a parent span in another process. */
  parent?: Context
}

export class Scope {
  readonly #tracer: Tracer
  readonly #current = new AsyncLocalStorage<TracedWork>()

  constructor(tracer: Tracer) {
    this.#tracer = tracer
  }

  begin(name: string, { parent = ROOT_CONTEXT, ...options }: Beginning): TracedWork {
    const span = this.#tracer.startSpan(name, options, parent)
    return { span, context: trace.setSpan(parent, span), isOver: false }
  }

  run<Result>(part: TracedWork, work: () => Result): Result {
    return this.#current.run(part, work)
  }

  /** @returns undefined outside a part, after its end, or when it is not sampled */
  beginWithin(name: string, kind: SpanKind): Span | undefined {
    const part = this.#current.getStore()
    if (!part || part.isOver || !part.span.isRecording()) return undefined
    return this.#tracer.startSpan(name, { kind }, part.context)
  }

  end(part: TracedWork): void {
    part.isOver = true
    part.span.end()
  }
}
