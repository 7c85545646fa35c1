// The list with 100,000 players: every page within the counted rows is full. Prints how long each takes.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fields, startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { medianMs } from '../../../test/app/median-ms.ts'
import { mostCounted } from './admin-store.ts'

const rows = 100_000
let app: TestApp
let ada: TestPlayer

describe.skipIf(!process.env.TEST_DATABASE_URL)('with 100,000 players on PostgreSQL', () => {
  beforeAll(async () => {
    app = await startApp({ rights: 'owner' })
    ada = await app.player('Ada', { roles: ['administrator'] })
    const { db } = app.database
    await sql`
      insert into accounts (subject, sign_in_type, name, email, mobile, refer_code, status, roles, registered_at)
      select 'bulk:' || n, 'email', initcap(left(md5(n::text), 6)) || ' ' || initcap(left(md5((n % 997)::text), 8)),
        'p' || n || '@' || left(md5((n % 50)::text), 5) || '.example', '+4917' || (10000000 + n), 'R' || n,
        case when n % 50 = 0 then 'deactivated' else 'active' end, case when n % 10000 = 0 then array['editor'] else '{}' end,
        now() - n * interval '7 minutes'
      from generate_series(1, ${rows}::int) n`.execute(db)
    await sql`
      insert into sessions (token_hash, account_id, created_at, last_used_at)
      select sha256(('session' || id)::bytea), id, now(), now() from accounts where id % 3 = 0`.execute(db)
    await sql`analyze`.execute(db)
  }, 300_000)
  afterAll(() => app.close())

  it.each<Fields<'get_players'>>([
    {},
    { offset: 90_000 },
    { sort: 'name', order: 'asc' },
    { sort: 'name', order: 'asc', offset: 50_000 },
    { sort: 'registered_at', order: 'asc' },
    { search: '77777' },
    { search: 'R4711' },
    { search: 'c4ca' },
    { search: 'a' },
    { search: 'a', sort: 'name', order: 'asc' },
    { search: 'p999' },
    { search: '+49 17 1000 47' },
    { search: 'nobody at all' },
    { status: 'deactivated' },
    { status: 'deactivated', sort: 'name', order: 'asc' },
    { role: 'editor' },
    { registered_from: new Date(Date.now() - 86_400_000).toISOString() },
    { registered_to: '2026-01-01T00:00:00Z', sort: 'registered_at', order: 'desc' },
  ])('returns a full page for %j', async wanted => {
    const ask = () => ada.call('get_players', { limit: 25, ...wanted })
    const ms = await medianMs(ask)
    const { data, total, error } = await ask()
    expect(error).toBe(false)
    expect(total).toBeLessThanOrEqual(mostCounted)
    if (total < mostCounted) expect(data.length).toBe(Math.min(25, Math.max(0, total - Number(wanted.offset ?? 0))))
    else expect(data.length).toBe(25)
    console.log(JSON.stringify(wanted).padEnd(70), `${data.length} of ${total}`, `${ms} ms`)
  })
})
