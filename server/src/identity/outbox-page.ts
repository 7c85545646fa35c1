// /identity/outbox: what would have been mailed or sent, for developers on this machine only.

import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../api/metrics.ts'
import { NotFound } from '../api/respond.ts'
import { escapeHtml } from './letters.ts'
import type { Post, Sent } from './outbox.ts'

export function registerOutbox(http: FastifyInstance, post: Post): void {
  if (!post.isOutboxOpen) return
  http.get<{ Querystring: { format?: string } }>('/identity/outbox', async (request, reply) => {
    if (!isLoopback(request)) throw new NotFound()
    void reply.header('cache-control', 'no-store')
    if (request.query.format === 'json') return post.outbox.all()
    return reply.type('text/html; charset=utf-8').send(page(post.outbox.all()))
  })
}

function page(sent: readonly Sent[]): string {
  const list = sent.length === 0 ? '<p>Nothing yet. Mails and codes appear here when somebody signs up or asks for one.</p>' : sent.map(entry).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development outbox</title>
<style>${style}</style><main><h1>Development outbox</h1><p class="hint">Neither SMTP nor an SMS webhook is set, so messages stay here. Reload to see new ones.</p>${list}</main></html>`
}

function entry({ to, at, subject, text, link, code }: Sent): string {
  const words = link ? text.replace(link, '').trim() : text
  return `<article dir="auto"><h2>${escapeHtml(subject)}</h2><p class="hint">${escapeHtml(to)} · <time>${at.toISOString()}</time></p>
<p>${escapeHtml(words)}</p>${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}${link ? `<p><a href="${escapeHtml(link)}">Open the link</a></p>` : ''}</article>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1.5rem;color:#1d1b33;background:#fbf8f1}main{max-width:40rem;margin:0 auto}
article{background:#fff;border-radius:1rem;padding:1rem 1.5rem;margin:1rem 0;white-space:pre-line}h2{font-size:1.1rem;margin:0}.hint{color:#5c5875;margin:.25rem 0}
.code{font:600 1.75rem/1 ui-monospace,monospace;letter-spacing:.2em}a{color:#4338a8}
@media(prefers-color-scheme:dark){body{background:#15132b;color:#eceaf8}article{background:#201d3d}.hint{color:#aaa6cc}a{color:#a9a1ff}}`
