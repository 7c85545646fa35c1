// The list with 100,000 questions: every filter gives a page that matches its count. Prints the time of each.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { medianMs } from '../../../test/app/median-ms.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

const rows = 100_000
let quiz: Quiz
let edda: TestPlayer

describe.skipIf(!process.env.TEST_DATABASE_URL)('with 100,000 questions on PostgreSQL', () => {
  beforeAll(async () => {
    quiz = await startQuiz({ rights: 'owner' })
    edda = await quiz.player('Edda', { roles: ['editor'] })
    const { db } = quiz.database
    const { en, ar } = quiz.fixture.languages
    const { science, ancient, modern, claims, scarce } = quiz.fixture.categories
    await sql`
      insert into questions (key, category_id, language_id, level, question_type, question, options, answer, difficulty, is_active, is_draft, edited_at)
      select 'bulk:' || n, (array[${science}, ${ancient}, ${modern}, ${claims}, ${scarce}]::int[])[1 + n % 5],
        case when n % 4 = 0 then ${ar}::int else ${en}::int end, 1 + n % 20,
        (array['multiple_choice', 'true_false', 'multi_select'])[1 + n % 3],
        'Which ' || md5(n::text) || ' lies near ' || md5((n % 997)::text) || ', number ' || n || '?',
        '[{"text":"this one","image":null},{"text":"that one","image":null}]', '{0}', (n % 100) / 100.0, n % 50 <> 0, n % 100 = 0,
        case when n % 7 = 0 then now() - n * interval '1 second' end
      from generate_series(1, ${rows}::int) n`.execute(db)
    await sql`
      insert into item_flags (question_id, attempts, facility, discrimination, flags, noted_at)
      select id, 30 + id % 500, (id % 1000) / 1000.0, (id % 700) / 1000.0,
        case when id % 40 = 0 then array['weak'] when id % 90 = 0 then array['too_easy', 'unused_distractor'] else '{}' end, now()
      from questions where id % 2 = 0`.execute(db)
    await sql`insert into reports (account_id, question_id, reason, created_at) select ${edda.id}, id, 'The answer is wrong.', now() from questions where id % 500 = 0`.execute(
      db,
    )
    await sql`analyze`.execute(db)
  }, 300_000)
  afterAll(() => quiz.close())

  it.each<Fields<'get_bank_questions'>>([
    {},
    { offset: 90_000 },
    { q: 'near' },
    { q: 'number 77' },
    { q: 'c4ca4238' },
    { q: '99999' },
    { language_id: 2, level: 7 },
    { category_id: 2, state: 'published', question_type: 'true_false' },
    { state: 'draft' },
    { state: 'withdrawn', language_id: 2, level: 19 },
    { flag: 'any' },
    { flag: 'unused_distractor', language_id: 1 },
    { reported: 1 },
    { has_picture: 1 },
    { origin: 'bulk:99' },
    { sort: 'level', order: 'desc' },
    { sort: 'difficulty', order: 'asc' },
    { sort: 'edited_at', order: 'desc' },
    { sort: 'facility', order: 'asc', flag: 'weak' },
    { sort: 'discrimination', order: 'asc' },
    { sort: 'attempts', order: 'desc', state: 'published' },
    { q: 'near', sort: 'facility', order: 'desc', language_id: 1 },
  ])('%j is a page', async wanted => {
    const ask = () => edda.call('get_bank_questions', { limit: 25, ...wanted })
    const ms = await medianMs(ask)
    const { data, total, error } = await ask()
    expect(error).toBe(false)
    expect(data.length).toBe(Math.min(25, Math.max(0, total - Number(wanted.offset ?? 0))))
    if (wanted.sort === 'edited_at') expect(total).toBeLessThan(rows / 6)
    console.log(JSON.stringify(wanted).padEnd(70), `${data.length} of ${total}`, `${ms} ms`)
  })
})
