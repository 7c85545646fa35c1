// Parses the header in which another process names its trace: https://www.w3.org/TR/trace-context/

import { isSpanContextValid, type SpanContext } from '@opentelemetry/api'

const shape = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/

/** @returns undefined for an invalid header */
export function readTraceparent(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = (typeof header === 'string' && shape.exec(header)) || []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(context) ? context : undefined
}
