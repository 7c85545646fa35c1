import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../test/app.ts'

const lines: string[] = []
let test: TestApp
beforeAll(async () => {
  test = await startApp({ env: { LOG_LEVEL: 'debug' }, logTo: { write: line => lines.push(line) } })
})
afterAll(() => test.close())

describe('the log', () => {
  it('is structured, names the request, and holds nothing personal', async () => {
    const alice = await test.player('Alice Liddell', { email: 'alice@wonderland.example' })
    await alice.call('update_profile', { name: 'Alice Pleasance' }, { headers: { 'user-agent': 'Looking-glass/1.0' } })
    await alice.call('set_user_coin_score', { coins: 999_999 })
    await test.stranger.call('check_user_exists', { firebase_id: 'somebody-secret' })
    const entries: Record<string, unknown>[] = lines.map(line => JSON.parse(line))
    expect(entries.filter(entry => entry.reqId).length).toBeGreaterThan(3)
    expect(entries.some(entry => String(entry.msg).includes('claim'))).toBe(true)
    const all = lines.join('')
    for (const secret of ['Liddell', 'Pleasance', 'wonderland', alice.token, 'somebody-secret', 'Looking-glass'])
      expect(all).not.toContain(secret)
  })

  it('tells of a fault once, with the request id the caller got, and without the values of rows', async () => {
    lines.length = 0
    const bob = await test.player('Bob')
    await test.database.db.schema.alterTable('transfers').renameTo('transfers_away').execute()
    const reply = await bob.call('get_tracker_data')
    await test.database.db.schema.alterTable('transfers_away').renameTo('transfers').execute()
    expect(reply).toMatchObject({ status: 500, error: true, message: 'internal_error' })
    const faults = lines.filter(line => line.includes('"fault"'))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(String(Reflect.get(reply, 'request_id')))
    expect(JSON.stringify(reply)).not.toContain('transfers')
  })
})
