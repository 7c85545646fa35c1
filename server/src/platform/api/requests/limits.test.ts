import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../../test/app/app.ts'
import { createLimits, type Limits } from './limits.ts'

async function takeMany(limits: Limits, times: number): Promise<number[]> {
  const waits: number[] = []
  for (let call = 0; call < times; call++) waits.push(await limits.take('signIn', 'somebody'))
  return waits
}

describe('limits in memory', () => {
  it('allow the set number of calls, then say how long to wait', async () => {
    const waits = await takeMany(createLimits(null), 11)
    expect(waits.slice(0, 10).every(wait => wait === 0)).toBe(true)
    expect(waits[10]).toBeGreaterThan(0)
    expect(waits[10]).toBeLessThanOrEqual(300)
  })

  // ASVS V2.4.1
  it('allow a player 300 calls in ten seconds', async () => {
    const limits = createLimits(null)
    const waits = await Promise.all(Array.from({ length: 301 }, () => limits.take('player', 'somebody')))
    expect(waits.filter(wait => wait === 0)).toHaveLength(300)
    expect(Math.max(...waits)).toBeLessThanOrEqual(10)
  })

  it('count each caller and each rule separately', async () => {
    const limits = createLimits(null)
    await takeMany(limits, 11)
    expect(await limits.take('signIn', 'somebody else')).toBe(0)
    expect(await limits.take('player', 'somebody')).toBe(0)
  })
})

const server = process.env.TEST_REDIS_URL

describe.runIf(server)('limits in Redis', () => {
  const connect = (keyPrefix: string) => new Redis(server ?? '', { keyPrefix, maxRetriesPerRequest: 1 })

  it('are shared by several processes', async () => {
    const keyPrefix = `test-${randomUUID()}:`
    const connections = [connect(keyPrefix), connect(keyPrefix)]
    const [one, other] = connections.map(connection => createLimits(connection))
    if (!one || !other) throw new Error('expected one limiter per connection')
    await takeMany(one, 10)
    expect(await other.take('signIn', 'somebody')).toBeGreaterThan(0)
    for (const connection of connections) connection.disconnect()
  })

  it('count in memory when Redis is away', async () => {
    const connection = connect(`test-${randomUUID()}:`)
    await connection.ping()
    connection.disconnect()
    const waits = await takeMany(createLimits(connection), 11)
    expect(waits[0]).toBe(0)
    expect(waits[10]).toBeGreaterThan(0)
  })
})

describe('a caller above the limit', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startApp({ limitFactor: 1 })
  })
  afterAll(() => test.close())

  it('gets 429 with Retry-After, and other callers do not', async () => {
    // A tenth of the limit: a slow machine may need more than the ten seconds for 300 calls.
    const strict = await startApp({ limitFactor: 0.1 })
    onTestFinished(strict.close)
    const [alice, bob] = [await strict.player('Alice'), await strict.player('Bob')]
    const replies = await Promise.all(Array.from({ length: 40 }, () => alice.call('get_user_coin_score')))
    const refused = replies.filter(reply => reply.status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]).toMatchObject({ error: true, message: 'too_many_requests' })
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await bob.call('get_user_coin_score')).status).toBe(200)
  })

  it('may upload ten files a minute', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    const file = { field: 'image', bytes: Buffer.from('no picture') }
    const upload = (player: TestPlayer) => player.call('upload_profile_image', {}, { file })
    for (let turn = 0; turn < 10; turn++) expect((await upload(alice)).message).toBe('invalid_image')
    const refused = await upload(alice)
    expect(refused).toMatchObject({ status: 429, message: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10)
    expect((await upload(bob)).message).toBe('invalid_image')
    expect((await alice.call('get_user_coin_score')).status).toBe(200)
  })
})
