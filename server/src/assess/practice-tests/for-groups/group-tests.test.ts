import { Listed, Play } from '@trivium/contract/play/plays'
import { TestSheet } from '@trivium/contract/assess/practice-tests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { listen, takeDown } from '../../../../test/app/statements.ts'
import { fillBank } from '../../../../test/banks/test-bank.ts'
import { receiveAll } from '../../../../test/setup/database.ts'
import { callSeen } from '../../../../test/app/call-seen.ts'
import { readNextReminder } from './store.ts'
import { remindOfTests } from './telling.ts'

let quiz: Quiz
let stop: () => void
beforeAll(async () => {
  quiz = await startQuiz()
  await fillBank(quiz)
  stop = listen()
})
afterAll(async () => {
  stop()
  await quiz.close()
})

const tutor = { q_test_type: 'tutor', q_pool: 'all', q_test_length: 10 }

/** A group of Edda's that Lena leads, with Mia and Nora. */
async function aClass() {
  const edda = await quiz.player('Edda', { roles: ['examiner'] })
  const [lena, mia, nora, other] = [
    await quiz.player('Lena'),
    await quiz.player('Mia'),
    await quiz.player('Nora'),
    await quiz.player('Otto'),
  ]
  const group_id = (await edda.call('create_group', { name: 'Class 7' })).data.id
  for (const { id } of [mia, nora]) await edda.call('put_group_member', { group_id, account_id: id })
  await callSeen(edda, 'set_group_leaders', { group_id, account_ids: [lena.id] })
  const give = async (more = {}) => (await lena.call('give_group_test', { group_id, title: 'Week 3', ...tutor, ...more })).data.id
  return { edda, lena, mia, nora, other, group_id, give }
}

async function start(player: TestPlayer, group_test_id: number) {
  const reply = await player.call('start_group_test', { group_test_id })
  if (reply.error) throw new Error(`the test was refused: ${reply.message}`)
  return {
    play: Play.parse(reply.play),
    test: TestSheet.parse(reply.test),
    questions: Listed.array()
      .parse(reply.data)
      .filter(one => 'options' in one),
  }
}

/** Answers the first `right` of the questions and ends the try. */
async function sit(player: TestPlayer, group_test_id: number, right: number) {
  const begun = await start(player, group_test_id)
  for (const [index, question] of begun.questions.entries())
    await quiz.answer(player, begun.play, question, index < right ? 'right' : 'wrong')
  await player.call('finish_play', { play_id: begun.play.id })
  return begun
}

const refusalOf = (reply: { error: boolean; message: string }) => (reply.error ? reply.message : 'ok')

describe('a test of a group', () => {
  it('is given by a leader, begun by members, and its results are seen by leaders', async () => {
    const { lena, mia, nora, group_id, give } = await aClass()
    const id = await give({ due_on: '2031-05-09' })
    const before = await mia.call('get_group_tests', { group_id })
    expect(before).toMatchObject({ total: 1, group: 'Class 7', is_member: true, leads: false })
    expect(before.data).toMatchObject([{ id, title: 'Week 3', length: 10, due_on: '2031-05-09', given_by: 'Lena', own: null, tries: null }])
    const { play } = await sit(mia, id, 6)
    const open = await start(nora, id)
    expect((await mia.call('get_group_tests', { group_id })).data[0]?.own).toEqual({ play_id: play.id, state: 'done' })
    expect((await lena.call('get_group_tests', { group_id })).data[0]).toMatchObject({ own: null, tries: { begun: 2, done: 1 } })
    const results = await lena.call('get_group_test_results', { group_test_id: id })
    expect(results.total).toBe(2)
    expect(results.data).toEqual([
      { name: 'Mia', own_id: null, state: 'done', is_late: false, result: { answered: 10, correct: 6, ratio: 60 } },
      { name: 'Nora', own_id: null, state: 'begun', is_late: false, result: null },
    ])
    expect((await lena.call('get_group_test_results', { group_test_id: id, offset: 1, limit: 1 })).data.map(({ name }) => name)).toEqual([
      'Nora',
    ])
    // Starting it again continues the same try.
    expect((await start(nora, id)).play.id).toBe(open.play.id)
  })

  it('counts only the first try of a member, also beside an own test of the same choices', async () => {
    const { lena, mia, give } = await aClass()
    const own = await mia.call('get_questions_test', tutor)
    const id = await give()
    const first = await sit(mia, id, 2)
    expect(first.play.id).not.toBe(Play.parse(own.play).id)
    await mia.call('finish_play', { play_id: Play.parse(own.play).id })
    await sit(mia, id, 10)
    const retake = await mia.call('get_questions_test_retake', { quiz_id: first.test.quiz_id })
    expect(retake.error).toBe(false)
    const { data } = await lena.call('get_group_test_results', { group_test_id: id })
    expect(data[0]?.result?.correct).toBe(2)
  })

  it('names the categories that are weak over the group', async () => {
    const { lena, mia, nora, give } = await aClass()
    const id = await give()
    const tries = [
      { player: mia, ...(await start(mia, id)) },
      { player: nora, ...(await start(nora, id)) },
    ]
    const ids = tries.flatMap(({ questions }) => questions.map(question => question.id))
    const rows = await quiz.database.db.selectFrom('questions').select(['id', 'category_id']).where('id', 'in', ids).execute()
    const categoryOf = new Map(rows.map(row => [row.id, row.category_id]))
    // Of 20 questions in four categories, one category has at least five.
    const asked = [...Map.groupBy(ids, question => categoryOf.get(question))].toSorted(([, one], [, other]) => other.length - one.length)
    const [hardest, ofHardest] = asked[0] ?? []
    for (const { player, play, questions } of tries) {
      for (const question of questions)
        await quiz.answer(player, play, question, categoryOf.get(question.id) === hardest ? 'wrong' : 'right')
      await player.call('finish_play', { play_id: play.id })
    }
    const { weak } = await lena.call('get_group_test_results', { group_test_id: id })
    expect(weak).toEqual([{ name: expect.any(String), answered: ofHardest?.length, ratio: 0 }])
  })

  it('does not exist for anybody else, and for former members and leaders', async () => {
    const { edda, lena, mia, nora, other, group_id, give } = await aClass()
    const id = await give()
    await start(nora, id)
    const byGroup = { group_id }
    const byTest = { group_test_id: id }
    const isGone = async (player: TestPlayer, names: readonly string[]) => {
      if (names.includes('list')) expect(refusalOf(await player.call('get_group_tests', byGroup))).toBe('document_not_found')
      if (names.includes('start')) expect(refusalOf(await player.call('start_group_test', byTest))).toBe('document_not_found')
      expect(refusalOf(await player.call('give_group_test', { ...byGroup, title: 'Mine', ...tutor }))).toBe('document_not_found')
      expect(refusalOf(await player.call('close_group_test', byTest))).toBe('document_not_found')
      expect(refusalOf(await player.call('get_group_test_results', byTest))).toBe('document_not_found')
    }
    const leaderElsewhere = (await aClass()).lena
    for (const player of [edda, other, leaderElsewhere]) await isGone(player, ['list', 'start'])
    await isGone(mia, [])
    expect(refusalOf(await lena.call('start_group_test', byTest))).toBe('document_not_found')
    await nora.call('leave_group', { group_id })
    await isGone(nora, ['list', 'start'])
    expect((await lena.call('get_group_test_results', byTest)).data.map(({ name }) => name)).toEqual(['Mia'])
    expect((await lena.call('get_group_tests', byGroup)).data[0]?.tries).toEqual({ begun: 0, done: 0 })
    await callSeen(edda, 'set_group_leaders', { group_id, account_ids: [] })
    await isGone(lena, ['list', 'start'])
  })

  it('is closed by a leader: members can finish a try, and cannot begin one', async () => {
    const { lena, mia, nora, group_id, give } = await aClass()
    const id = await give()
    const begun = await start(mia, id)
    expect(refusalOf(await lena.call('close_group_test', { group_test_id: id }))).toBe('ok')
    expect((await start(mia, id)).play.id).toBe(begun.play.id)
    expect(refusalOf(await nora.call('start_group_test', { group_test_id: id }))).toBe('group_test_closed')
    expect((await nora.call('get_group_tests', { group_id })).data).toEqual([])
    expect((await lena.call('get_group_tests', { group_id })).data).toMatchObject([{ id, closed_at: expect.any(String) }])
  })

  it('is one of at most 20 open ones, also when two are given at once', async () => {
    const { lena, group_id, give } = await aClass()
    for (let number = 0; number < 19; number++) await give()
    const both = await Promise.all([1, 2].map(() => lena.call('give_group_test', { group_id, title: 'More', ...tutor })))
    expect(both.map(refusalOf).toSorted()).toEqual(['ok', 'too_many_group_tests'])
    await lena.call('close_group_test', { group_test_id: both.find(({ error }) => !error)?.data.id ?? 0 })
    expect(await give()).toBeGreaterThan(0)
  })

  it('says when an area of its choices is gone, and ends with its group', async () => {
    const { edda, lena, mia, group_id, give } = await aClass()
    expect(refusalOf(await lena.call('give_group_test', { group_id, title: 'Magic', ...tutor, q_organisation: 'lore/magic' }))).toBe(
      'document_not_found',
    )
    const [kept, id] = [await give(), await give({ q_organisation: 'lore/history' })]
    const { test } = await start(mia, kept)
    const { db } = quiz.database
    await db.updateTable('areas').set({ slug: 'past' }).where('slug', '=', 'history').execute()
    expect(refusalOf(await mia.call('start_group_test', { group_test_id: id }))).toBe('group_test_areas_gone')
    await db.updateTable('areas').set({ slug: 'history' }).where('slug', '=', 'past').execute()
    await edda.call('delete_group', { group_id })
    expect(refusalOf(await mia.call('start_group_test', { group_test_id: id }))).toBe('document_not_found')
    expect(refusalOf(await mia.call('get_test', { quiz_id: test.quiz_id }))).toBe('ok')
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('lists cost the same number of statements however many tests and tries there are', async () => {
    const { lena, mia, nora, group_id, give } = await aClass()
    const id = await give()
    const costs = async () => {
      await receiveAll(quiz.database)
      const list = await takeDown(() => lena.call('get_group_tests', { group_id }))
      const results = await takeDown(() => lena.call('get_group_test_results', { group_test_id: id }))
      return [list.statements.length, results.statements.length]
    }
    await costs()
    const few = await costs()
    for (const player of [mia, nora]) await sit(player, id, 3)
    await give()
    expect(await costs()).toEqual(few)
  })
})

describe('the notices of a test of a group', () => {
  const noticesOf = async (player: TestPlayer) =>
    (await player.call('get_notifications', {})).data
      .filter(({ type }) => type.startsWith('group_test'))
      .map(({ type, message, type_id }) => ({ type, message, type_id }))
  const typesOf = async (player: TestPlayer) => (await noticesOf(player)).map(({ type }) => type)
  const remind = () => remindOfTests(quiz.database.db, quiz.clock.now())
  const dayMs = 86_400_000
  /** To the time of the next reminder. */
  const toReminder = async () =>
    quiz.clock.advance(((await readNextReminder(quiz.database.db))?.getTime() ?? 0) - quiz.clock.now().getTime())
  const isAhead = async (id: number) =>
    (await quiz.database.db.selectFrom('group_tests').select('id').where('id', '=', id).where('remind_at', 'is not', null).execute())
      .length > 0
  const dayAhead = (days: number) => new Date(quiz.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)

  it('tell every member who is there, once, and not the leader, a former member or a deactivated account', async () => {
    const { edda, lena, mia, nora, other, group_id, give } = await aClass()
    for (const { id } of [lena, other]) await edda.call('put_group_member', { group_id, account_id: id })
    await nora.call('leave_group', { group_id })
    await quiz.database.db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', other.id).execute()
    await give()
    await quiz.database.db.updateTable('accounts').set({ status: 'active' }).where('id', '=', other.id).execute()
    expect(await noticesOf(mia)).toMatchObject([{ type: 'group_test', message: expect.stringContaining('Week 3'), type_id: group_id }])
    for (const player of [lena, nora, other]) expect(await noticesOf(player)).toEqual([])
  })

  it('remind whoever has not finished, the day before the due day, once', async () => {
    const { mia, nora, give } = await aClass()
    const id = await give({ due_on: dayAhead(3) })
    await give({ due_on: dayAhead(0) })
    await sit(mia, id, 3)
    await start(nora, id)
    expect(await remind()).toBe(0)
    await toReminder()
    await Promise.all([remind(), remind()])
    await remind()
    expect([await typesOf(mia), await typesOf(nora)]).toEqual([
      ['group_test', 'group_test'],
      ['group_test_due', 'group_test', 'group_test'],
    ])
    expect(await isAhead(id)).toBe(false)
  })

  it('remind nobody when the due day has begun, because the server was away', async () => {
    const { mia, give } = await aClass()
    const id = await give({ due_on: dayAhead(3) })
    await toReminder()
    quiz.clock.advance(8 * 3_600_000)
    await remind()
    expect(await typesOf(mia)).toEqual(['group_test'])
    expect(await isAhead(id)).toBe(false)
  })

  it('remind nobody of a test that is closed', async () => {
    const { lena, mia, give } = await aClass()
    const id = await give({ due_on: dayAhead(3) })
    await lena.call('close_group_test', { group_test_id: id })
    await toReminder()
    await remind()
    expect(await typesOf(mia)).toEqual(['group_test'])
  })

  it('are bounded: a leader gives thirty a day, however many are closed', async () => {
    const { lena, mia, group_id, give } = await aClass()
    for (let given = 0; given < 30; given++) await lena.call('close_group_test', { group_test_id: await give() })
    const more = { group_id, title: 'Week 4', ...tutor }
    expect(refusalOf(await lena.call('give_group_test', more))).toBe('too_many_requests')
    expect((await lena.call('get_group_tests', { group_id })).total).toBe(30)
    quiz.clock.advance(dayMs)
    expect(refusalOf(await lena.call('give_group_test', more))).toBe('ok')
    expect((await mia.call('get_notifications', { limit: 50 })).total).toBe(31)
  })
})

describe('the due day of a test of a group', () => {
  it('is not past', async () => {
    const { lena, group_id } = await aClass()
    const yesterday = new Date(quiz.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
    const reply = await lena.call('give_group_test', { group_id, title: 'Late', ...tutor, due_on: yesterday })
    expect(reply).toMatchObject({ status: 400, issues: [{ field: 'due_on', problem: 'is past' }] })
    expect((await lena.call('get_group_tests', { group_id })).total).toBe(0)
  })

  it('is over for the members who have not done it, and for whoever did it later, by the member’s own day', async () => {
    const { lena, mia, nora, give } = await aClass()
    const today = quiz.clock.now().toISOString().slice(0, 10)
    const id = await give({ due_on: today })
    await sit(mia, id, 1)
    const late = async () =>
      Object.fromEntries(
        (await lena.call('get_group_test_results', { group_test_id: id })).data.map(({ name, is_late }) => [name, is_late]),
      )
    expect(await late()).toEqual({ Mia: false, Nora: false })
    quiz.clock.advance(86_400_000)
    expect(await late()).toEqual({ Mia: false, Nora: true })
    await sit(nora, id, 1)
    expect(await late()).toEqual({ Mia: false, Nora: true })
    await quiz.database.db.updateTable('accounts').set({ timezone: 'Pacific/Kiritimati' }).where('id', '=', mia.id).execute()
    await quiz.database.db
      .updateTable('plays')
      .set({ finished_at: new Date(`${today}T12:00:00Z`) })
      .where('account_id', '=', mia.id)
      .execute()
    expect(await late()).toEqual({ Mia: true, Nora: true })
  })
})
