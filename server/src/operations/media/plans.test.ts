import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plansOf } from '../../../test/app/plans.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readUses } from '../../platform/media/index.ts'
import { sightOf } from './policy.ts'
import { readFile, readFiles } from './store.ts'

const files = 10_000

let quiz: Quiz
let db: Db
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  ;({ db } = quiz.database)
  const { id } = await quiz.player('Edda', { roles: ['editor'] })
  const name = sql`'upload-' || lpad(n::text, 32, '0') || '.webp'`
  await sql`insert into media (name, type, bytes) select ${name}, 'image/webp', '\\x00' from generate_series(1, ${files}) n`.execute(db)
  await sql`insert into uploads (name, account_id, uploaded_at, for_exams, title)
    select ${name}, ${id}, now() - n * interval '1 minute', n % 5 = 0, 'Picture ' || n from generate_series(1, ${files}) n`.execute(db)
  await sql`insert into questions (key, category_id, language_id, level, question_type, question, options, answer, image)
    select 'filled:' || n, ${quiz.fixture.categories.science}, ${quiz.fixture.languages.en}, 1, 'multiple_choice', 'Which ' || n,
      '[{"text": "a", "image": null}, {"text": "b", "image": null}]', '{0}', ${name}
    from generate_series(1, ${files}) n where n % 3 <> 0`.execute(db)
  await sql`analyze`.execute(db)
})
afterAll(() => quiz.close())

const editor = () => sightOf({ id: 1, roles: ['editor'] })
const examiner = () => sightOf({ id: 1, roles: ['examiner'] })
const page = { offset: 0, limit: 25 }
/** The other tables have no rows here, so that a scan of them is right. */
const growing = /Seq Scan on (uploads|media|questions) /

it.each([
  ['a page of what an editor finds', (watched: Db) => readFiles(watched, editor(), {}, page)],
  ['a page of what an examiner finds', (watched: Db) => readFiles(watched, examiner(), {}, page)],
  ['a page of sounds', (watched: Db) => readFiles(watched, 'all', { kind: 'sound' }, page)],
  ['a search', (watched: Db) => readFiles(watched, editor(), { q: 'Picture 77' }, page)],
  ['one file', (watched: Db) => readFile(watched, editor(), 'upload-x.webp')],
  ['where a file is used', (watched: Db) => readUses(watched, 'upload-x.webp', 100)],
])('%s is found by indexes among 10,000 files', async (_what, run) => {
  const plans = await plansOf(db, run)
  expect(plans).toHaveLength(1)
  expect(plans.join()).not.toMatch(growing)
})
