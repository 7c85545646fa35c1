// The page of the development outbox: emails and codes that would have been sent. For developers on this machine only, at the address that
// the server printed when it started.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../../../platform/api/http/metrics.ts'
import { NotFound } from '../../../platform/api/respond.ts'
import type { Config } from '../../../platform/config/config.ts'
import { escapeHtml } from '../../../platform/escape-html.ts'
import type { Outbox, SentEmail } from './outbox.ts'

interface OutboxPage {
  outbox: Outbox
  /** See outbox-path.ts. */
  path: string
  config: Config
}

export function registerOutbox(http: FastifyInstance, { outbox, path, config }: OutboxPage): void {
  http.get<{ Querystring: { format?: string } }>(path, { logLevel: 'warn' }, async (request, reply) => {
    if (!isLoopback(request) || !isOwnName(request, config)) throw new NotFound()
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    if (request.query.format === 'json') return outbox.all()
    return reply.type('text/html; charset=utf-8').send(page(listOf(outbox.all())))
  })
  // The client links here, because it does not know the outbox's address.
  http.get('/identity/outbox', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(whereItIs)))
}

/** Prevents DNS rebinding: a foreign name that resolves to this machine is refused. */
function isOwnName({ hostname }: FastifyRequest, config: Config): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) || hostname === new URL(config.publicUrl).hostname
}

const whereItIs = '<p>Its full address was printed when the server started, in the line that begins with “Development outbox”.</p>'

function listOf(sent: readonly SentEmail[]): string {
  const nothing = '<p>Nothing yet. Emails and codes appear here when somebody signs up or asks for one.</p>'
  return sent.length === 0 ? nothing : sent.map(entry).join('')
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10"><title>Development outbox</title><style>${style}</style>
<main><h1>Development outbox</h1><p class="hint">Emails and codes that no SMTP server or SMS webhook sends. Newest first; the page reloads by itself.</p>${content}</main></html>`
}

function entry({ to, at, subject, text, link, code }: SentEmail): string {
  const words = link ? text.replace(link, '').replace(/\n{3,}/g, '\n\n') : text
  const shownCode = code ? `<p class="code">${escapeHtml(code)}</p>` : ''
  const shownLink = link ? `<p><a href="${escapeHtml(link)}">Open the link</a></p>` : ''
  return `<article><h2 dir="auto">${escapeHtml(subject)}</h2><p class="hint">${escapeHtml(to)} · <time>${at.toISOString()}</time></p>
<p dir="auto" class="words">${escapeHtml(words.trim())}</p>${shownCode}${shownLink}</article>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1.5rem;color:#1d1b33;background:#fbf8f1}main{max-width:40rem;margin:0 auto}
article{background:#fff;border-radius:1rem;padding:1rem 1.5rem;margin:1rem 0;overflow-wrap:anywhere}.words{white-space:pre-line}
h2{font-size:1.1rem;margin:0}.hint{color:#5c5875;margin:.25rem 0}.code{font:600 1.75rem/1 ui-monospace,monospace;letter-spacing:.2em}a{color:#4338a8}
@media(prefers-color-scheme:dark){body{background:#15132b;color:#eceaf8}article{background:#201d3d}.hint{color:#aaa6cc}a{color:#a9a1ff}}`
