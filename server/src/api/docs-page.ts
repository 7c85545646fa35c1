// The contract as an HTML page: no scripts, nothing loaded from other sites.

import type { ActionSpec } from '@trivium/contract/action'
import { docsStyle } from './docs-style.ts'
import { inputSchema, jsonSchema, type JsonSchema } from './json-schema.ts'

export function docsPage(contract: Record<string, ActionSpec>): string {
  const entries = Object.entries(contract)
  const links = entries.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')
  const sections = entries.map(([name, spec]) => section(name, spec)).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trivium API</title><style>${docsStyle}</style></head><body>
<header><h1>Trivium API</h1>
<p>Every call is <code>POST /api/{action}</code> with multipart, urlencoded or JSON fields; what is for staff is
<code>POST /api/admin/{action}</code>. Whoever is signed in sends
<code>Authorization: Bearer &lt;api_token&gt;</code>.</p>
<p>An answer is <code>{"error":false,"message":"ok","data":…}</code>, a refusal <code>{"error":true,"message":"code"}</code>; both are HTTP
200. Anything else is 400, 401, 403, 404, 413, 429, 500 or 503. The same as a document:
<a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Actions"><ul>${links}</ul></nav>
<main>${sections}</main></body></html>`
}

function section(name: string, spec: ActionSpec): string {
  const beside = spec.beside ? fieldsOf(jsonSchema(spec.beside)) : []
  const answers = [['data', jsonSchema(spec.output)] as const, ...beside].map(([field, schema]) => answerRow(field, schema)).join('')
  const refusals = spec.refusals.map(code => `<code>${code}</code>`).join(' ')
  return `<section id="${name}"><h2><a href="#${name}">${name}</a></h2>
<p>${escapeHtml(spec.summary)}.</p>
<p class="facts">Access: ${spec.access}${spec.movesCoins ? ' · accepts <code>Idempotency-Key</code>' : ''}</p>
${inputTable(inputSchema(spec))}<h3>Answer</h3><dl>${answers}</dl>${refusals && `<p class="facts">Refusals: ${refusals}</p>`}</section>`
}

function answerRow(field: string, schema: JsonSchema): string {
  return `<dt><code>${field}</code></dt><dd><pre>${escapeHtml(typeText(schema))}</pre></dd>`
}

const fieldsOf = (schema: JsonSchema) => Object.entries(schema.properties ?? {})

function inputTable(schema: JsonSchema): string {
  const rows = fieldsOf(schema).map(([name, field]) => {
    const isNeeded = schema.required?.includes(name)
    return `<tr><th scope="row"><code>${name}</code></th><td>${escapeHtml(fieldText(field))}</td><td>${isNeeded ? 'needed' : ''}</td></tr>`
  })
  return rows.length === 0 ? '<p class="facts">No fields.</p>' : `<table><caption>Fields</caption>${rows.join('')}</table>`
}

function fieldText(field: JsonSchema): string {
  if (field.format === 'binary') return 'a file'
  const { minimum, maximum, minLength, maxLength } = field
  const span = (low: number | undefined, high: number | undefined) => (low === undefined ? `up to ${high}` : `${low} to ${high}`)
  if (maximum !== undefined) return `${typeText(field)}, ${span(minimum, maximum)}`
  if (maxLength !== undefined) return `${typeText(field)}, ${span(minLength, maxLength)} characters`
  return typeText(field)
}

/** In TypeScript notation, which is short and familiar to most readers. */
export function typeText(schema: JsonSchema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(choice => typeText(choice, indent)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return listText(typeText(schema.items ?? {}, indent))
  if (schema.type === 'object') return objectText(schema, indent)
  return schema.format === 'date-time' ? 'time' : [schema.type ?? 'anything'].flat().join(' | ')
}

const listText = (item: string) => (item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`)

function objectText(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const lines = fieldsOf(schema).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${typeText(field, inner)}\n`
  })
  return lines.length === 0 ? '{ [name]: … }' : `{\n${lines.join('')}${indent}}`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
