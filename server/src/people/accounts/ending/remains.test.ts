// Reads every row of every table for what is left of a person after the account was deleted.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ActionName, contract } from '@trivium/contract'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Arena, startArena } from '../../../../test/games/battle-room.ts'
import { examRoom } from '../../../../test/games/exam-room.ts'
import { PushServices } from '../../../../test/services/push-services.ts'
import { ancient } from '../../../../test/app/quiz.ts'
import { typeDraft } from '../../../../test/banks/typed-draft.ts'
import { inputSchema, type JsonSchema } from '../../../platform/api/docs/json-schema.ts'

const services = new PushServices()
let arena: Arena
beforeAll(async () => {
  arena = await startArena({ pushTransport: services.transport })
})
afterAll(() => arena.close())

/** Tables that contain this text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = arena.database
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await sql`select from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

/** Calls that end the account or its session, or change the name that the test looks for. */
const notSent: readonly string[] = ['delete_user_account', 'logout', 'update_profile', 'user_signup']

/**
 * Makes every call of a player with the text in every field that takes one, so that a new call that stores it is found without a change
 * here.
 */
async function sendEverywhere(player: TestPlayer, text: string): Promise<void> {
  const names = Object.keys(contract) as ActionName[]
  for (const name of names.filter(name => contract[name].access === 'player' && !notSent.includes(name))) {
    const fields = Object.entries(inputSchema(contract[name]).properties ?? {})
    const input = Object.fromEntries(fields.map(([field, schema]) => [field, valueOf(schema, text)]))
    expect([name, (await player.call(name, input)).status === 500]).toEqual([name, false])
  }
}

function valueOf(schema: JsonSchema, text: string): unknown {
  const [known] = schema.enum ?? []
  if (known !== undefined) return known
  const inner = schema.anyOf?.find(({ type }) => type === 'string') ?? schema
  if (inner.type === 'integer' || inner.type === 'number') return inner.minimum ?? 1
  return inner.type === 'boolean' ? true : inner.type === 'array' ? [text] : text
}

describe('a deleted account', () => {
  it('leaves nothing in any table that the person has said, typed or given', async () => {
    const mark = 'unmistakable'
    const ana = await arena.player(`Ana ${mark}`, { email: `${mark}@example.com` })
    const bob = await arena.player('Bob')
    const started = await arena.begin(ana, ancient)
    const question_id = started.questions[0]?.id
    await ana.call('report_question', { question_id, message: `The answer is ${mark}, not that.` })
    await arena.playThrough(ana, started, 5)
    const { play } = await arena.open(ana, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 10, minutes: 5 })
    await typeDraft(arena.database.db, play.id, 0, mark)
    await ana.call('set_bookmark', { question_id, type: 'quiz_zone', status: 1 })
    await ana.call('update_profile', { mobile: '+34600777888', name: `Ana ${mark} II` })
    await ana.call('set_push_subscription', services.browser(mark).subscription)
    await ana.call('export_own_data')
    await arena.startRoom([ana, bob], { entry: 0, room_type: 'friend' })
    const room = await examRoom(arena)
    await room.sit(ana, await room.prepare())
    await ana.call('set_exam_module_result', { captured_question_ids: mark, statistics: mark, rules_violated: 1 })
    const before = await tablesWith(mark)
    expect(before).toEqual(expect.arrayContaining(['accounts', 'exam_attempts', 'plays', 'push_subscriptions', 'reports']))
    expect(await tablesWith('34600777888')).toEqual(['accounts'])
    await sendEverywhere(ana, mark)
    expect((await ana.call('delete_user_account')).error).toBe(false)
    expect([await tablesWith(mark), await tablesWith('34600777888'), await tablesWith(ana.token)]).toEqual([[], [], []])
  })
})
