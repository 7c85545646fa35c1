// A trace collector like OpenTelemetry's: takes OTLP over HTTP, and reads what arrives.

import { createServer } from 'node:http'
import { z } from 'zod'
import { portOf } from './breakable-proxy.ts'

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(Attribute),
  status: z.object({ code: z.number().optional() }),
  links: z.array(z.object({ traceId: z.string() })).optional(),
})
const Sent = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes: z.array(Attribute) }), scopeSpans: z.array(z.object({ spans: z.array(Span) })) }),
  ),
})

export interface Received extends Omit<z.infer<typeof Span>, 'attributes' | 'links'> {
  attributes: Record<string, unknown>
  /** The attributes of the sender. */
  resource: Record<string, unknown>
  linked: string[]
  isError: boolean
}

export async function startCollector() {
  const spans: Received[] = []
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    texts.push(text)
    spans.push(...read(text))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    endpoint: `http://127.0.0.1:${portOf(server.address())}`,
    spans,
    /** Everything that has arrived, unchanged. */
    text: () => texts.join('\n'),
    named: (name: string) => spans.filter(span => span.name === name),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
    },
  }
}

function read(text: string): Received[] {
  return Sent.parse(JSON.parse(text)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, links = [], ...span }) => ({
        ...span,
        attributes: valuesOf(attributes),
        resource: valuesOf(resource.attributes),
        linked: links.map(({ traceId }) => traceId),
        isError: span.status.code === 2,
      })),
    ),
  )
}

const valuesOf = (attributes: z.infer<typeof Attribute>[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
