// Rearranges rows of a previous release under plays of every kind, finished and open. Nobody sees a difference, and open plays are graded
// as before (docs/decisions/049).

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Arena, startArena } from '../../../../test/games/battle-room.ts'
import { contestHall } from '../../../../test/games/contest-hall.ts'
import { examRoom, minuteMs, rightAnswer } from '../../../../test/games/exam-room.ts'
import { answersIn, ownDataOf } from '../../../../test/app/own-data.ts'
import { ancient, effectOf, type Started } from '../../../../test/app/quiz.ts'
import { verifyContest } from '../../../compete/contests/records/verify.ts'
import { must } from '../../../platform/api/refuse.ts'
import { rearrangeQuestions } from './rearrange-store.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
})
afterAll(() => arena.close())

const db = () => arena.database.db
const rowsOf = () =>
  db().selectFrom('questions').select(['id', 'question_type', 'options', 'answer', 'is_arranged', 'former_order']).orderBy('id').execute()
const rightTexts = ({ options, answer }: Awaited<ReturnType<typeof rowsOf>>[number]) => answer.map(index => options[index]?.text ?? '')
const rearrange = () => rearrangeQuestions(arena.database, arena.clock.now())

/** Stores the rows as a previous release did: in another order than ours, without a recorded order. */
async function asBefore(): Promise<void> {
  await sql`
    update questions q set is_arranged = false, former_order = null,
      options = (select jsonb_agg(o.value order by o.place desc) from jsonb_array_elements(q.options) with ordinality as o (value, place)),
      answer = array(select (jsonb_array_length(q.options) - 1 - a.index)::smallint from unnest(q.answer) with ordinality as a (index, place)
        order by case when q.question_type = 'sequence' then a.place else -a.index end)
    where question_type not in ('true_false', 'number', 'matching') and word is null and is_arranged`.execute(db())
}

describe('rearranging', () => {
  it('changes nothing that players and staff see, and open plays go on', async () => {
    // A weekly contest would seal questions of the levels in this test.
    await arena.set('weekly_contest', 0)
    await arena.set('lifeline_price', 0)
    await arena.set('poll_respondents', 1)
    const [alice, bob, carol] = await Promise.all(['Alice', 'Bob', 'Carol'].map(name => arena.player(name, { coins: 200 })))
    if (!alice || !bob || !carol) throw new Error('three players')
    const edda = await arena.player('Edda', { roles: ['editor'] })
    const [hall, room] = [contestHall(arena), await examRoom(arena)]
    const release = async (exam_id: number) => {
      arena.clock.advance(25 * 60 * minuteMs)
      await room.tick()
      expect((await room.examiner.call('release_exam_results', { exam_id })).error).toBe(false)
    }

    // Finished: a contest, an exam, every type of question, a battle.
    const contestId = await hall.openOne()
    const contestPlay = (await hall.playThrough(bob, contestId, 2)).play_id
    await hall.end(contestId)
    const examId = await room.prepare({ release_when: 'examiner' })
    await asBefore()
    const sat = await room.sit(alice, examId)
    for (const question of sat.questions)
      await alice.call('submit_answer', { play_id: sat.play.id, question_id: question.id, answer: rightAnswer(question) })
    await alice.call('set_exam_module_result')
    await release(examId)
    const otherExam = await room.prepare({ release_when: 'examiner' })
    await asBefore()
    const finished: [TestPlayer, Started][] = []
    for (const [player, category] of [
      [alice, 'sets'],
      [bob, 'sets'],
      [alice, 'science'],
      [carol, 'science'],
    ] as const) {
      const started = await arena.begin(player, { category })
      await arena.playThrough(player, started, player === alice ? 6 : player === bob ? 3 : 0)
      finished.push([player, started])
    }
    const mixed = await arena.open(alice, 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 })
    await arena.playThrough(alice, mixed, 5)
    finished.push([alice, mixed])
    const over = await arena.startRoom([alice, bob], { entry: 0 })
    for (let battle = await arena.toOpen(alice, over); battle.due !== null; battle = await arena.toOpen(alice, over)) {
      await arena.answerRound(alice, battle, 'right')
      await arena.answerRound(bob, await arena.view(bob, over), 'wrong')
    }
    // Open: with lifelines, in free order with drafts, an exam, a battle in its round, a guest.
    for (const player of [bob, carol]) await arena.playLevel(player, ancient, player === bob ? 4 : 0, 4)
    await arena.writePlayStats()
    const started = await arena.begin(alice)
    const halved = effectOf(await arena.lifeline(alice, started.play, started.questions[0], 'fifty_fifty')).removed
    await arena.answer(alice, started.play, started.questions[0], 'right')
    await arena.answer(alice, started.play, started.questions[1], 'wrong')
    const polled = await arena.begin(carol, { category: 'scarce' })
    const shares = effectOf(await arena.lifeline(carol, polled.play, polled.questions[0], 'audience_poll')).shares
    const free = await arena.open(carol, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 10, minutes: 5 })
    for (const question of free.questions.slice(0, 6)) await arena.answer(carol, free.play, question, 'right')
    const sitting = await room.sit(bob, otherExam)
    for (const question of sitting.questions.slice(0, 3))
      await bob.call('submit_answer', { play_id: sitting.play.id, question_id: question.id, answer: rightAnswer(question) })
    const running = await arena.startRoom([bob, carol], { entry: 0 })
    const round = await arena.toOpen(bob, running)
    await arena.answerRound(bob, round, 'right')
    const guest = (await arena.stranger.call('get_trial')).data
    const tell = (number: number, how: 'right' | 'wrong') =>
      arena.stranger.call('answer_trial', {
        guest_key: guest.guest_key,
        number,
        answer: arena.fixture[how](must(guest.questions[number], 'five')),
      })
    await tell(0, 'right')
    // One question was corrected: its correction names a further right option. Her own answer is neither, and is previewed.
    const corrected = must(
      finished[3]?.[1].questions.find(({ question_type }) => question_type === 'multiple_choice'),
      'three of twelve are',
    )
    const chosenWrong = corrected.options.find(({ key }) => key === arena.fixture.wrong(corrected))?.text
    const neither = (await rowsOf()).find(({ id }) => id === corrected.id)
    const further = neither?.options.findIndex(({ text }, index) => text !== chosenWrong && !neither.answer.includes(index))
    await sql`update questions set corrections = jsonb_build_array(jsonb_build_object('answer', array[${further}::int], 'word', null, 'is_void', false))
      where id = ${corrected.id}`.execute(db())
    await arena.writePlayStats()

    const textsOf = async (id: number) => (await rowsOf()).find(row => row.id === id)?.options.map(({ text }) => text) ?? []
    // The battle's clock may have stalled for a second while the machine was busy.
    const whole = ({ seq: _seq, now: _now, since: _since, due: _due, users, ...battle }: Awaited<ReturnType<Arena['view']>>) => ({
      ...battle,
      users: users.map(({ timers: _timers, ...user }) => user),
    })
    const seen = async () => {
      const plays = [...finished.map(([player, { play }]) => [player, play.id] as const), [bob, contestPlay] as const]
      const battlePlay = (await arena.view(alice, over)).play_id
      const openedBy = (at: Started['play'], player: TestPlayer) => player.call('get_play', { play_id: at.id })
      const { headers: _headers, ...preview } = await edda.call('preview_regrade', {
        question_id: corrected.id,
        answer: [(await textsOf(corrected.id)).indexOf(chosenWrong ?? '')],
      })
      // One after the other, because a player has one data export at a time.
      const own = []
      for (const [player, id] of plays) own.push(answersIn(await ownDataOf(arena, player), id))
      const stats = []
      for (const id of finished.flatMap(([, { questions }]) => questions.map(question => question.id))) {
        const { data } = await edda.call('get_bank_question', { question_id: id })
        const texts = data.options.map(({ text }) => text)
        stats.push(
          data.stats.choices
            .map(({ choice, times, is_right, discrimination }) => [
              choice
                .split(',')
                .map(index => texts[Number(index)] ?? '')
                .toSorted(),
              times,
              is_right,
              discrimination,
            ])
            .map(said => JSON.stringify(said))
            .toSorted(),
          data.stats.flags,
        )
      }
      return {
        reviews: await Promise.all(plays.map(async ([player, id]) => (await player.call('get_play_review', { play_id: id })).data)),
        proofs: await Promise.all(
          [...plays, [alice, battlePlay] as const, [alice, sat.play.id] as const].map(
            async ([player, id]) => (await player.call('get_result_proof', { play_id: id })).data,
          ),
        ),
        battle: [whole(await arena.view(alice, over)), whole(await arena.view(bob, running))],
        exam: (await alice.call('get_exam_review', { exam_module_id: examId })).data,
        open: await Promise.all(
          (
            [
              [started, alice],
              [polled, carol],
              [free, carol],
              [sitting, bob],
            ] as const
          ).map(async ([{ play }, player]) => {
            const { data, answers, play: shown } = await openedBy(play, player)
            return { data, answers, effects: shown?.effects }
          }),
        ),
        own,
        preview: preview.data,
        contest: await verifyContest(db(), contestId),
        stats,
      }
    }
    const [before, rows] = [await seen(), await rowsOf()]
    expect(before.contest.isGenuine).toBe(true)
    expect(before.preview.modes.some(({ turn_right }) => turn_right > 0)).toBe(true)

    const moved = await rearrange()
    expect(moved).toBe(rows.filter(({ is_arranged }) => !is_arranged).length)
    const after = await rowsOf()
    expect(after.every(({ is_arranged }) => is_arranged)).toBe(true)
    expect(after.filter(({ former_order }) => former_order !== null).length).toBeGreaterThan(200)
    for (const [index, row] of after.entries()) {
      const was = must(rows[index], 'no row came or went')
      const [now, then] = [rightTexts(row), rightTexts(was)]
      expect(row.question_type === 'multi_select' ? now.toSorted() : now).toEqual(
        row.question_type === 'multi_select' ? then.toSorted() : then,
      )
    }
    expect(await seen()).toEqual(before)
    expect(await rearrange()).toBe(0)

    // Options shown before the rearranging count as they were shown.
    expect(halved).toHaveLength(2)
    for (const question of started.questions.slice(2))
      expect((await arena.answer(alice, started.play, question, 'right')).data.correct).toBe(true)
    expect((await alice.call('get_play', { play_id: started.play.id })).result).toMatchObject({ correct: 9, wrong: 1 })
    expect((await carol.call('get_play', { play_id: polled.play.id })).play?.effects).toMatchObject([{ shares }])
    expect((await carol.call('finish_play', { play_id: free.play.id })).data).toMatchObject({ correct: 6, wrong: 0 })
    await arena.answerRound(carol, await arena.view(carol, running), 'wrong')
    expect((await arena.view(bob, running)).users.map(({ correct }) => correct)).toEqual([true, false])
    expect((await arena.toOpen(bob, running)).round).toBe(2)
    expect([(await tell(1, 'right')).data.correct, (await tell(2, 'wrong')).data.correct]).toEqual([true, false])

    // Plays that start now use the new order in questions, grading, counts and reviews.
    const counted = async (id: number) => {
      const { data } = await edda.call('get_bank_question', { question_id: id })
      return Object.fromEntries(data.stats.choices.map(({ choice, times }) => [data.options[Number(choice)]?.text, times]))
    }
    const dora = await arena.player('Dora')
    const next = await arena.begin(dora)
    const asked = must(next.questions[0], 'a play has ten')
    const chosen = must(
      asked.options.find(({ key }) => key === arena.fixture.right(asked)),
      'one is right',
    ).text
    await arena.writePlayStats()
    const times = (await counted(asked.id))[chosen] ?? 0
    await arena.playThrough(dora, next, 10)
    await arena.writePlayStats()
    expect((await counted(asked.id))[chosen]).toBe(times + 1)
    expect((await dora.call('get_play_review', { play_id: next.play.id })).data.every(({ correct }) => correct)).toBe(true)

    await bob.call('set_exam_module_result')
    await release(otherExam)
    expect((await bob.call('get_exam_review', { exam_module_id: otherExam })).data.map(({ correct }) => correct)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it.skipIf(arenaIsEmbedded())('waits while a server of the previous release is alive', async () => {
    await asBefore()
    await sql`insert into processes (id, seen_at) values (gen_random_uuid(), ${arena.clock.now()})`.execute(db())
    expect(await rearrange()).toBe(0)
    arena.clock.advance(7_000)
    expect(await rearrange()).toBeGreaterThan(0)
  })
})

/** An embedded database has one server at a time. */
function arenaIsEmbedded(): boolean {
  return process.env['TEST_DATABASE_URL'] === undefined
}
