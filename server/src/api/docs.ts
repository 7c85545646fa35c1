// /api/openapi.json and /api/docs, both made from the contract, once.

import type { FastifyInstance } from 'fastify'
import type { ActionSpec } from '@trivium/contract/action'
import { inputSchema, openApi } from './openapi.ts'

export function registerDocs(http: FastifyInstance, contract: Record<string, ActionSpec>): void {
  const document = JSON.stringify(openApi(contract))
  const page = docsPage(contract)
  http.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document))
  http.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}

function docsPage(contract: Record<string, ActionSpec>): string {
  const entries = Object.entries(contract)
  const links = entries.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')
  const sections = entries.map(([name, spec]) => section(name, spec)).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Trivium API</title><style>${style}</style>
<header><h1>Trivium API</h1><p>Every call is <code>POST /api/{action}</code> with multipart, urlencoded or JSON fields.
Sign in with <code>Authorization: Bearer &lt;api_token&gt;</code>. A reply is <code>{"error":false,"message":"ok","data":…}</code>, a refusal
<code>{"error":true,"message":"code"}</code>, both HTTP 200. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Actions"><ul>${links}</ul></nav><main>${sections}</main></html>`
}

function section(name: string, spec: ActionSpec): string {
  const fields = fieldsOf(spec)
  const rows = fields.map(field => `<tr><td><code>${field.name}</code></td><td>${field.type}</td><td>${field.isNeeded ? 'needed' : ''}</td></tr>`)
  const table = rows.length === 0 ? '<p>No fields.</p>' : `<table><tr><th>Field</th><th>Type</th><th></th></tr>${rows.join('')}</table>`
  const refusals = spec.refusals.map(code => `<code>${code}</code>`).join(' ')
  return `<section id="${name}"><h2>${name}</h2><p>${escapeHtml(spec.summary)}.</p>
<p class="facts">Access: ${spec.access}${spec.movesCoins ? ' · accepts Idempotency-Key' : ''}</p>${table}${refusals && `<p>Refusals: ${refusals}</p>`}</section>`
}

interface Field {
  name: string
  type: string
  isNeeded: boolean
}

function fieldsOf(spec: ActionSpec): Field[] {
  const schema: { properties?: Record<string, { type?: string; enum?: unknown[]; format?: string }>; required?: string[] } = inputSchema(spec)
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: field.enum ? field.enum.map(value => `<code>${escapeHtml(String(value))}</code>`).join(' ') : (field.format ?? field.type ?? 'text'),
    isNeeded: schema.required?.includes(name) ?? false,
  }))
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1.5rem;color:#1d1b33;background:#fbf8f1}
nav ul{columns:16rem;padding-inline-start:1rem}section{background:#fff;border-radius:1rem;padding:1rem 1.5rem;margin:1rem 0}
h2{font:600 1.1rem ui-monospace,monospace;margin:0}code{background:#f1ecdf;border-radius:.25rem;padding:0 .25rem}
table{border-collapse:collapse}td,th{text-align:start;padding:.25rem 1rem .25rem 0;vertical-align:top}.facts{color:#5c5875}a{color:#4338a8}
@media(prefers-color-scheme:dark){body{background:#15132b;color:#eceaf8}section{background:#201d3d}code{background:#2d2952}.facts{color:#aaa6cc}a{color:#a9a1ff}}`
