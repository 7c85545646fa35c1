import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import { readConfig } from '../../config/config.ts'
import type { Database } from '../../db/connect.ts'
import { registerHealth } from './health.ts'
import { endConnectionsWhileDraining, leave } from './drain.ts'
import { measureCalls } from '../../metrics/calls.ts'
import { registerMetrics } from './metrics.ts'
import { respondToError } from '../respond.ts'

const token = 'metrics-token-of-this-test'
let database: Database

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

function server(env: Record<string, string> = {}) {
  const http = Fastify()
  http.setErrorHandler(respondToError)
  measureCalls(http, registerMetrics(http, readConfig({ METRICS_TOKEN: token, ...env })))
  registerHealth(http, database.db)
  http.post('/api/:action', request => request.params)
  return http
}

describe('/healthz and /readyz', () => {
  it('answer 200 while the process is up and the database answers', async () => {
    // The database has two seconds to answer; fake timers keep this timeout from firing.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const http = server()
    expect((await http.inject('/healthz')).statusCode).toBe(200)
    expect((await http.inject('/readyz')).statusCode).toBe(200)
  })

  it('differ when the database is away', async () => {
    const gone = await freshDatabase()
    const http = Fastify()
    http.setErrorHandler(respondToError)
    registerHealth(http, gone.db)
    await gone.close()
    expect((await http.inject('/healthz')).statusCode).toBe(200)
    expect((await http.inject('/readyz')).statusCode).toBe(503)
  })
})

describe('a server that is about to stop', () => {
  it('fails both health checks, serves everything else, and closes each connection after its call', async () => {
    const http = Fastify()
    endConnectionsWhileDraining(http)
    registerHealth(http, database.db)
    http.post('/api/:action', request => request.params)
    const look = async () =>
      Promise.all(
        (['/healthz', '/readyz', '/api/get_play'] as const).map(async url => {
          const { statusCode, headers } = await http.inject({ method: url.startsWith('/api') ? 'POST' : 'GET', url })
          return [statusCode, headers.connection]
        }),
      )
    const kept = [200, 'keep-alive']
    expect(await look()).toEqual([kept, kept, kept])
    leave(http)
    expect(await look()).toEqual([
      [503, 'close'],
      [503, 'close'],
      [200, 'close'],
    ])
  })
})

describe('/metrics', () => {
  const scrape = (headers: Record<string, string>, remoteAddress: string) => server().inject({ url: '/metrics', headers, remoteAddress })

  it('counts requests by action and status, in one registry per server', async () => {
    const http = server()
    await http.inject({ method: 'POST', url: '/api/get_categories' })
    await http.inject('/no/such/path')
    const { body } = await http.inject('/metrics')
    expect(body).toContain('http_request_duration_seconds_count{route="get_categories",status="200",outcome="ok"} 1')
    expect(body).toContain('http_request_duration_seconds_count{route="unknown",status="404",outcome="rejected"} 1')
    expect(body).toContain('process_cpu_seconds_total')
    expect((await server().inject('/metrics')).body).not.toContain('get_categories')
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('needs no token from this machine (%s)', async address => {
    expect((await scrape({}, address)).statusCode).toBe(200)
  })

  // ASVS V13.4.5
  it('needs the token in production even from this machine, because a local proxy may hide the caller', async () => {
    const production = { NODE_ENV: 'production', IDENTITY_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://quiz.example' }
    const asked = (env: Record<string, string>, headers = {}) =>
      server(env).inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' })
    expect((await asked(production)).statusCode).toBe(404)
    expect((await asked({ ...production, METRICS_TOKEN: '' })).statusCode).toBe(404)
    expect((await asked(production, { authorization: `Bearer ${token}` })).statusCode).toBe(200)
  })

  it('accepts the token from any address', async () => {
    for (const scheme of ['Bearer', 'bearer'])
      expect((await scrape({ authorization: `${scheme} ${token}` }, '203.0.113.7')).statusCode).toBe(200)
  })

  it.each([
    ['a stranger', {}, '203.0.113.7'],
    ['a stranger who claims to be local', { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.7'],
    ['a stranger behind a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['a wrong token', { authorization: 'Bearer wrong-token-of-this-test' }, '203.0.113.7'],
  ])('answers 404 to %s', async (_who, headers, address) => {
    expect((await scrape(headers, address)).statusCode).toBe(404)
  })
})
