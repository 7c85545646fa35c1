// The contract as an HTML page: how a game goes, then every action, area by area. It has no scripts and loads nothing from other sites.

import { type ActionSpec, isForStaff, pathOf } from '@trivium/contract/platform/action'
import type { Area } from '@trivium/contract/areas'
import type { ApiStep } from '@trivium/contract/play/how-a-game-goes'
import { escapeHtml } from '../../escape-html.ts'
import { inputSchema, jsonSchema, type JsonSchema } from './json-schema.ts'

// The style of the API documentation page.
const docsStyle = `
:root{color-scheme:light dark;--ink:#1d1b33;--soft:#5c5875;--paper:#fbf8f1;--card:#fff;--code:#f1ecdf;--link:#4338a8}
@media(prefers-color-scheme:dark){:root{--ink:#eceaf8;--soft:#aaa6cc;--paper:#15132b;--card:#201d3d;--code:#2d2952;--link:#a9a1ff}}
body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1.5rem;color:var(--ink);background:var(--paper)}
a{color:var(--link)}:focus-visible{outline:3px solid var(--link);outline-offset:2px}
nav ul{columns:16rem;padding-inline-start:1rem;margin:.25rem 0 .75rem}nav h2,nav h3{margin:.75rem 0 0}nav li{overflow-wrap:anywhere}
section{background:var(--card);border-radius:1rem;padding:1rem 1.5rem;margin:1rem 0;scroll-margin-top:1rem}
h2{font-size:1.5rem;margin:2rem 0 0}h3{font-size:1.15rem;margin:1.5rem 0 0}section h3{margin:0}h4{font:600 1.1rem ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
:is(h2,h3,h4) a{color:inherit;text-decoration:none}:is(h2,h3,h4) a:hover{text-decoration:underline}
h5,caption{font:600 1rem system-ui,sans-serif;margin:.75rem 0 0;text-align:start}
code,pre{font:14px/1.45 ui-monospace,monospace;background:var(--code);border-radius:.375rem}code{padding:0 .25rem}
pre{padding:.5rem .75rem;margin:.25rem 0;overflow-x:auto}dl{margin:.25rem 0}dd{margin:0}.facts{color:var(--soft)}
table{border-collapse:collapse;max-width:100%}
td,th{text-align:start;font-weight:400;padding:.25rem 1rem .25rem 0;vertical-align:top;overflow-wrap:anywhere}`

export interface ApiPage {
  areas: readonly Area[]
  steps: readonly ApiStep[]
}

/** One area's actions for players or for staff, in alphabetical order. */
interface Chapter {
  id: string
  title: string
  actions: [name: string, spec: ActionSpec][]
}

export function docsPage({ areas, steps }: ApiPage): string {
  const players = chaptersOf(areas, 'players')
  const staff = chaptersOf(areas, 'staff')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trivium API</title><style>${docsStyle}</style></head><body>
<header><h1>Trivium API</h1>
<p>Every call is <code>POST /api/{action}</code> with multipart, urlencoded or JSON fields; calls of staff are
<code>POST /api/admin/{action}</code>. A signed-in client sends
<code>Authorization: Bearer &lt;api_token&gt;</code>.</p>
<p>An answer is <code>{"error":false,"message":"ok","data":…}</code>, a refusal <code>{"error":true,"message":"code"}</code>; both are HTTP
200. Anything else is 400, 401, 403, 404, 413, 429, 500 or 503. The same as a document:
<a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Contents">
<h2><a href="#how-a-game-goes">How a game goes</a></h2><ul>${steps.map(({ name, title }) => link(`step-${name}`, title)).join('')}</ul>
${contents('players', 'Calls of players', players)}${contents('staff', 'Calls of staff', staff)}</nav>
<main><h2 id="how-a-game-goes">How a game goes</h2>
${steps.map(stepSection).join('\n')}
${chaptersText('players', 'Calls of players', players)}
${chaptersText('staff', 'Calls of staff', staff)}</main></body></html>`
}

function chaptersOf(areas: readonly Area[], whose: 'players' | 'staff'): Chapter[] {
  return areas
    .map(({ name, title, actions }) => ({
      id: `${whose}-${name}`,
      title,
      actions: Object.entries(actions)
        .filter(([, { access }]) => isForStaff(access) === (whose === 'staff'))
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    }))
    .filter(({ actions }) => actions.length > 0)
}

const link = (id: string, text: string) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`

function contents(id: string, title: string, chapters: Chapter[]): string {
  const lists = chapters.map(chapter => {
    const links = chapter.actions.map(([name]) => link(name, name)).join('')
    return `<h3><a href="#${chapter.id}">${escapeHtml(chapter.title)}</a></h3><ul>${links}</ul>`
  })
  return `<h2><a href="#${id}">${title}</a></h2>${lists.join('')}`
}

function chaptersText(id: string, title: string, chapters: Chapter[]): string {
  const texts = chapters.map(
    chapter =>
      `<h3 id="${chapter.id}">${escapeHtml(chapter.title)}</h3>${chapter.actions.map(([name, spec]) => section(name, spec)).join('\n')}`,
  )
  return `<h2 id="${id}">${title}</h2>${texts.join('\n')}`
}

function stepSection({ name, title, text, commands }: ApiStep): string {
  return `<section id="step-${name}"><h3><a href="#step-${name}">${escapeHtml(title)}</a></h3>
<p>${escapeHtml(text)}</p><pre>${escapeHtml(commands)}</pre></section>`
}

function section(name: string, spec: ActionSpec): string {
  const meta = spec.meta ? fieldsOf(jsonSchema(spec.meta)) : []
  const answers = [['data', jsonSchema(spec.output)] as const, ...meta].map(([field, schema]) => answerRow(field, schema)).join('')
  const refusals = spec.refusals.map(code => `<code>${code}</code>`).join(' ')
  return `<section id="${name}"><h4><a href="#${name}">${name}</a></h4>
<p>${escapeHtml(spec.summary)}.</p>
<p class="facts"><code>POST ${pathOf(name, spec.access)}</code> · Access: ${spec.access}${spec.movesCoins ? ' · accepts <code>Idempotency-Key</code>' : ''}</p>
${inputTable(inputSchema(spec))}<h5>Answer</h5><dl>${answers}</dl>${refusals && `<p class="facts">Refusals: ${refusals}</p>`}</section>`
}

function answerRow(field: string, schema: JsonSchema): string {
  return `<dt><code>${field}</code></dt><dd><pre>${escapeHtml(typeText(schema))}</pre></dd>`
}

const fieldsOf = (schema: JsonSchema) => Object.entries(schema.properties ?? {})

function inputTable(schema: JsonSchema): string {
  const rows = fieldsOf(schema).map(([name, field]) => {
    const isNeeded = schema.required?.includes(name)
    const remark = isNeeded ? 'needed' : (field.description ?? '')
    return `<tr><th scope="row"><code>${name}</code></th><td>${escapeHtml(fieldText(field))}</td><td>${escapeHtml(remark)}</td></tr>`
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

/** The schema in TypeScript notation, which is short and familiar to most readers. */
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
