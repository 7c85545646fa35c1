import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLimits } from '../requests/limits.ts'
import { connectRedis } from './redis.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})

/** Answers a rate limiter as Redis does, but not while it hangs. */
async function fakeRedis() {
  const counted: string[] = []
  const lines = new Set<Socket>()
  let isHung = false
  const answer = (command: string) =>
    /eval/i.test(command) ? '*2\r\n:1\r\n:9000\r\n' : /info/i.test(command) ? '$17\r\nredis_version:7.0\r\n' : '+OK\r\n'
  const server = createServer(line => {
    lines.add(line)
    line.on('error', () => {})
    line.on('data', chunk => {
      // Each command begins with the number of its words.
      for (const command of String(chunk)
        .split(/^\*\d+\r\n/m)
        .filter(Boolean)) {
        if (/eval/i.test(command)) counted.push(command)
        if (!isHung) line.write(answer(command))
      }
    })
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  closing.push(() => {
    for (const line of lines) line.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `redis://127.0.0.1:${port}`, counted, hang: (hangs: boolean) => (isHung = hangs) }
}

describe('Redis', () => {
  it('that hangs delays one call, not every call, and is used again when it answers', async () => {
    const { url, counted, hang } = await fakeRedis()
    const warn = vi.fn()
    const redis = await connectRedis(url, { warn })
    closing.push(() => redis.disconnect())
    const limits = createLimits(redis)
    expect(await limits.take('player', 'alice')).toBe(0)
    expect(counted).toHaveLength(1)
    hang(true)
    for (let call = 0; call < 50; call++) expect(await limits.take('player', 'alice')).toBe(0)
    expect(counted).toHaveLength(2)
    expect(warn).toHaveBeenCalled()
    hang(false)
    await vi.waitFor(
      async () => {
        await limits.take('player', 'alice')
        expect(counted.length).toBeGreaterThan(2)
      },
      { timeout: 20_000 },
    )
  })

  // ASVS V16.5.2
  it('that is away delays no call', async () => {
    const redis = await connectRedis('redis://127.0.0.1:1', { warn: vi.fn() })
    closing.push(() => redis.disconnect())
    expect(await createLimits(redis).take('player', 'alice')).toBe(0)
  })
})
