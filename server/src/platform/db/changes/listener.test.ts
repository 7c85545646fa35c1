import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cutConnections, freshDatabase } from '../../../../test/setup/database.ts'
import type { Database } from '../connect.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const publish = (channel: string, payload: string) =>
  database.withSession(session => session.select(`select pg_notify('${channel}', '${payload}')`))

async function receive(channel: string) {
  const received: string[] = []
  const stop = await database.listen(channel, payload => received.push(payload))
  return { received, stop }
}

describe('listen', () => {
  it('delivers messages of its channel to every listener until it stops', async () => {
    const [one, two, other] = [await receive('one'), await receive('one'), await receive('other')]
    await publish('one', 'a')
    await vi.waitFor(() => expect([one.received, two.received, other.received]).toEqual([['a'], ['a'], []]), { timeout: 10_000 })
    await two.stop()
    await publish('one', 'b')
    await vi.waitFor(() => expect(one.received).toEqual(['a', 'b']), { timeout: 10_000 })
    expect(two.received).toEqual(['a'])
    await one.stop()
    await other.stop()
  })

  it('reconnects when the server has dropped its connection', async context => {
    if (database.kind === 'embedded') return context.skip()
    const { received, stop } = await receive('kept')
    await cutConnections(database)
    await vi.waitFor(
      async () => {
        await publish('kept', 'back')
        expect(received).toContain('back')
      },
      { timeout: 20_000, interval: 250 },
    )
    await stop()
  })
})
