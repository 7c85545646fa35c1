// /api/openapi.json and /api/docs, both made from the contract, once.

import type { FastifyInstance } from 'fastify'
import type { ActionSpec } from '@trivium/contract/action'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

export function registerDocs(http: FastifyInstance, contract: Record<string, ActionSpec>): void {
  const document = JSON.stringify(openApi(contract))
  const page = docsPage(contract)
  http.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  http.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
