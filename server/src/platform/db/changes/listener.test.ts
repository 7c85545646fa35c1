import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cutConnections, freshDatabase } from '../../../../test/database.ts'
import type { Database } from '../connect.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const say = (channel: string, payload: string) =>
  database.withSession(session => session.select(`select pg_notify('${channel}', '${payload}')`))

async function hear(channel: string) {
  const heard: string[] = []
  const stop = await database.listen(channel, payload => heard.push(payload))
  return { heard, stop }
}

describe('listen', () => {
  it('hears its own channel, and every listener does, until it stops', async () => {
    const [one, two, other] = [await hear('one'), await hear('one'), await hear('other')]
    await say('one', 'a')
    await vi.waitFor(() => expect([one.heard, two.heard, other.heard]).toEqual([['a'], ['a'], []]), { timeout: 10_000 })
    await two.stop()
    await say('one', 'b')
    await vi.waitFor(() => expect(one.heard).toEqual(['a', 'b']), { timeout: 10_000 })
    expect(two.heard).toEqual(['a'])
    await one.stop()
    await other.stop()
  })

  it('comes back when the server has dropped its connection', async context => {
    if (database.kind === 'embedded') return context.skip()
    const { heard, stop } = await hear('kept')
    await cutConnections(database)
    await vi.waitFor(
      async () => {
        await say('kept', 'back')
        expect(heard).toContain('back')
      },
      { timeout: 20_000, interval: 250 },
    )
    await stop()
  })
})
