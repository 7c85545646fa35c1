// What the database is read for, or what is large, counts like the calls of its address. The files of the client do not: a class that
// opens the site at once asks for thousands, and they cost nothing.

import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'
import { TooManyRequests } from './respond.ts'

/** Of routes, not of addresses: those can be written in several ways. */
const counted = /^\/(media|api|readyz|metrics)(\/|$)/

export function limitReads(http: FastifyInstance, limits: Limits): void {
  http.addHook('onRequest', async request => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !counted.test(request.routeOptions.url ?? '')) return
    const seconds = await limits.take('address', request.ip)
    if (seconds > 0) throw new TooManyRequests(seconds)
  })
}
