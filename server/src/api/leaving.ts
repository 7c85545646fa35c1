// The time between being told to stop and stopping: everything is served as before, but proxies learn that they should go elsewhere.

import type { FastifyInstance } from 'fastify'

export class Leaving {
  #hasBegun = false

  constructor(http: FastifyInstance) {
    // A connection that a proxy keeps could be closed under its next call. Hooks count from here on: before any route is added.
    http.addHook('onRequest', async (_request, reply) => {
      if (this.#hasBegun) void reply.header('connection', 'close')
    })
  }

  readonly begin = (): void => {
    this.#hasBegun = true
  }

  readonly hasBegun = (): boolean => this.#hasBegun
}
