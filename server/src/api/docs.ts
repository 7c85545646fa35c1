// /api/openapi.json and /api/docs, both made from the contract, once.

import type { FastifyInstance } from 'fastify'
import type { ActionSpec } from '@trivium/contract/action'
import { docsPage } from './docs-page.ts'
import { keptReply } from './kept-reply.ts'
import { openApi } from './openapi.ts'

export function registerDocs(http: FastifyInstance, contract: Record<string, ActionSpec>): void {
  const document = keptReply('application/json; charset=utf-8', () => JSON.stringify(openApi(contract)))
  const page = keptReply('text/html; charset=utf-8', () => docsPage(contract))
  http.get('/api/openapi.json', document)
  http.get('/api/docs', page)
}
