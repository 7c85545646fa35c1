// Rate-limits GET requests that read the database or return much. Files of the web client do not count: a class that opens the site
// together asks for thousands of them, and they cost little.

import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'
import { TooManyRequests } from '../respond.ts'

/** Matches routes, not URLs: a URL can be written in several ways. */
const counted = /^\/(media|covers|api|s|readyz|metrics)(\/|$)/

export function limitReads(http: FastifyInstance, limits: Limits): void {
  http.addHook('onRequest', async request => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !counted.test(request.routeOptions.url ?? '')) return
    const seconds = await limits.take('address', request.ip)
    if (seconds > 0) throw new TooManyRequests(seconds)
  })
}
