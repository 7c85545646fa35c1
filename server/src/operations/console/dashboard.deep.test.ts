// The dashboard with millions of answers: each past hour is counted once, and the dashboard adds hours up. Prints how long both take.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { medianMs } from '../../../test/app/median-ms.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { countHours } from './stats.ts'

const [players, plays, answersEach, transfers] = [20_000, 200_000, 10, 200_000]
const days = 29
let quiz: Quiz

describe.skipIf(!process.env.TEST_DATABASE_URL)(`with ${plays * answersEach} answers on PostgreSQL`, () => {
  beforeAll(async () => {
    quiz = await startQuiz({ rights: 'owner' })
    const { db } = quiz.database
    const now = quiz.clock.now()
    // Spread evenly over the days. The first row of each kind has the same time, because counting starts with the first account.
    const at = (count: number) =>
      sql`${now}::timestamptz - (${count + 1}::int - n) * (interval '${sql.raw(String(days))} days' / ${count}::int)`
    await sql`
      insert into accounts (subject, sign_in_type, name, refer_code, registered_at)
      select 'bulk:' || n, 'email', 'Somebody', 'B' || n, ${at(players)} from generate_series(1, ${players}::int) n`.execute(db)
    await sql`
      insert into ledger_accounts (name, kind, owner_id) select 'player:' || id, 'player', id from accounts where subject like 'bulk:%'`.execute(
      db,
    )
    // In batches, because each insert holds a lock until the commit, and a server has room for some thousands.
    for (let from = 1; from <= transfers; from += 2000) {
      await sql`
        insert into transfers (from_id, to_id, amount, title, reference, idempotency_key, created_at)
        select house.id, holder.id, 2, 'adjustment', 'test', 'bulk:' || n, ${at(transfers)}
        from generate_series(${from}::int, ${from + 1999}::int) n
          join accounts a on a.subject = 'bulk:' || (1 + n % ${players}::int)
          join ledger_accounts holder on holder.owner_id = a.id and holder.kind = 'player', ledger_accounts house
        where house.name = 'house:adjustments'`.execute(db)
    }
    await sql`
      insert into plays (account_id, mode, target, state, questions, rules, started_at, closes_at, finished_at)
      select a.id, 'quiz_zone', 'bulk', 'finished', '[]', '{}', ${at(plays)}, ${at(plays)}, ${at(plays)}
      from generate_series(1, ${plays}::int) n join accounts a on a.subject = 'bulk:' || (1 + n % ${players}::int)`.execute(db)
    // One position per statement, to stay within the statement timeout.
    for (let position = 0; position < answersEach; position++) {
      await sql`
        insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
        select id, ${position}, (select min(id) from questions), account_id, 'quiz_zone', '0', true, false, 3000, started_at
        from plays where target = 'bulk'`.execute(db)
    }
    await sql`analyze`.execute(db)
  }, 600_000)
  afterAll(() => quiz.close())

  it('shows the sums of every day from the counted hours', async () => {
    const ada = await quiz.player('Ada', { roles: ['administrator'] })
    const begun = performance.now()
    await countHours(quiz.database, quiz.clock.now())
    const counted = performance.now() - begun
    const { data } = await ada.call('get_dashboard')
    const sum = (name: 'new_players' | 'plays' | 'answers' | 'coins_in') => data.days.reduce((total, day) => total + (day[name] ?? 0), 0)
    expect(sum('plays')).toBe(plays)
    expect(sum('answers')).toBe(plays * answersEach)
    expect(sum('new_players')).toBeGreaterThanOrEqual(players)
    expect(sum('coins_in')).toBeGreaterThanOrEqual(2 * transfers)
    console.log(`hours counted in ${Math.round(counted)} ms, a look takes ${await medianMs(() => ada.call('get_dashboard'))} ms`)
  })
})
