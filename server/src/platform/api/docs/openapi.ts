// The contract as an OpenAPI 3.1 document.

import { type ActionSpec, isForStaff, pathOf } from '@trivium/contract/platform/action'
import { demoRuleOf } from '@trivium/contract/demo'
import { mayNeedSecondFactor } from '../requests/second-factor.ts'
import { inputSchema, jsonSchema, type JsonSchema } from './json-schema.ts'
import type { FastifyInstance } from 'fastify'
import { type ApiPage, docsPage } from './docs-page.ts'
import { cachedReply } from '../requests/cached-reply.ts'

// /api/openapi.json and /api/docs. Both are generated from the contract, once per process.
export function registerDocs(http: FastifyInstance, contract: Record<string, ActionSpec>, parts: ApiPage): void {
  const document = cachedReply('application/json; charset=utf-8', () => JSON.stringify(openApi(contract)))
  const page = cachedReply('text/html; charset=utf-8', () => docsPage(parts))
  http.get('/api/openapi.json', document)
  http.get('/api/docs', page)
}

type Json = Record<string, unknown>

const bodyTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']
const ref = (place: string, name: string) => ({ $ref: `#/components/${place}/${name}` })

export function openApi(contract: Record<string, ActionSpec>): Json {
  const entries = Object.entries(contract)
  return {
    openapi: '3.1.0',
    info: { title: 'Trivium', version: '1', description: introduction },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(entries.map(([name, spec]) => [pathOf(name, spec.access), { post: operation(name, spec) }])),
    components: {
      securitySchemes: { api_token: { type: 'http', scheme: 'bearer', description: 'The api_token of user_signup.' } },
      schemas: Object.fromEntries(entries.flatMap(([name, spec]) => schemasOf(name, spec))),
      responses: failures,
      parameters: { idempotency_key: idempotencyKey },
    },
  }
}

function operation(name: string, spec: ActionSpec): Json {
  const types = spec.file ? bodyTypes.slice(0, 1) : bodyTypes
  const schema = ref('schemas', `${name}.input`)
  return {
    operationId: name,
    summary: spec.summary,
    description: `Access: ${spec.access}. Refusals: ${spec.refusals.length === 0 ? 'none of its own' : spec.refusals.join(', ')}.`,
    // Callers may also send a token to actions that are open to anyone.
    security: spec.access === 'anyone' ? [{}, { api_token: [] }] : [{ api_token: [] }],
    ...(spec.movesCoins && { parameters: [ref('parameters', 'idempotency_key')] }),
    requestBody: { content: Object.fromEntries(types.map(type => [type, { schema }])) },
    responses: {
      200: { description: 'Answered or refused', content: { 'application/json': { schema: ref('schemas', `${name}.reply`) } } },
      ...Object.fromEntries(Object.keys(failures).map(status => [status, ref('responses', status)])),
    },
  }
}

function schemasOf(name: string, spec: ActionSpec): [string, JsonSchema][] {
  const data = jsonSchema(spec.output)
  const meta = spec.meta ? jsonSchema(spec.meta) : {}
  const answered = {
    type: 'object',
    required: ['error', 'message', 'data', ...(meta.required ?? [])],
    properties: { error: { const: false }, message: { const: 'ok' }, data, ...meta.properties },
  }
  const staffs = isForStaff(spec.access)
    ? ([...(spec.needsFreshSignIn ? ['sign_in_again'] : []), ...(spec.writes ? ['not_allowed_in_demo'] : [])] as const)
    : []
  const factor = mayNeedSecondFactor(name, spec) ? (['second_factor_needed'] as const) : []
  const demo = ['keeps', 'refused'].includes(demoRuleOf(name) ?? '') ? (['not_allowed_in_demo'] as const) : []
  const codes = [...spec.refusals, ...demo, 'maintenance', ...factor, ...staffs, ...(spec.movesCoins ? ['idempotency_mismatch'] : [])]
  const refused = {
    type: 'object',
    required: ['error', 'message'],
    properties: { error: { const: true }, message: { type: 'string', enum: [...new Set(codes)] } },
  }
  return [
    [`${name}.input`, inputSchema(spec)],
    [`${name}.reply`, { oneOf: [answered, refused] }],
  ]
}

const introduction = [
  'Every call is a POST with multipart, urlencoded or JSON fields. Answered and refused calls are HTTP 200 with an envelope: `error` false',
  'with `data`, or `error` true with a code in `message`. Times are ISO 8601 in UTC. A `language_id` of 0 counts as none.',
].join(' ')

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body repeats the first answer; with another body it is refused.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
}

const failure = (description: string, message: string | readonly string[], more: Json = {}) => {
  const properties = { error: { const: true }, message: typeof message === 'string' ? { const: message } : { enum: message }, ...more }
  return { description, content: { 'application/json': { schema: { type: 'object', required: ['error', 'message'], properties } } } }
}
const issue = { type: 'object', properties: { field: { type: 'string' }, problem: { type: 'string' } } }
const failures = {
  400: failure('A field is malformed or missing', 'invalid_input', { issues: { type: 'array', items: issue } }),
  401: failure('The token is missing, unknown or expired, or its account was deactivated', ['unauthorized', 'account_deactivated']),
  403: failure('Somebody else’s, or another role’s', 'forbidden'),
  413: failure('The body is too large', 'too_large'),
  429: failure('Too many calls: wait for Retry-After seconds', 'too_many_requests'),
  500: failure('A fault, logged under this id', 'internal_error', { request_id: { type: 'string' } }),
  503: failure('Shutting down, or the database is away', 'unavailable', { request_id: { type: 'string' } }),
}
