// Corrections in what several players share: contests, whose record shows the regrade, and battles, whose record stays unchanged.

import { Notice } from '@trivium/contract/rewards/notices'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { type ContestHall, contestHall } from '../../../test/games/contest-hall.ts'
import { coinsOf, stopTime } from '../../../test/app/quiz.ts'
import { options, type Regrading, regrading, right, wrong } from '../../../test/app/regrading.ts'
import { must } from '../../platform/api/refuse.ts'
import type { Thing } from '../../platform/db/tables/contest-tables.ts'
import { verifyContest } from '../../compete/contests/index.ts'

let quiz: Arena
let hall: ContestHall
let regrader: Regrading
beforeAll(async () => {
  quiz = await startArena()
  await quiz.set('weekly_contest', 0)
  hall = contestHall(quiz)
  regrader = await regrading(quiz)
  quiz.clock.toNoon()
})
afterAll(async () => {
  expect(await quiz.ledgerSum()).toBe(0)
  await quiz.close()
})

const noticesTo = async (player: TestPlayer, type: string) =>
  Notice.array()
    .parse((await player.call('get_notifications')).data)
    .filter(notice => notice.type === type)

/** Plays a contest of three questions; each player gives the listed choices, in the order of the questions. */
async function contest(players: [TestPlayer, number[]][], terms: { entry?: number; prizes?: number[]; things?: Thing[] } = {}) {
  const course = await regrader.newCourse()
  const id = await hall.openOne({ hours: 1, asks: { questions: 3, leafIds: [course.categoryId] }, ...terms })
  const questionIds = await hall.questionIds(id)
  const plays: number[] = []
  for (const [index, [player, choices]] of players.entries()) {
    const { play, question: first } = await hall.enter(player, id)
    plays.push(play.id)
    let question = first
    for (const choice of choices) {
      // Each player is slower than the one before.
      quiz.clock.advance(2_000 * index)
      const key = question?.options.find(option => option.text === ['Oak', 'Elm', 'Ash', 'Fir'][choice])?.key
      const reply = await player.call('submit_answer', { play_id: play.id, question_id: question?.id, answer: key })
      question = reply.data.next_question
    }
  }
  return { id, questionIds, plays, course }
}

const prizesOf = async (id: number) =>
  quiz.database.db
    .selectFrom('contest_entries')
    .select(['account_id', 'score', 'place', 'prize'])
    .where('contest_id', '=', id)
    .orderBy('place')
    .execute()

describe('a contest that is over', () => {
  it('pays players who move up, takes nothing back, and its record still verifies', async () => {
    stopTime()
    const [alice, bob, carol] = [await quiz.player('Alice'), await quiz.player('Bob'), await quiz.player('Carol')]
    const { id, questionIds, plays } = await contest(
      [
        [alice, [right, right, wrong]],
        [bob, [wrong, right, right]],
        [carol, [wrong, wrong, right]],
      ],
      { entry: 10, prizes: [100, 50] },
    )
    await hall.end(id)
    expect((await prizesOf(id)).map(({ account_id, prize }) => [account_id, prize]).slice(0, 2)).toEqual([
      [alice.id, 100],
      [bob.id, 50],
    ])
    const coins = [await coinsOf(alice), await coinsOf(bob), await coinsOf(carol)]
    const first = must(questionIds[0], 'three were asked')
    const regrade = await regrader.correct(first, wrong)
    await regrader.run()
    await regrader.run()

    // Bob has three right now; Alice keeps the answer that was right by the old key, and has two.
    expect(await prizesOf(id)).toEqual([
      { account_id: bob.id, score: 12, place: 1, prize: 100 },
      { account_id: alice.id, score: 4, place: 2, prize: 100 },
      { account_id: carol.id, score: 4, place: null, prize: null },
    ])
    expect([await coinsOf(alice), await coinsOf(bob), await coinsOf(carol)]).toEqual([coins[0], must(coins[1], 'three') + 50, coins[2]])
    expect((await quiz.app.runJob('contests'), await verifyContest(quiz.database.db, id))).toMatchObject({ isGenuine: true })
    const { data: record } = await bob.call('get_contest_record', { contest_id: id })
    const after = record.slice(record.findIndex(({ kind }) => kind === 'closed') + 1).map(({ kind }) => kind)
    expect([after[0], new Set(after.slice(1))]).toEqual(['regraded', new Set(['entry_regraded'])])
    expect(await noticesTo(bob, 'contest_regraded')).toMatchObject([
      { type_id: id, message: expect.stringMatching(/Coins for you: 50\. Points in the contest: 8\./) },
    ])
    expect(await noticesTo(carol, 'contest_regraded')).toHaveLength(1)
    expect(await noticesTo(alice, 'contest_regraded')).toEqual([])
    const badges = (await bob.call('get_user_badges')).data
    expect(badges.find(({ type }) => type === 'most_wanted_winner')?.status).toBe('unlocked')
    expect((await regrader.resultOf(bob, must(plays[1], 'three'))).score).toBe(12)
    const proof = (await bob.call('get_result_proof', { play_id: plays[1] })).data
    expect(proof.steps.map(({ answers }) => answers[0]?.why)).toEqual(['regraded', 'right', 'right'])
    expect((await regrader.edda.call('get_regrade', { regrade_id: regrade })).data).toMatchObject({ state: 'done', players: 2, coins: 50 })
  })

  it.each([
    ['replaces one that was not sent', false, ['A bike']],
    ['comes beside one that was sent', true, ['A bike', 'A mug']],
  ])('gives a better thing to a player who moves up, which %s, and takes none away', async (_what, isSent, names) => {
    stopTime()
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    const tess = await quiz.player('Tess', { roles: ['treasurer'] })
    const things = ['A bike', 'A mug'].map((name, index) => ({ from: index + 1, to: index + 1, name, description: '', image: null }))
    const { id, questionIds } = await contest(
      [
        [alice, [right, right, wrong]],
        [bob, [wrong, right, right]],
      ],
      { entry: 0, prizes: [], things },
    )
    await hall.end(id)
    const wonBy = async (player: TestPlayer) => (await player.call('get_won_things', { contest_id: id })).data
    const [mug] = await wonBy(bob)
    expect(mug?.name).toBe('A mug')
    await bob.call('claim_won_thing', { thing_id: mug?.id, how: 'in_person' })
    if (isSent) expect((await tess.call('mark_thing_sent', { thing_id: mug?.id, version: 1 })).error).toBe(false)
    const asked = must(questionIds[0], 'three were asked')
    const { data: preview } = await regrader.edda.call('preview_regrade', { question_id: asked, answer: [wrong] })
    const countThings = async () => (await wonBy(bob)).length + (await wonBy(alice)).length
    const [had, told] = [await countThings(), (await noticesTo(bob, 'contest_thing_won')).length]
    await regrader.correct(asked, wrong)
    await regrader.run()
    await regrader.run()
    expect(preview.things).toBe((await noticesTo(bob, 'contest_thing_won')).length - told)
    expect(await countThings()).toBe(had + (isSent ? preview.things : 0))
    expect((await wonBy(bob)).map(({ name }) => name)).toEqual(names)
    expect((await wonBy(alice)).map(({ name }) => name)).toEqual(['A bike'])
    expect((await noticesTo(bob, 'contest_thing_won')).map(({ message }) => message)).toEqual([
      'Place 1: \u2068A bike\u2069 is yours. Say where to send it.',
      'Place 2: \u2068A mug\u2069 is yours. Say where to send it.',
    ])
    expect(await noticesTo(alice, 'contest_thing_won')).toHaveLength(1)
  })

  it('does not verify after somebody changes an entry by the same setting without a regrade', async () => {
    const alice = await quiz.player()
    const { id } = await contest([[alice, [right, right, right]]], { entry: 0 })
    await hall.end(id)
    await quiz.database.db.transaction().execute(async tx => {
      await sql`select set_config('trivium.regrade', '999', true)`.execute(tx)
      await tx.updateTable('contest_entries').set({ score: 99 }).where('contest_id', '=', id).execute()
    })
    expect(await verifyContest(quiz.database.db, id)).toMatchObject({
      isGenuine: false,
      sentence: expect.stringContaining('no regrade is named'),
    })
  })
})

describe('a contest that is not over', () => {
  it('is neither corrected, previewed nor regraded', async () => {
    const alice = await quiz.player()
    const { id, questionIds } = await contest([[alice, [wrong, right, right]]], { entry: 0 })
    const [question_id] = questionIds
    const correction = { question_id, answer: [wrong], reason: 'The key was wrong.' }
    expect((await regrader.edda.call('correct_question', correction)).message).toBe('question_sealed')
    expect((await regrader.edda.call('preview_regrade', { question_id, answer: [wrong] })).message).toBe('question_sealed')
    expect((await regrader.edda.call('start_regrade', { question_id })).message).toBe('question_sealed')
    await hall.end(id)
    expect((await regrader.edda.call('correct_question', correction)).error).toBe(false)
  })
})

const startFriendly = async (one: TestPlayer, two: TestPlayer) =>
  quiz.startRoom([one, two], { category: (await regrader.newCourse()).slug, entry: 5 })

type Chooses = (player: TestPlayer, questionId: number, options: string[]) => string | undefined

/** Plays a battle for coins in which both players give their chosen answers. */
async function battle(start: typeof startFriendly, one: TestPlayer, two: TestPlayer, choiceOf: Chooses) {
  const roomId = await start(one, two)
  const asked = new Set<number>()
  for (;;) {
    const view = await quiz.toOpen(one, roomId)
    if (view.state !== 'open') return { roomId, asked: [...asked] }
    const id = must(view.question, 'it is open').id
    asked.add(id)
    for (const player of [one, two]) {
      const mine = await quiz.view(player, roomId)
      const shown = mine.question?.options ?? []
      const chosen = choiceOf(
        player,
        id,
        shown.map(({ text }) => text),
      )
      const key = shown.find(option => option.text === chosen)?.key
      await player.call('submit_answer', { play_id: mine.play_id, question_id: id, answer: key })
    }
    await quiz.pass(4_000)
  }
}

describe('a battle that is over', () => {
  it('keeps record, points and rating; the house pays a player who would have won the missed coins', async () => {
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    let first = 0
    const { roomId } = await battle(startFriendly, alice, bob, (player, id) => {
      first ||= id
      // Only the first question makes a difference.
      return options[player.id === alice.id && id === first ? right : wrong]
    })
    const coins = [await coinsOf(alice), await coinsOf(bob)]
    const before = (await quiz.view(bob, roomId)).result
    expect(before).toMatchObject({ outcome: 'lost' })
    await regrader.correct(first, wrong)
    await regrader.run()
    // Both have one right now, so they would have shared the pot of 10.
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([coins[0], must(coins[1], 'two') + 5])
    expect((await quiz.view(bob, roomId)).result).toMatchObject({ outcome: 'lost', rating: before?.rating ?? null })
    expect(await noticesTo(bob, 'regraded')).toHaveLength(1)
    await regrader.run()
    expect(await coinsOf(bob)).toBe(must(coins[1], 'two') + 5)
  })

  it('keeps ratings, tallies and streaks of two players of a random battle', async () => {
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    // We read the current keys, because an earlier test has corrected one, and any category may come.
    const asked = await quiz.database.db.selectFrom('questions').select(['id', 'answer', 'options']).execute()
    const rightOf = new Map(asked.map(({ id, answer, options: all }) => [id, answer.map(index => all[index]?.text)]))
    let first = 0
    const { roomId } = await battle(quiz.startRandom, alice, bob, (player, id, shown) => {
      first ||= id
      return shown.find(text => rightOf.get(id)?.includes(text) === (player.id === alice.id && id === first))
    })
    const resultOf = async (player: TestPlayer) => {
      const { outcome, rating, streak, coins_earned } = must((await quiz.view(player, roomId)).result, 'it is over')
      return { outcome, rating, streak, coins_earned }
    }
    const standing = async () => ({
      results: [await resultOf(alice), await resultOf(bob)],
      tallies: [await alice.call('get_battle_statistics'), await bob.call('get_battle_statistics')].map(
        ({ rating, streak, total, won }) => ({ rating, streak, total, won }),
      ),
    })
    const before = await standing()
    expect(before.results).toMatchObject([{ outcome: 'won' }, { outcome: 'lost' }])
    const coins = [await coinsOf(alice), await coinsOf(bob)]
    await regrader.correct(first, null)
    await regrader.run()
    // Every answer is right now, so nobody would have won.
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([coins[0], must(coins[1], 'two') + 5])
    expect(await standing()).toEqual(before)
  })
})
