// A span for every statement of a traced call, job or handshake: its text with numbered parameters, never their values.

import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { errorCode } from '../db/connection/lost.ts'
import type { Watcher } from '../db/changes/watch.ts'
import type { Scope } from './scope.ts'

const longestText = 2_000
const nothing = () => {}

export function watchStatements(scope: Scope): Watcher {
  return {
    onStatement(text) {
      const summary = summaryOf(text)
      const span = scope.beginWithin(summary, SpanKind.CLIENT)
      if (!span) return nothing
      span.setAttributes({
        'db.system.name': 'postgresql',
        'db.operation.name': summary.split(' ', 1)[0],
        'db.query.summary': summary,
        'db.query.text': text.slice(0, longestText),
      })
      return error => {
        if (error !== undefined) {
          const code = errorCode(error)
          // We leave out the error's message, because it may hold row values.
          span.setAttributes({ 'error.type': code || 'unknown', ...(code && { 'db.response.status_code': code }) })
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      }
    },
  }
}

const changes = /\b(insert into|update|delete from)\s+"?([a-z_]+)/i
const reads = /\bfrom\s+"?([a-z_]+)/i

/** The operation and table of a statement, as in `INSERT answers`; for several changes the first. */
export function summaryOf(text: string): string {
  const change = changes.exec(text)
  if (change) return `${change[1]?.split(/\s/, 1)[0]?.toUpperCase()} ${change[2]}`
  const [operation = ''] = /[a-z]+/i.exec(text) ?? []
  const table = reads.exec(text)?.[1]
  const kind = operation.toLowerCase() === 'with' ? 'SELECT' : operation.toUpperCase()
  return table === undefined ? kind : `${kind} ${table}`
}
