// The triage of reports: queue, answers, thanks, corrections, previews, rights and audit.

import { Notice } from '@trivium/contract/rewards/notices'
import { reportAdmin } from '@trivium/contract/integrity/reports.admin'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { examRoom } from '../../../test/games/exam-room.ts'
import { coinsOf, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { options, other, type Regrading, regrading, right, wrong } from '../../../test/app/regrading.ts'
import { must } from '../../platform/api/refuse.ts'

let quiz: Quiz
let admin: Regrading
beforeAll(async () => {
  quiz = await startQuiz()
  admin = await regrading(quiz)
})
afterAll(() => quiz.close())

const db = () => quiz.database.db
const names = Object.keys(reportAdmin) as (keyof typeof reportAdmin)[]
const auditOf = async (id: number) =>
  db().selectFrom('audit_entries').select(['action', 'account_id', 'after']).where('subject', '=', `question:${id}`).orderBy('id').execute()
const actionsOf = async (id: number) => (await auditOf(id)).map(({ action }) => action)
const report = (player: TestPlayer, question_id: number, message = 'The elm is right, I am sure.') =>
  player.call('report_question', { question_id, message })
const noticesOf = async (player: TestPlayer, type: string) =>
  Notice.array()
    .parse((await player.call('get_notifications')).data)
    .filter(notice => notice.type === type)
const answersTo = async (player: TestPlayer) =>
  (await player.call('get_messages')).data.flatMap(message => ('answer' in message ? [message.answer] : []))
const questionRow = (id: number) => db().selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Each player plays a round with the first question wrong and reports it. */
async function reported(...players: TestPlayer[]): Promise<number> {
  const course = await admin.newCourse()
  const id = must(course.levels[0]?.[0], 'a course has questions')
  for (const player of players) {
    await admin.playThrough(player, await admin.begin(player, course), 10, new Map([[id, wrong]]))
    expect((await report(player, id)).error).toBe(false)
  }
  return id
}

describe('the triage of reports', () => {
  it('changes nothing in the demo', async () => {
    const id = await reported(await quiz.player())
    await quiz.set('demo_mode', 1)
    for (const name of names.filter(name => 'writes' in reportAdmin[name])) {
      expect((await admin.edda.call(name, { question_id: id, answer: 'x', reason: 'x' })).message).toBe('not_allowed_in_demo')
    }
    await quiz.set('demo_mode', 0)
    expect(await actionsOf(id)).toEqual([])
  })
})

describe('get_reported_questions', () => {
  it('lists questions with open reports, newest first, and filters by words and language', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const [one, two] = [await reported(alice, bob), await reported(alice)]
    const { data, total } = await admin.edda.call('get_reported_questions', { limit: 2 })
    expect(data).toMatchObject([
      {
        id: two,
        open: 1,
        closed: 0,
        owner: 'bank',
        newest_reason: 'The elm is right, I am sure.',
        language_code: 'en',
        attempts: 0,
        facility: null,
      },
      { id: one, open: 2 },
    ])
    expect(total).toBeGreaterThanOrEqual(2)
    expect((await admin.edda.call('get_reported_questions', { sort: 'open', order: 'desc', limit: 1 })).data).toMatchObject([{ open: 2 }])
    const { question } = await questionRow(one)
    const found = async (filter: object) => (await admin.edda.call('get_reported_questions', filter)).data.map(row => row.id)
    expect(await found({ search: question.toUpperCase() })).toEqual([one])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ search: question, language_id: quiz.fixture.languages.ar })).toEqual([])
    await admin.edda.call('dismiss_reports', { question_id: one, reason: 'It is an oak.' })
    expect(await found({ search: question })).toEqual([])
    expect(await found({ search: question, state: 'closed' })).toEqual([one])
    await quiz.writePlayStats()
    expect((await admin.edda.call('get_reported_questions', { search: question, state: 'closed' })).data).toMatchObject([
      { open: 0, closed: 2, attempts: 2, facility: 0 },
    ])
  })
})

describe('triage', () => {
  it('answers the chosen reports, and the player finds the answer in their messages', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const id = await reported(alice, bob)
    const { data } = await admin.edda.call('get_question_reports', { question_id: id })
    expect(data).toMatchObject({
      id,
      options,
      answer: [right],
      is_replaced: false,
      latest_id: id,
      reports: [{ name: 'Bob' }, { name: 'Alice' }],
    })
    const hers = must(data.reports[1], 'there are two').id
    expect((await admin.edda.call('answer_reports', { question_id: id, report_ids: [hers], answer: '<b>It</b> is an oak.' })).data).toEqual(
      { reports: 1 },
    )
    expect([await answersTo(alice), await answersTo(bob)]).toEqual([['<b>It</b> is an oak.'], []])
    expect((await admin.edda.call('answer_reports', { question_id: id, report_ids: [hers], answer: 'Again.' })).message).toBe(
      'no_open_reports',
    )
    expect(await actionsOf(id)).toEqual(['answer_reports'])
    expect((await auditOf(id))[0]).toMatchObject({ account_id: admin.edda.id, after: { outcome: 'answered', reports: [hers] } })
    // After an answer the player may report the question again.
    expect((await report(alice, id)).error).toBe(false)
  })

  it('pays thanks for accepted reports once per player and question, also when staff accept simultaneously', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const id = await reported(alice, bob)
    const before = [await coinsOf(alice), await coinsOf(bob)]
    const replies = await Promise.all(Array.from({ length: 5 }, () => admin.edda.call('accept_reports', { question_id: id })))
    expect(replies.map(({ message }) => message).toSorted()).toEqual([
      'no_open_reports',
      'no_open_reports',
      'no_open_reports',
      'no_open_reports',
      'ok',
    ])
    const paid = async () => [await coinsOf(alice), await coinsOf(bob)]
    expect(await paid()).toEqual(before.map(coins => coins + 5))
    expect(await noticesOf(alice, 'report_accepted')).toMatchObject([{ message: expect.stringContaining('Coins for you: 5') }])
    await report(alice, id)
    expect((await admin.edda.call('accept_reports', { question_id: id, answer: 'Thank you again.' })).data).toEqual({ reports: 1 })
    expect([await paid(), (await noticesOf(alice, 'report_accepted')).length]).toEqual([before.map(coins => coins + 5), 1])
    expect(await answersTo(alice)).toEqual(['Thank you again.'])
    expect(await actionsOf(id)).toEqual(['accept_reports', 'accept_reports'])
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('sends no answer and no coins to a deleted account', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const id = await reported(alice, bob)
    await alice.call('delete_user_account')
    expect((await admin.edda.call('accept_reports', { question_id: id, answer: 'Thank you.' })).data).toEqual({ reports: 2 })
    const rows = await db()
      .selectFrom('reports')
      .select(['account_id', 'answer', 'state'])
      .where('question_id', '=', id)
      .orderBy('account_id')
      .execute()
    expect(rows).toEqual([
      { account_id: alice.id, answer: null, state: 'closed' },
      { account_id: bob.id, answer: 'Thank you.', state: 'closed' },
    ])
  })

  it('refuses unknown questions and reports', async () => {
    for (const name of ['answer_reports', 'accept_reports', 'dismiss_reports'] as const) {
      const said = { answer: 'x', reason: 'x' }
      expect((await admin.edda.call(name, { question_id: 999_999, ...said })).message).toBe('document_not_found')
    }
    expect((await admin.edda.call('get_question_reports', { question_id: 999_999 })).message).toBe('document_not_found')
    expect((await admin.edda.call('get_regrade', { regrade_id: 999_999 })).message).toBe('document_not_found')
  })
})

describe('a question of an exam', () => {
  it("belongs to the exam's managers: editors neither see its reports nor correct it", async () => {
    const [alice, room] = [await quiz.player(), await examRoom(quiz)]
    const examId = await room.prepare()
    const { questions } = await room.sit(alice, examId)
    const id = must(questions[0], 'an exam has questions').id
    expect((await report(alice, id)).error).toBe(false)
    const ida = room.examiner
    const otto = await quiz.player('Otto', { roles: ['examiner'] })
    const seenBy = async (player: TestPlayer) => (await player.call('get_reported_questions', { limit: 100 })).data.map(row => row.id)
    expect([(await seenBy(admin.edda)).includes(id), await seenBy(ida), await seenBy(otto)]).toEqual([false, [id], []])
    expect((await admin.edda.call('get_question_reports', { question_id: id })).message).toBe('reports_not_yours')
    expect((await admin.edda.call('accept_reports', { question_id: id })).message).toBe('reports_not_yours')
    expect((await admin.edda.call('correct_question', { question_id: id, is_void: true, reason: 'x' })).message).toBe('question_of_exam')
    for (const name of ['preview_regrade', 'start_regrade'] as const) {
      expect((await admin.edda.call(name, { question_id: id })).message).toBe('question_of_exam')
    }
    expect((await ida.call('answer_reports', { question_id: id, answer: 'We look into it.' })).data).toEqual({ reports: 1 })
    const bank = await reported(await quiz.player('Bob'))
    expect((await ida.call('answer_reports', { question_id: bank, answer: 'x' })).message).toBe('reports_not_yours')
  })
})

describe('correct_question', () => {
  const reason = 'The key was wrong.'

  it('replaces the question by a new one and returns its id', async () => {
    const id = await reported(await quiz.player())
    const before = await questionRow(id)
    const { data } = await admin.edda.call('correct_question', { question_id: id, answer: [wrong], note: 'It is an elm.', reason })
    const [old, next] = [await questionRow(id), await questionRow(must(data.question_id, 'it was replaced'))]
    expect(next).toMatchObject({
      key: before.key,
      answer: [wrong],
      note: 'It is an elm.',
      is_active: true,
      question: before.question,
      level: 1,
      corrections: [],
    })
    expect(old).toMatchObject({ key: `${before.key}#${id}`, answer: [right], is_active: false })
    expect(old.corrections).toEqual([{ answer: [wrong], word: null, is_void: false }])
    expect(await auditOf(id)).toMatchObject([{ action: 'correct_question', after: { answer: [wrong], replaced_by: next.id, reason } }])
    const seen = (await admin.edda.call('get_question_reports', { question_id: id })).data
    expect(seen).toMatchObject({ is_replaced: true, latest_id: next.id, corrections: [{ answer: [wrong] }] })
    // An earlier version gets one more key, but is not replaced again.
    expect((await admin.edda.call('correct_question', { question_id: id, answer: [other], reason })).data).toEqual({ question_id: null })
    expect((await questionRow(next.id)).is_active).toBe(true)
  })

  it('may bring new options with a right answer of their own', async () => {
    const id = await reported(await quiz.player())
    const words = { question: 'Which of these is no tree?', options: ['Moss', 'Elm'], new_answer: [0] }
    const { data } = await admin.edda.call('correct_question', { question_id: id, is_void: true, ...words, reason })
    expect(await questionRow(must(data.question_id, 'it was replaced'))).toMatchObject({
      question: words.question,
      answer: [0],
      options: [{ text: 'Moss' }, { text: 'Elm' }],
    })
  })

  it('withdraws the question if nothing is right, or on request', async () => {
    for (const how of [{ is_void: true }, { answer: [wrong], withdraw: true }]) {
      const id = await reported(await quiz.player())
      expect((await admin.edda.call('correct_question', { question_id: id, ...how, reason })).data).toEqual({ question_id: null })
      expect((await questionRow(id)).is_active).toBe(false)
    }
  })

  it.each([
    ['the key that it has', { answer: [right] }],
    ['no answer', {}],
    ['two answers', { answer: [wrong, other] }],
    ['an option that there is not', { answer: [7] }],
    ['an option twice', { answer: [wrong, wrong] }],
    ['options without a right one', { answer: [wrong], options: ['A', 'B'] }],
    ['equal options', { answer: [wrong], options: ['A', 'A'], new_answer: [0] }],
    ['no reason', { answer: [wrong], reason: '' }],
  ])('refuses %s', async (_, fields) => {
    const id = await reported(await quiz.player())
    expect((await admin.edda.call('correct_question', { question_id: id, reason, ...fields })).status).toBe(400)
    expect(await actionsOf(id)).toEqual([])
  })

  it('corrects once when several calls arrive at the same moment', async () => {
    const id = await reported(await quiz.player())
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => admin.edda.call('correct_question', { question_id: id, answer: [wrong], reason })),
    )
    expect(replies.filter(({ status, error }) => status === 200 && !error)).toHaveLength(1)
    expect((await questionRow(id)).corrections).toHaveLength(1)
  })
})

describe('preview_regrade and start_regrade', () => {
  it('shows who is concerned and what it pays, changes nothing, and predicts the regrade', async () => {
    const [alice, bob, carol] = [await quiz.player(), await quiz.player('Bob'), await quiz.player('Carol')]
    const course = await admin.newCourse()
    const id = must(course.levels[0]?.[0], 'a course has questions')
    // Alice wins by it, Bob gains points, and Carol had it right by the old key.
    await admin.playThrough(alice, await admin.begin(alice, course), 0, choices(course.levels[0] ?? [], id, 5))
    await admin.playThrough(bob, await admin.begin(bob, course), 10, new Map([[id, wrong]]))
    await admin.playThrough(carol, await admin.begin(carol, course), 10)
    const everything = async () => {
      const { rows } = await sql`select (select count(*) from transfers) as transfers, (select count(*) from regrades) as regrades,
        (select sum(score) from leaderboard_entries) as scores, (select count(*) from notices) as notices,
        (select count(*) from answers where correct) as "right", (select sum(version) from plays) as versions`.execute(db())
      return rows
    }
    const before = await everything()
    const preview = (await admin.edda.call('preview_regrade', { question_id: id, answer: [wrong] })).data
    expect(await everything()).toEqual(before)
    expect(preview).toMatchObject({
      modes: [{ mode: 'quiz_zone', answers: 3, turn_right: 2, keep: 1 }],
      players: 3,
      players_concerned: 2,
      contests: [],
      is_estimate: false,
    })
    expect((await admin.edda.call('start_regrade', { question_id: id })).message).toBe('nothing_to_regrade')
    const regrade = await admin.correct(id, wrong)
    expect((await admin.edda.call('start_regrade', { question_id: id })).message).toBe('regrade_running')
    expect((await admin.edda.call('preview_regrade', { question_id: id })).data).toEqual(preview)
    await admin.run()
    const done = (await admin.edda.call('get_regrade', { regrade_id: regrade })).data
    expect(done).toMatchObject({ state: 'done', players: 2, answers: 2, coins: preview.coins, score: preview.score })
    expect(preview.coins).toBe(2)
    expect(await actionsOf(id)).toEqual(['correct_question', 'start_regrade'])
    expect((await admin.edda.call('get_regrades', { question_id: id })).data).toMatchObject([{ id: regrade, name: 'Edda' }])
    // A second regrade finds nothing left to do.
    await admin.edda.call('start_regrade', { question_id: id })
    await admin.run()
    expect((await admin.edda.call('get_regrades', { question_id: id })).data).toMatchObject([
      { state: 'done', players: 0, coins: 0 },
      { id: regrade },
    ])
  })
})

/** Choices: the question `id` wrong, `rights` of the others right. */
const choices = (ids: number[], id: number, rights: number) =>
  new Map([...ids.filter(one => one !== id).map((one, place) => [one, place < rights ? right : other] as const), [id, wrong] as const])
