import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'

const lines: string[] = []
let test: TestApp
beforeAll(async () => {
  test = await startApp({ rights: 'owner', env: { LOG_LEVEL: 'debug' }, logTo: { write: line => lines.push(line) } })
})
afterAll(() => test.close())

describe('the log', () => {
  // ASVS V16.2.3, V16.2.4, V16.2.5
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

  // ASVS V16.2.1, V16.2.2, V16.3.1, V16.3.2
  it('has a line with the outcome for every sign-in attempt and every refusal', async () => {
    lines.length = 0
    const signIn = { email: 'nobody@wonderland.example', password: 'brand-new-orchid' }
    await test.app.http.inject({ method: 'POST', url: '/identity/sign-in/email', payload: signIn })
    await test.withToken('x'.repeat(43)).call('get_user_by_id')
    await (await test.player('Bob')).call('get_players')
    const entries: { res?: { statusCode: number; url: string }; time?: number }[] = lines.map(line => JSON.parse(line))
    const ended = entries.flatMap(({ res }) => (res ? [[res.url, res.statusCode]] : []))
    expect(ended).toEqual([
      ['/identity/sign-in/email', 401],
      ['/api/get_user_by_id', 401],
      ['/api/admin/get_players', 403],
    ])
    for (const { time } of entries) expect(Math.abs(Date.now() - Number(time))).toBeLessThan(60_000)
  })

  // ASVS V16.4.1
  it('cannot be forged by input', async () => {
    lines.length = 0
    const forged = '{"level":50,"msg":"the ledger is not sound"}'
    const bob = await test.player('Bob')
    await bob.call('set_user_coin_score', { coins: `1\n${forged}\n`, title: `\r\n${forged}` })
    await test.app.http.inject({ method: 'POST', url: `/api/get_play%0a${encodeURIComponent(forged)}` })
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n')
      expect(JSON.parse(line).msg).not.toContain('not sound')
    }
  })

  // ASVS V16.3.4, V16.5.1
  it('has each fault once, with the request id that the caller got, and without row values', async () => {
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

  it('accounts for each of many faults, by its request id or in the count of its kind', async () => {
    lines.length = 0
    const bob = await test.player('Bob')
    await test.database.db.schema.alterTable('transfers').renameTo('transfers_away').execute()
    const replies = await Promise.all(Array.from({ length: 12 }, () => bob.call('get_tracker_data')))
    await test.database.db.schema.alterTable('transfers_away').renameTo('transfers').execute()
    const ids = replies.map(reply => String(Reflect.get(reply, 'request_id')))
    const told = (): string[] =>
      lines.map(line => JSON.parse(line)).flatMap(({ msg, requestId, requestIds = [] }) => (msg === 'fault' ? [requestId] : requestIds))
    await expect
      .poll(() => told().toSorted((a, b) => a.localeCompare(b)), { timeout: 10_000 })
      .toEqual(ids.toSorted((a, b) => a.localeCompare(b)))
    // Repeated faults log no stack of their own.
    expect(lines.filter(line => JSON.parse(line).msg === 'fault').length).toBeLessThan(ids.length)
  })
})
