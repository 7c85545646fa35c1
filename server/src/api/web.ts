// Serves the built web client: precompressed files, and index.html for every page of the client.

import { relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { NotFound, respondToError } from './respond.ts'

/** Vite puts a hash of the content into these names, so the files never change. */
const hashed = /^assets[\\/]/
const serverOnly = /^\/(api|identity|media|assets|healthz|readyz|metrics)(\/|$)/

/** Browsers need these only for pages and workers. For a small script they would be larger than the script, so hashed files omit them. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

export async function registerWeb(http: FastifyInstance, webRoot: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const isHashed = hashed.test(relative(webRoot, path))
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (isHashed) for (const name of headersOfPages) reply.removeHeader(name)
    },
  })
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = request.method === 'GET' && !serverOnly.test(path) && (request.headers.accept ?? '').includes('text/html')
    return isPage ? reply.sendFile('index.html') : respondToError(new NotFound(), request, reply)
  })
}
