// The page of the client with a title and description in its head, for messengers and search engines, which run no script. There are few
// such heads, so we compress each page once and cache it.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { escapeHtml } from '../../escape-html.ts'

export interface PageHead {
  /** The name below an icon on a phone, and the address of the operator's mark; null: our own mark. */
  app: { shortName: string; mark: string | null }
  /** The language of title and description. Screen readers use it until the script has applied the reader's own choice. */
  language: { code: string; rtl: boolean }
  title: string
  description: string
  /** The address for search engines; null for a personal page, which gets noindex. */
  canonical: string | null
  /** Open Graph properties besides title, description and address. */
  properties: Readonly<Record<string, string>>
}

interface CachedPage {
  plain: Buffer
  compressed: Buffer
  etag: string
}

const most = 200
const compress = promisify(brotliCompress)

export class WebPages {
  readonly #file: string
  #built: string | null = null
  readonly #kept = new LRUCache<string, Promise<CachedPage>>({ max: most })

  constructor(file: string) {
    this.#file = file
  }

  /** Sets the headers. @returns the page, or undefined after a 304 because the browser has it already */
  async with(head: PageHead, request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> {
    const { plain, compressed, etag } = await this.#page(beginningOf(head), tagsOf(head), head.app.mark)
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language', etag })
    if (head.canonical === null) void reply.header('x-robots-tag', 'noindex')
    if (request.headers['if-none-match']?.includes(etag)) {
      void reply.code(304)
      return undefined
    }
    void reply.type('text/html; charset=utf-8')
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return plain
    void reply.header('content-encoding', 'br')
    return compressed
  }

  #page(beginning: string, tags: string, mark: string | null): Promise<CachedPage> {
    const key = beginning + tags
    const known = this.#kept.get(key)
    if (known) return known
    const made = this.#make(beginning, tags, mark)
    this.#kept.set(key, made)
    return made
  }

  async #make(beginning: string, tags: string, mark: string | null): Promise<CachedPage> {
    this.#built ??= readFileSync(this.#file, 'utf8')
    const html = this.#built
      .replace(/<html\b[^>]*>/, () => beginning)
      .replace(/<meta name="description"[^>]*>/, '')
      .replace(/<title>[^<]*<\/title>/, () => tags)
      .replace(/(<div class="boot">)<svg.*?<\/svg>/s, (ours: string, before: string) => (mark === null ? ours : before + imageOf(mark)))
    const plain = Buffer.from(html)
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    return { plain, compressed: await compress(plain), etag }
  }
}

/** The operator's mark in the outline of the first screen. */
const imageOf = (mark: string) => `<img src="${escapeHtml(mark)}" alt="" width="40" height="40" />`

/** The script shows the mark before it knows the settings (web/src/layout/logo.tsx). */
function beginningOf({ app: { mark }, language: { code, rtl } }: PageHead): string {
  const own = mark === null ? '' : ` data-mark="${escapeHtml(mark)}"`
  return `<html lang="${escapeHtml(code)}" dir="${rtl ? 'rtl' : 'ltr'}"${own}>`
}

function tagsOf({ app, title, description, canonical, properties }: PageHead): string {
  const meta = (kind: 'name' | 'property', name: string, content: string) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'apple-mobile-web-app-title', app.shortName),
    canonical === null ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical === null ? [] : [meta('property', 'og:url', canonical)]),
    ...Object.entries(properties).map(([name, content]) => meta('property', name, content)),
  ].join('\n    ')
}
