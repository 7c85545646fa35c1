// Logs once that the collector is away, and once that it is back, so that the log does not fill. Calls do not wait for the collector.

import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'

export class QuietExporter implements SpanExporter {
  readonly #exporter: SpanExporter
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  #isAway = false

  constructor(exporter: SpanExporter, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#exporter = exporter
    this.#log = log
  }

  export(...[spans, done]: Parameters<SpanExporter['export']>): void {
    this.#exporter.export(spans, result => {
      const isAway = result.code !== ExportResultCode.SUCCESS
      if (isAway && !this.#isAway) this.#log.warn({ err: result.error }, 'traces are not delivered')
      if (!isAway && this.#isAway) this.#log.warn('traces are delivered again')
      this.#isAway = isAway
      done(result)
    })
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown()
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.()
  }
}
