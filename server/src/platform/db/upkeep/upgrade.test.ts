import { Result } from '@trivium/contract/play/plays'
import { clockRules } from '@trivium/rules/play/plays/frozen'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import type { Database } from '../connect.ts'
import { migrate } from './migrate.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('owner')
})
afterAll(() => database.close())

/** The rules of a play, as an old release stored them. */
const rules = { secondsPerQuestion: 30, totalSeconds: null, pauseSeconds: 4, scoreCorrect: 4, scoreWrong: 2, hintPrice: 1, lifelines: [] }
const result = {
  play_id: 1,
  mode: 'quiz_zone',
  total: 2,
  answered: 2,
  correct: 1,
  wrong: 1,
  percentage: 50,
  won: false,
  coins_earned: 0,
  score: 2,
  coins: 100,
  duration_ms: 9000,
  level: 1,
  level_unlocked: null,
  coins_note: null,
  finished_at: '2026-11-01T10:00:00.000Z',
}

const before = `
  insert into languages (code, name, is_default) values ('en', 'English', true);
  insert into accounts (subject, sign_in_type, name, refer_code, app_streak, last_seen_on)
    values ('a', 'email', 'Alice', 'AAAA2222', 7, '2026-11-01');
  insert into categories (type, slug, names) values ('quiz_zone', 'history', '{"en": "History"}');
  insert into categories (type, slug, names, parent_id) values ('quiz_zone', 'ancient', '{"en": "Ancient"}', 1);
  insert into questions (key, category_id, language_id, level, question_type, question, answer)
    values ('q1', 2, 1, 1, 'multiple_choice', 'One?', '{0}'), ('q2', 2, 1, 1, 'multiple_choice', 'Two?', '{0}');
  insert into plays (account_id, mode, target, category_id, level, language_id, state, questions, rules, opened_at, started_at, closes_at,
      finished_at, correct, wrong, result)
    values (1, 'quiz_zone', 'quiz_zone:2:1:1', 2, 1, 1, 'finished', '[{"question_id": 1}, {"question_id": 2}]', '${JSON.stringify(rules)}',
      now(), now(), now(), now(), 1, 1, '${JSON.stringify(result)}'),
    (1, 'quiz_zone', 'quiz_zone:2:1:2', 2, 2, 1, 'open', '[{"question_id": 1}]', '${JSON.stringify(rules)}', now(), now(), now(), null, 0, 0, null);
  insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
    values (1, 0, 1, 1, 'quiz_zone', '0', true, true, 3000, now()), (1, 1, 2, 1, 'quiz_zone', '1', false, true, 3000, now());
  insert into play_days (account_id, day, mode, category_id, plays, answered, correct, coins) values (1, '2026-11-01', 'quiz_zone', 2, 1, 2, 1, 0);
`

describe('data from the release before the solo modes', () => {
  it('survives the upgrade: plays go on, results are complete, streaks and badges count', async () => {
    await database.withSession(async session => {
      await session.run('drop schema public cascade; create schema public')
    })
    await migrate(database, '0007-identity.sql')
    await database.withSession(session => session.run(before))
    expect(await migrate(database)).toContain('0008-solo-modes.sql')

    const { db } = database
    const [finished, open] = await db.selectFrom('plays').select(['rules', 'result']).orderBy('id').execute()
    expect(Result.parse(finished?.result)).toMatchObject({ category_slug: 'history', subcategory_slug: 'ancient', badges: [] })
    expect(open && clockRules(open.rules, 1, null)).toMatchObject({ graceMs: 1000 })
    expect(open?.rules.hintsPerQuestion).toBe(2)
    expect(await db.selectFrom('streaks').selectAll().execute()).toMatchObject([{ kind: 'app', length: 7, last_day: '2026-11-01' }])
    expect(await db.selectFrom('badges').select(['type', 'progress']).execute()).toEqual([{ type: 'big_thing', progress: 1 }])
    expect(await db.selectFrom('category_plays').select('category_id').execute()).toEqual([{ category_id: 2 }])
    // One player had the first question right and the second wrong; the other player had it the other way round.
    expect(await db.selectFrom('item_stats').selectAll().orderBy('question_id').execute()).toMatchObject([
      { question_id: 1, attempts: 1, correct: 1, rest_sum: 0, rest_sum_of_correct: 0 },
      { question_id: 2, attempts: 1, correct: 0, rest_sum: 1, rest_sum_of_correct: 0 },
    ])
  })
})
