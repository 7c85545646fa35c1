// /api/openapi.json and /api/docs. Both are generated from the contract, once per process.

import type { FastifyInstance } from 'fastify'
import type { ActionSpec } from '@trivium/contract/platform/action'
import { type ApiPage, docsPage } from './docs-page.ts'
import { cachedReply } from '../requests/cached-reply.ts'
import { openApi } from './openapi.ts'

export function registerDocs(http: FastifyInstance, contract: Record<string, ActionSpec>, parts: ApiPage): void {
  const document = cachedReply('application/json; charset=utf-8', () => JSON.stringify(openApi(contract)))
  const page = cachedReply('text/html; charset=utf-8', () => docsPage(parts))
  http.get('/api/openapi.json', document)
  http.get('/api/docs', page)
}
