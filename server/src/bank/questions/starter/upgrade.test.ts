// Upgrades a database of the release before there was a stored order (migration 0044). Its questions have their authors' order, the right
// option first, and there are finished and open plays of every kind. Every answer, record, chain and proof must stay the same
// (docs/decisions/049).

import { Listed, Play, type Q } from '@trivium/contract/play/plays'
import { TestSheet } from '@trivium/contract/assess/practice-tests'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../../test/app/app.ts'
import { type Arena, startArena } from '../../../../test/games/battle-room.ts'
import { contestHall } from '../../../../test/games/contest-hall.ts'
import { examRoom, minuteMs, rightAnswer } from '../../../../test/games/exam-room.ts'
import { asOldRelease, rowsReader } from '../../../../test/setup/old-release.ts'
import { answersIn, ownDataOf } from '../../../../test/app/own-data.ts'
import type { Started } from '../../../../test/app/quiz.ts'
import { fillBank } from '../../../../test/banks/test-bank.ts'
import { must } from '../../../platform/api/refuse.ts'
import { verifyContest } from '../../../compete/contests/records/verify.ts'
import type { Database, Db } from '../../../platform/db/connect.ts'
import { migrate } from '../../../platform/db/upkeep/migrate.ts'
import { rearrangeQuestions } from './rearrange-store.ts'

let arena: Arena
let old: Database | undefined
let after: TestApp | undefined
beforeAll(async () => {
  arena = await startArena({ rights: 'owner' })
  await fillBank(arena)
})
afterAll(async () => {
  await after?.close()
  await arena.database.close()
})

/** Stores the rows in their authors' order: the right option first, a sequence in its order; no order recorded. */
async function asAuthored(): Promise<void> {
  // The release before does not know these types and words.
  await sql`delete from questions where question_type in ('number', 'matching')`.execute(arena.database.db)
  await sql`update questions set accepted = '{}'`.execute(arena.database.db)
  await sql`
    update questions q set is_arranged = false, former_order = null,
      options = (select jsonb_agg(o.value order by array_position(q.answer, (o.place - 1)::smallint) nulls last, o.place)
        from jsonb_array_elements(q.options) with ordinality as o (value, place)),
      answer = array(select (n - 1)::smallint from generate_series(1, cardinality(q.answer)) n)
    where question_type <> 'true_false' and word is null`.execute(arena.database.db)
  for (const known of arena.fixture.known.values()) {
    if (known.question_type === 'true_false' || known.word !== null) continue
    const right = known.answer.map(index => must(known.options[index], 'an option'))
    known.options = [...right, ...known.options.filter(text => !right.includes(text))]
    known.answer = right.map((_, index) => index)
  }
}

interface Begun extends Started {
  quizId: number
}

async function beginTest(player: TestPlayer, input: object): Promise<Begun> {
  const reply = await player.call('get_questions_test', input)
  if (reply.error) throw new Error(`the test was refused: ${reply.message}`)
  const questions = Listed.array().parse(reply.data)
  return {
    play: Play.parse(reply.play),
    quizId: TestSheet.parse(reply.test).quiz_id,
    questions: questions.filter(one => 'options' in one),
  }
}

const rightTexts = (db: Db) =>
  sql<{ id: number; texts: string[] }>`
    select id, array(select q.options -> a.index ->> 'text' from unnest(q.answer) with ordinality a (index, place)
      order by case when q.question_type = 'sequence' then lpad(a.place::text, 2, '0') else q.options -> a.index ->> 'text' end) as texts
    from questions q order by id`
    .execute(db)
    .then(({ rows }) => rows)

/** How often each choice was made, by its text. */
const choices = (db: Db) =>
  sql`select c.question_id, c.times, c.rest_attempts, c.rest_sum, array(
      select coalesce(q.options -> i::int ->> 'text', i) from unnest(string_to_array(c.choice, ',')) with ordinality u (i, place)
      order by case when q.question_type = 'sequence' then lpad(u.place::text, 2, '0') else q.options -> i::int ->> 'text' end) as texts
    from item_choices c join questions q on q.id = c.question_id order by 1, 5`
    .execute(db)
    .then(({ rows }) => rows)

/** The corrections, by the texts of their right options. */
const corrections = (db: Db) =>
  sql`select q.id, c.value - 'answer' as said, array(select q.options -> i::int ->> 'text' from jsonb_array_elements_text(c.value -> 'answer') i
      order by 1) as texts
    from questions q, jsonb_array_elements(q.corrections) c order by 1, 3`
    .execute(db)
    .then(({ rows }) => rows)

describe('a database of migration 0044', () => {
  it('is upgraded, and everything stays the same', async () => {
    await asAuthored()
    for (const name of ['lifeline_price', 'least_answer_ms', 'weekly_contest'] as const) await arena.set(name, 0)
    const names = ['Alice', 'Bob', 'Carol', 'Dora'] as const
    const [alice, bob, carol, dora] = await Promise.all(names.map(name => arena.player(name, { coins: 200 })))
    if (!alice || !bob || !carol || !dora) throw new Error('four players')
    const edda = await arena.player('Edda', { roles: ['editor'] })
    const [hall, room] = [contestHall(arena), await examRoom(arena)]
    const sits = async (player: TestPlayer, examId: number, most: number) => {
      const sat = await room.sit(player, examId)
      for (const question of sat.questions.slice(0, most))
        await player.call('submit_answer', { play_id: sat.play.id, question_id: question.id, answer: rightAnswer(question) })
      return sat
    }

    // Finished: a contest, an exam, two battles' worth of rounds, every type of question, a test with a tutor.
    const contestId = await hall.openOne()
    const contestPlay = (await hall.playThrough(bob, contestId, 2)).play_id
    await hall.end(contestId)
    const examIds = [await room.prepare({ release_when: 'examiner' }), 0]
    await asAuthored()
    const sat = await sits(alice, examIds[0] ?? 0, 3)
    await alice.call('set_exam_module_result')
    arena.clock.advance(25 * 60 * minuteMs)
    await room.tick()
    expect((await room.examiner.call('release_exam_results', { exam_id: examIds[0] })).error).toBe(false)
    examIds[1] = await room.prepare({ release_when: 'examiner' })
    await asAuthored()
    const finished: [TestPlayer, Started][] = []
    for (const [player, category, right] of [
      [alice, 'sets', 6],
      [bob, 'sets', 3],
      [alice, 'science', 7],
      [carol, 'science', 0],
    ] as const) {
      const started = await arena.begin(player, { category })
      await arena.playThrough(player, started, right)
      finished.push([player, started])
    }
    const tutored = await beginTest(alice, { q_test_type: 'tutor', q_test_length: 10 })
    for (const [index, question] of tutored.questions.entries())
      await arena.answer(alice, tutored.play, question, index < 6 ? 'right' : 'wrong')
    await alice.call('finish_play', { play_id: tutored.play.id })
    finished.push([alice, tutored])
    const over = await arena.startRoom([alice, bob], { entry: 5 })
    for (let battle = await arena.toOpen(alice, over); battle.due !== null; battle = await arena.toOpen(alice, over)) {
      await arena.answerRound(alice, battle, 'right')
      await arena.answerRound(bob, await arena.view(bob, over), 'wrong')
    }
    await alice.call('set_bookmark', { question_id: finished[2]?.[1].questions[0]?.id, status: 1, type: 'quiz_zone' })

    // Open: a level with a lifeline, free order with drafts, an exam, tests, a contest, and a battle in its round.
    const level = await arena.begin(carol, { category: 'scarce' })
    await arena.lifeline(carol, level.play, level.questions[0], 'fifty_fifty')
    await arena.answer(carol, level.play, level.questions[0], 'right')
    await arena.answer(carol, level.play, level.questions[1], 'wrong')
    const free = await arena.open(dora, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 10, minutes: 5 })
    for (const question of free.questions.slice(0, 6)) await arena.answer(dora, free.play, question, 'right')
    const sitting = await sits(bob, examIds[1] ?? 0, 2)
    const timed = await beginTest(bob, { q_test_type: 'timed', q_test_length: 10 })
    for (const question of timed.questions.slice(0, 3)) await arena.answer(bob, timed.play, question, 'right')
    const adaptive = await beginTest(alice, { q_test_type: 'cat', q_pool: 'all' })
    let item: Q | null = adaptive.questions.find(({ id }) => id === adaptive.play.current_question_id) ?? null
    for (let count = 0; count < 3; count++) item = (await arena.answer(alice, adaptive.play, item ?? undefined, 'right')).data.next_question
    // With questions that no test asks, because a test's review would leave those out.
    const openContest = await hall.openOne({ asks: { questions: 3, leafIds: [arena.fixture.categories.treasures] } })
    const entered = await hall.enter(carol, openContest)
    const second = (await arena.answer(carol, entered.play, entered.question ?? undefined, 'right')).data.next_question
    const corrected = must(
      finished[3]?.[1].questions.find(({ question_type }) => question_type === 'multiple_choice'),
      'three of twelve are',
    )
    await sql`update questions set corrections = '[{"answer": [3], "word": null, "is_void": false}]' where id = ${corrected.id}`.execute(
      arena.database.db,
    )
    await arena.writePlayStats()
    const running = await arena.startRoom([bob, carol], { entry: 0 })
    const round = await arena.toOpen(bob, running)
    await arena.answerRound(bob, round, 'right')
    const chosenWrong = corrected.options.find(({ key }) => key === arena.fixture.wrong(corrected))?.text

    const seen = async (test: Pick<TestApp, 'app' | 'database' | 'withToken'>) => {
      const as = ({ id, token }: TestPlayer): TestPlayer => ({ id, token, ...test.withToken(token) })
      const battlePlay = must((await as(alice).call('get_battle', { room_id: over })).data.play_id, 'she has a seat')
      const { options } = (await as(edda).call('get_bank_question', { question_id: corrected.id })).data
      const answer = [options.findIndex(({ text }) => text === chosenWrong)]
      const plays = [...finished.map(([player, { play }]) => [player, play.id] as const), [bob, contestPlay] as const]
      const told = await Promise.all(
        [...plays, [alice, battlePlay] as const].map(async ([player, play_id]) => [
          (await as(player).call('get_play_review', { play_id })).data,
          (await as(player).call('get_result_proof', { play_id })).data,
        ]),
      )
      const own = []
      for (const [player, id] of plays) own.push(answersIn(await ownDataOf(test, as(player)), id))
      // A clock that the test sets may have stalled for a second.
      const battles = await Promise.all(
        [over, running].map(async room_id =>
          (await as(bob).call('get_battle', { room_id, after: 0 })).events
            .filter(({ kind }) => kind !== 'paused')
            .map(({ kind, seat, payload }) => ({ kind, seat, payload })),
        ),
      )
      const open = await Promise.all(
        (
          [
            [carol, level],
            [dora, free],
            [bob, sitting],
            [bob, timed],
            [alice, adaptive],
            [carol, entered],
          ] as const
        ).map(async ([player, { play }]) => {
          const { data, answers, play: shown } = await as(player).call('get_play', { play_id: play.id })
          return { data, answers, effects: shown?.effects }
        }),
      )
      return {
        told,
        own,
        battles,
        open,
        result: (await as(bob).call('get_battle', { room_id: over })).data.result,
        exam: (await as(alice).call('get_exam_review', { exam_module_id: examIds[0] })).data,
        examProof: (await as(alice).call('get_result_proof', { play_id: sat.play.id })).data,
        test: (await as(alice).call('get_test_result', { quiz_id: tutored.quizId })).data,
        testReview: (await as(alice).call('get_questions_test_review', { quiz_id: tutored.quizId })).data,
        // Shuffled each time.
        bookmarks: (await as(alice).call('get_bookmark', { type: 'quiz_zone' })).data.map(
          ({ id, question_type, correct_answer, note, options }) => {
            const right = correct_answer?.split(',').map(key => options.find(option => option.key === key)?.text)
            return { id, note, right: question_type === 'sequence' ? right : right?.toSorted() }
          },
        ),
        contest: await verifyContest(test.database.db, contestId),
        record: (await as(bob).call('get_contest_record', { contest_id: contestId })).data,
        regrade: (await as(edda).call('preview_regrade', { question_id: corrected.id, answer })).data,
      }
    }
    const before = await seen(arena)
    expect(before.contest.isGenuine).toBe(true)
    expect(before.regrade.modes.some(({ turn_right }) => turn_right > 0)).toBe(true)
    expect(JSON.stringify(before)).not.toContain('"error":true')

    // The release before ends, and this one starts.
    const endedAt = arena.clock.now()
    await arena.app.close()
    old = await asOldRelease(arena.database, '0044-board-branches.sql', endedAt)
    const rows = await rowsReader(old)
    const [was, right, counted, later] = [await rows(), await rightTexts(old.db), await choices(old.db), await corrections(old.db)]
    const oldColumns = await sql`select from information_schema.columns where column_name = 'is_arranged'`.execute(old.db)
    expect(oldColumns.rows).toHaveLength(0)
    expect([was.get('questions')?.length, counted.length > 50, later.length]).toEqual([right.length, true, 1])
    expect((await migrate(old))[0]).toBe('0045-stored-order.sql')
    const written = await old.db.selectFrom('questions').select('id').where('is_arranged', '=', false).execute()
    // The old server still counts as alive, until it has been silent for a few seconds.
    if (old.kind === 'postgres') expect(await rearrangeQuestions(old, endedAt)).toBe(0)
    expect(await rearrangeQuestions(old, new Date(endedAt.getTime() + 7_000))).toBe(written.length)
    expect(written).toHaveLength(right.length)

    // Rows: only those of questions and of their choices have changed, and they mean the same.
    const is = await rows()
    const changed = [...was].filter(([table, all]) => is.get(table)?.join('\n') !== all.join('\n')).map(([table]) => table)
    expect(changed.toSorted()).toEqual(['item_choices', 'questions'])
    expect([await rightTexts(old.db), await choices(old.db), await corrections(old.db)]).toEqual([right, counted, later])
    const places = [0, 0, 0, 0]
    for (const { answer } of await old.db.selectFrom('questions').select('answer').where('question_type', '=', 'multiple_choice').execute())
      places[answer[0] ?? 0]! += 1
    const single = places.reduce((sum, count) => sum + count)
    for (const count of places) expect([count, count > 0.15 * single && count < 0.35 * single]).toEqual([count, true])

    // Replies: the same to everybody.
    after = await startApp({ database: old })
    after.clock.advance(endedAt.getTime() - Date.now())
    expect(await seen(after)).toEqual(before)

    // Open plays go on as they were shown.
    const as = (player: TestPlayer) => must(after, 'it has started').withToken(player.token)
    const answers = (player: TestPlayer, { id: play_id }: Play, question: Q, how: 'right' | 'wrong') =>
      as(player).call('submit_answer', { play_id, question_id: question.id, answer: arena.fixture[how](question) })
    await answers(carol, entered.play, must(second, 'a contest asks three'), 'right')
    const inContest = await old.db.selectFrom('answers').select('correct').where('play_id', '=', entered.play.id).execute()
    expect(inContest).toEqual([{ correct: true }, { correct: true }])
    const lastRound = (await as(carol).call('get_battle', { room_id: running })).data
    await as(carol).call('submit_answer', {
      play_id: lastRound.play_id,
      question_id: lastRound.question?.id,
      answer: arena.fixture.wrong(must(lastRound.question, 'it is open')),
    })
    expect((await as(bob).call('get_battle', { room_id: running })).data.users.map(({ correct }) => correct)).toEqual([true, false])
    for (const question of level.questions.slice(2)) expect((await answers(carol, level.play, question, 'right')).data.correct).toBe(true)
    expect((await as(dora).call('finish_play', { play_id: free.play.id })).data).toMatchObject({ correct: 6, wrong: 0 })
    for (const question of timed.questions.slice(3, 6)) await answers(bob, timed.play, question, 'right')
    await as(bob).call('finish_play', { play_id: timed.play.id })
    const reviewOf = async (player: TestPlayer, quiz_id: number) =>
      (await as(player).call('get_questions_test_review', { quiz_id })).data.map(({ correct }) => correct)
    expect(await reviewOf(bob, timed.quizId)).toEqual([...Array.from({ length: 6 }, () => true), ...Array.from({ length: 4 }, () => false)])
    for (let next = item, count = 0; next && count < 100; count++)
      next = (await answers(alice, adaptive.play, next, 'right')).data.next_question
    const adapted = await reviewOf(alice, adaptive.quizId)
    expect([adapted.length > 3, adapted.every(correct => correct)]).toEqual([true, true])
  })
})
