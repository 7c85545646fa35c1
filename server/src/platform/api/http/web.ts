// Serves the built web client: precompressed files, and index.html for every page of the client.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/connection/lost.ts'
import { NotFound, respondToError } from '../respond.ts'
import { escapeHtml } from '../../escape-html.ts'
import { type PageHead, WebPages } from './web-page.ts'

/** Vite puts a hash of the content into these names, so the files never change. */
const hashed = /^assets[\\/]/
const forGood = 'public, max-age=31536000, immutable'
/** Paths of built files, which a page of an earlier release may ask for. */
const builtFile = /^\/(admin\/)?assets\/[\w.-]+$/
const serverOnly = /^\/(api|identity|media|covers|avatars|assets|admin|healthz|readyz|metrics)(\/|$)/

/** The page's file, plain or compressed. */
const page = /^index\.html(\.br)?$/

/** In a frame the console shows a question, the home page or an exam as players see them. These pages store nothing, and call for nothing but texts. */
const framed = /^((look|exam)-)?preview\.html(\.br)?$/

const contentPolicy = 'content-security-policy'

/** Browsers need these headers only for pages and workers. Hashed files omit them, because they would be larger than a small script. */
const headersOfPages = [
  contentPolicy,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** A file of an earlier release. */
export interface SavedFile {
  bytes: Buffer
  isBrotli: boolean
}

interface WebOptions {
  /** The head of the page at this address; without it, the page keeps the head that the build wrote. */
  headOf?: (request: FastifyRequest) => Promise<PageHead>
  /** Finds files of earlier releases, which this release does not have. */
  findSaved?: (path: string, address: string) => Promise<SavedFile | undefined>
}

/** While the database is away a page still loads, with the head from the build, and its script shows the problem. */
function unlessAway(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error
}

export async function registerWeb(http: FastifyInstance, webRoot: string, { headOf, findSaved }: WebOptions = {}): Promise<void> {
  // Read when the first page is sent: the server also starts without a built client.
  let ownScripts: string[] | undefined
  const hashes = () => (ownScripts ??= inlineScripts(readFileSync(join(webRoot, 'index.html'), 'utf8')))
  await serveFiles(http, '/', {
    root: webRoot,
    setHeaders(reply, path) {
      const isHashed = hashed.test(relative(webRoot, path))
      void reply.header('cache-control', isHashed ? forGood : 'no-cache')
      if (isHashed) for (const name of headersOfPages) reply.removeHeader(name)
      else if (page.test(relative(webRoot, path))) allowScripts(reply, hashes())
    },
  })
  const pages = new WebPages(join(webRoot, 'index.html'))
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const head = await headOf?.(request).catch(unlessAway)
    if (!head) return reply.sendFile('index.html')
    const page = await pages.with(head, request, reply)
    allowScripts(reply, hashes())
    return reply.send(page)
  }
  if (headOf) {
    http.get('/', sendPage)
    // The service worker stores the page under this address.
    http.get('/index.html', sendPage)
  }
  http.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const kept = builtFile.test(path) ? await findSaved?.(path, request.ip).catch(unlessAway) : undefined
    if (kept) return sendSaved(path, kept, request, reply)
    const isPage = request.method === 'GET' && !serverOnly.test(path) && (request.headers.accept ?? '').includes('text/html')
    return isPage ? sendPage(request, reply) : respondToError(new NotFound(), request, reply)
  })
}

const typesOfFiles: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}

async function sendSaved(
  path: string,
  { bytes, isBrotli }: SavedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  for (const name of headersOfPages) reply.removeHeader(name)
  void reply.header('cache-control', forGood).header('vary', 'accept-encoding')
  void reply.type(typesOfFiles[extname(path)] ?? 'application/octet-stream')
  if (!isBrotli) return reply.send(bytes)
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(await promisify(brotliDecompress)(bytes))
  return reply.header('content-encoding', 'br').send(bytes)
}

const titleOf = (name: string) =>
  `<title>${escapeHtml(name)} console</title>\n    <meta name="application-name" content="${escapeHtml(name)}" />`

/** The console is one page; its parts have addresses after the #. Its page names the site. */
export async function registerConsole(http: FastifyInstance, consoleRoot: string, nameOfSite: () => Promise<string>): Promise<void> {
  http.get('/admin', (_request, reply) => reply.redirect('/admin/'))
  const sendConsole = async (_request: FastifyRequest, reply: FastifyReply) => {
    const [html, name] = await Promise.all([readFile(join(consoleRoot, 'index.html'), 'utf8'), nameOfSite().catch(unlessAway)])
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(name === undefined ? html : html.replace(/<title>[^<]*<\/title>/, () => titleOf(name)))
  }
  http.get('/admin/', sendConsole)
  http.get('/admin/index.html', sendConsole)
  // It needs its own scope, because `reply.sendFile` is bound to one folder.
  await http.register(scope =>
    serveFiles(scope, '/admin/', {
      root: consoleRoot,
      setHeaders(reply, path) {
        const isHashed = hashed.test(relative(consoleRoot, path))
        void reply.header('cache-control', isHashed ? forGood : 'no-cache')
        if (framed.test(relative(consoleRoot, path))) allowInOwnFrame(reply)
      },
    }),
  )
}

/** The plugin's own route would read the whole folder for every file, to compare the spelling of its name. */
async function serveFiles(http: FastifyInstance, prefix: string, options: Pick<FastifyStaticOptions, 'root' | 'setHeaders'>) {
  await http.register(fastifyStatic, { ...options, serve: false, preCompressed: true, dotfiles: 'ignore' })
  http.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => void reply.sendFile(`/${request.params['*']}`))
}

/** Hashes the inline scripts that the build wrote into the page (web/plugins/before-paint.ts), in the form of the content policy. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

function allowInOwnFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader(contentPolicy) ?? '')
  void reply.header(contentPolicy, policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'"))
}

/** Allows these inline scripts; the policy still forbids any other. */
function allowScripts(reply: FastifyReply, hashes: string[]): void {
  const policy = String(reply.getHeader(contentPolicy) ?? '')
  void reply.header(
    contentPolicy,
    policy.replace(/script-src [^;]*/, sources => [sources, ...hashes].join(' ')),
  )
}
