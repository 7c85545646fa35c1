// The contract as an OpenAPI 3.1 document.

import { z } from 'zod'
import type { ActionSpec } from '@trivium/contract/action'

type Json = Record<string, unknown>

const bodyTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']

export function openApi(contract: Record<string, ActionSpec>): Json {
  const paths = Object.fromEntries(Object.entries(contract).map(([name, spec]) => [`/api/${name}`, { post: operation(name, spec) }]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trivium',
      version: '1',
      description:
        'Every call is a POST. Answered and refused calls are HTTP 200 with an envelope: `error` false with `data`, or `error` true with a code in `message`.',
    },
    components: { securitySchemes: { api_token: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function operation(name: string, spec: ActionSpec): Json {
  const schema = inputSchema(spec)
  const types = spec.file ? bodyTypes.slice(0, 1) : bodyTypes
  return {
    operationId: name,
    summary: spec.summary,
    description: `Access: ${spec.access}. Refusals: ${spec.refusals.length === 0 ? 'none' : spec.refusals.join(', ')}.`,
    security: spec.access === 'anyone' ? [] : [{ api_token: [] }],
    ...(spec.movesCoins && {
      parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 128 } }],
    }),
    requestBody: { content: Object.fromEntries(types.map(type => [type, { schema }])) },
    responses: {
      200: { description: 'Answered or refused', content: { 'application/json': { schema: replySchema(spec) } } },
      400: { description: 'invalid_input: a field is malformed or missing' },
      ...(spec.access !== 'anyone' && { 401: { description: 'The token is missing, unknown or expired' } }),
      429: { description: 'too_many_requests: see Retry-After' },
      500: { description: 'internal_error, with a request id' },
    },
  }
}

export function inputSchema(spec: ActionSpec): Json {
  const schema = jsonSchema(spec.input)
  if (!spec.file) return schema
  const properties = { ...(schema.properties as Json | undefined), [spec.file]: { type: 'string', format: 'binary' } }
  return { ...schema, properties, required: [spec.file] }
}

function replySchema(spec: ActionSpec): Json {
  const beside = spec.beside ? jsonSchema(spec.beside) : {}
  const answered = {
    type: 'object',
    required: ['error', 'message', 'data'],
    properties: { error: { const: false }, message: { const: 'ok' }, data: jsonSchema(spec.output), ...(beside.properties as Json | undefined) },
  }
  const refused = { type: 'object', properties: { error: { const: true }, message: { enum: spec.refusals } } }
  return spec.refusals.length === 0 ? answered : { oneOf: [answered, refused] }
}

/** Output side: inputs are described by what they parse to, which is what a caller has to send. */
function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return rest
}
