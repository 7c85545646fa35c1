// Three quests a day. Their progress comes from settled plays alone, and each pays once, whatever a player calls.

import type { QuestKind } from '@trivium/contract/rewards/quest-names'
import { questTable } from '@trivium/rules/rewards/quests'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startApp, type TestPlayer } from '../../../test/app/app.ts'
import { ancient, coinsOf, type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  quiz.clock.toNoon()
})
afterEach(() => quiz.clock.toNoon())
afterAll(() => quiz.close())

const dayMs = 86_400_000
const questsOf = async (player: TestPlayer) => (await player.call('get_quests')).data
const today = () => quiz.clock.now().toISOString().slice(0, 10)

/** A player with chosen quests of today, as if they had been drawn. */
async function withQuests(...quests: QuestKind[]): Promise<TestPlayer> {
  const player = await quiz.player()
  await quiz.database.db.insertInto('quest_days').values({ account_id: player.id, day: today(), quests }).execute()
  return player
}

const progressIn = async (player: TestPlayer) => (await questsOf(player)).quests.map(({ progress }) => progress)

describe('get_quests', () => {
  it('is for players, and draws one quest of each difficulty, which stay for the day and change with it', async () => {
    expect((await quiz.stranger.call('get_quests')).status).toBe(401)
    const alice = await quiz.player()
    const first = await questsOf(alice)
    expect(first.quests.map(({ difficulty }) => difficulty)).toEqual(['easy', 'medium', 'hard'])
    expect(first.quests.every(({ progress, is_done, coins }) => progress === 0 && !is_done && coins === 2)).toBe(true)
    expect([first.day, first.bonus_coins, first.paid_now]).toEqual([today(), 4, 0])
    expect(Date.parse(first.ends_at) - quiz.clock.now().getTime()).toBeGreaterThan(dayMs / 2 - 60_000)
    expect(await questsOf(alice)).toEqual(first)
    const kinds = new Set([first.quests.map(({ kind }) => kind).join()])
    for (let day = 1; day <= 5; day++) {
      quiz.clock.advance(dayMs)
      kinds.add((await questsOf(alice)).quests.map(({ kind }) => kind).join())
    }
    expect(kinds.size).toBeGreaterThan(1)
  })

  it('asks nobody to practise or to win a battle who has nothing to practise and has never battled', async () => {
    const players = await Promise.all(Array.from({ length: 25 }, () => quiz.player()))
    const kinds = (await Promise.all(players.map(questsOf))).flatMap(({ quests }) => quests.map(({ kind }) => kind))
    expect(kinds.filter(kind => ['battles', 'practice'].includes(questTable[kind].needs ?? ''))).toEqual([])
  })

  it('draws once when ten calls arrive at the same moment', async () => {
    const alice = await quiz.player()
    const drawn = await Promise.all(Array.from({ length: 10 }, () => questsOf(alice)))
    expect(new Set(drawn.map(({ quests }) => JSON.stringify(quests))).size).toBe(1)
  })
})

describe('progress', () => {
  it('counts settled plays: answers, right ones, the longest run, rounds without a mistake', async () => {
    const alice = await withQuests('answer_20', 'run_8', 'right_20')
    const { play, questions } = await quiz.begin(alice)
    for (const [index, question] of questions.entries()) {
      expect(await progressIn(alice)).toEqual([0, 0, 0])
      await quiz.answer(alice, play, question, index === 3 ? 'wrong' : 'right')
    }
    // Right, right, right, wrong, and six right ones.
    expect(await progressIn(alice)).toEqual([10, 6, 9])
    const bob = await withQuests('finish_round', 'flawless', 'two_games')
    await quiz.playLevel(bob, ancient, 10)
    expect(await progressIn(bob)).toEqual([1, 1, 1])
  })

  it('counts a question once a day, however often it is asked: repeating a level adds nothing', async () => {
    const alice = await withQuests('answer_20', 'finish_round', 'right_20')
    await quiz.playLevel(alice, ancient, 4, 6)
    expect(await progressIn(alice)).toEqual([10, 1, 4])
    for (let turn = 0; turn < 3; turn++) await quiz.playLevel(alice, ancient, 10)
    const bank = quiz.database.db.selectFrom('questions').select('id').where('category_id', '=', quiz.fixture.categories.ancient)
    const inLevel = (await bank.where('level', '=', 1).where('language_id', '=', quiz.fixture.languages.en).execute()).length
    const [answered = 0, rounds, right = 0] = await progressIn(alice)
    expect(answered).toBeLessThanOrEqual(inLevel)
    expect([rounds, right <= 4 + inLevel - 10]).toEqual([1, true])
  })

  it('does not count passed questions, nor a round that was given up, nor a run over a passed question', async () => {
    const alice = await withQuests('answer_10', 'finish_round', 'run_5')
    const { play, questions } = await quiz.begin(alice)
    for (const how of ['right', 'right'] as const) await quiz.answer(alice, play, questions.shift(), how)
    await alice.call('finish_play', { play_id: play.id })
    expect(await progressIn(alice)).toEqual([2, 0, 2])
    const bob = await withQuests('answer_10', 'run_5', 'flawless')
    const round = await quiz.begin(bob)
    for (const [index, question] of round.questions.entries()) {
      await quiz.answer(bob, round.play, question, index === 4 || index === 9 ? 'nothing' : 'right')
    }
    expect(await progressIn(bob)).toEqual([8, 4, 0])
  })

  it('sees the daily quiz and a subject that was not played this week', async () => {
    const alice = await withQuests('daily_quiz', 'new_subject', 'flawless')
    await quiz.playThrough(alice, await quiz.open(alice, 'get_daily_quiz'), 3)
    // Its questions are of many subjects, but nobody chose them.
    expect(await progressIn(alice)).toEqual([1, 0, 0])
    await quiz.playLevel(alice, ancient, 3, 7)
    expect(await progressIn(alice)).toEqual([1, 1, 0])
    quiz.clock.advance(dayMs)
    await quiz.database.db
      .insertInto('quest_days')
      .values({ account_id: alice.id, day: today(), quests: ['new_subject'] })
      .execute()
    await quiz.playLevel(alice, { ...ancient, level: 2 }, 3, 7)
    expect(await progressIn(alice)).toEqual([0])
  })
})

describe('coins', () => {
  it('are paid by themselves, once for each quest and once for all three, and the ledger still adds up', async () => {
    const alice = await withQuests('finish_round', 'run_5', 'flawless')
    await quiz.playLevel(alice, ancient, 9, 1)
    const before = await coinsOf(alice)
    expect(await questsOf(alice)).toMatchObject({ paid_now: 4, done_now: ['finish_round', 'run_5'] })
    expect(await questsOf(alice)).toMatchObject({ paid_now: 0, done_now: [] })
    await quiz.playLevel(alice, { category: 'science' }, 10)
    const won = await coinsOf(alice)
    const done = await questsOf(alice)
    expect([done.paid_now, done.quests.every(quest => quest.is_done)]).toEqual([2 + 4, true])
    expect(done.done_now).toEqual(['flawless', 'all'])
    expect(await coinsOf(alice)).toBe(won + 6)
    expect(won).toBeGreaterThan(before)
    expect(await quiz.ledgerSum()).toBe(0)
    const titles = (await alice.call('get_tracker_data')).data.map(({ title }) => title)
    expect(titles.filter(title => title.startsWith('quest')).toSorted()).toEqual(['quest', 'quest', 'quest', 'quests_done'])
  })

  it('are paid once when twenty calls arrive at the same moment', async () => {
    const alice = await withQuests('finish_round', 'run_5', 'flawless')
    await quiz.playLevel(alice, ancient, 10)
    const before = await coinsOf(alice)
    const replies = await Promise.all(Array.from({ length: 20 }, () => questsOf(alice)))
    expect(replies.map(({ paid_now }) => paid_now).filter(paid => paid > 0)).toEqual([10])
    expect(replies.flatMap(({ done_now }) => done_now)).toEqual(['finish_round', 'run_5', 'flawless', 'all'])
    expect(await coinsOf(alice)).toBe(before + 10)
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('are paid once even if the row of the day is lost: the key of the ledger holds, too', async () => {
    const alice = await withQuests('finish_round', 'run_5', 'flawless')
    await quiz.playLevel(alice, ancient, 10)
    expect((await questsOf(alice)).paid_now).toBe(10)
    await sql`update quest_days set paid = '{}' where account_id = ${alice.id}`.execute(quiz.database.db)
    expect((await questsOf(alice)).paid_now).toBe(0)
  })

  it('are not paid for what another player did, nor for what a call claims; a new day begins with nothing done', async () => {
    const [alice, bob] = [await withQuests('finish_round', 'run_5', 'flawless'), await withQuests('finish_round', 'run_5', 'flawless')]
    await quiz.playLevel(alice, ancient, 10)
    expect((await questsOf(alice)).paid_now).toBe(10)
    const claims: object = { user_id: alice.id, day: today(), quests: ['finish_round'], progress: 100, paid: [] }
    expect((await bob.call('get_quests', claims)).data).toMatchObject({ paid_now: 0, quests: [{ progress: 0 }, { progress: 0 }, {}] })
    quiz.clock.advance(dayMs)
    const tomorrow = await questsOf(alice)
    expect([tomorrow.paid_now, tomorrow.quests.map(({ progress }) => progress)]).toEqual([0, [0, 0, 0]])
    expect((await questsOf(bob)).paid_now).toBe(0)
  })

  it('are none with the settings at 0', async () => {
    for (const name of ['quest_coins', 'quest_bonus_coins'] as const) await quiz.set(name, 0)
    const alice = await withQuests('finish_round', 'run_5', 'flawless')
    await quiz.playLevel(alice, ancient, 10)
    expect(await questsOf(alice)).toMatchObject({ paid_now: 0, bonus_coins: 0, quests: [{ is_done: true, coins: 0 }, {}, {}] })
    for (const [name, coins] of [
      ['quest_coins', 2],
      ['quest_bonus_coins', 4],
    ] as const)
      await quiz.set(name, coins)
  })
})

describe('a day on which the player did not look', () => {
  /** What the ledger has paid: day and quest. */
  const paidFor = async ({ id }: TestPlayer) => {
    const { rows } = await sql<{ key: string }>`
      select idempotency_key as key from transfers where idempotency_key like ${`quest:${id}:%`} order by 1`.execute(quiz.database.db)
    return rows.map(({ key }) => key.split(':').slice(2).join(' '))
  }
  /** Without the wait of 30 days. */
  const move = ({ id }: TestPlayer, timezone: string) =>
    quiz.database.db.updateTable('accounts').set({ timezone }).where('id', '=', id).execute()
  const rowsOf = ({ id }: TestPlayer) =>
    quiz.database.db.selectFrom('quest_days').select(['day', 'is_closed']).where('account_id', '=', id).orderBy('day').execute()

  it('is paid on the next look, once, apart from today, and then closed', async () => {
    const alice = await withQuests('finish_round', 'run_5', 'flawless')
    const day = today()
    await quiz.playLevel(alice, ancient, 10)
    quiz.clock.advance(dayMs)
    const before = await coinsOf(alice)
    const looked = await questsOf(alice)
    expect([looked.paid_now, looked.paid_earlier, looked.coins]).toEqual([10, 10, before + 10])
    expect(looked.quests.every(({ is_done, progress }) => !is_done && progress === 0)).toBe(true)
    expect(await questsOf(alice)).toMatchObject({ paid_now: 0, paid_earlier: 0, coins: null })
    expect(await paidFor(alice)).toEqual(['all', 'finish_round', 'flawless', 'run_5'].map(kind => `${day} ${kind}`))
    expect(await rowsOf(alice)).toMatchObject([{ is_closed: true }, { is_closed: false }])
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('is drawn like any other, though Today was never open: what the player did counts', async () => {
    const alice = await quiz.player()
    // Fulfils all that can be asked of her but twenty answers and a second game, which come with the quiz of the day.
    await quiz.playLevel(alice, ancient, 10)
    await quiz.playThrough(alice, await quiz.open(alice, 'get_daily_quiz'), 10)
    quiz.clock.advance(dayMs)
    expect(await questsOf(alice)).toMatchObject({ paid_now: 10, paid_earlier: 10 })
    expect((await rowsOf(alice)).length).toBe(2)
  })

  it('counts for seven days, and no longer', async () => {
    const [alice, bob] = [await withQuests('finish_round', 'run_5', 'flawless'), await withQuests('finish_round', 'run_5', 'flawless')]
    for (const player of [alice, bob]) await quiz.playLevel(player, ancient, 10)
    quiz.clock.advance(7 * dayMs)
    expect((await questsOf(alice)).paid_earlier).toBe(10)
    quiz.clock.advance(dayMs)
    expect((await questsOf(bob)).paid_now).toBe(0)
    expect(await paidFor(bob)).toEqual([])
  })

  it('stays open for a round that began before midnight and ended after it: each answer counts on its own day', async () => {
    const alice = await withQuests('right_5', 'run_5', 'right_20')
    // Midnight comes after the fifth answer.
    quiz.clock.advance(12 * 3_600_000 - 60_000 - (quiz.clock.now().getTime() % 60_000))
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions.slice(0, 5)) await quiz.answer(alice, play, question, 'right')
    const day = today()
    while (today() === day) quiz.clock.advance(5_000)
    expect((await questsOf(alice)).paid_now).toBe(0)
    await alice.call('finish_play', { play_id: play.id })
    expect(await questsOf(alice)).toMatchObject({ paid_now: 4, paid_earlier: 4 })
    expect(await paidFor(alice)).toEqual([`${day} right_5`, `${day} run_5`])
    expect(await questsOf(alice)).toMatchObject({ paid_now: 0 })
  })

  it('is paid once when two servers look at the same moment, again and again', async () => {
    const other = await startApp({ database: { ...quiz.database, close: async () => {} } })
    onTestFinished(() => other.close())
    const alice = await withQuests('finish_round', 'run_5', 'flawless')
    await quiz.playLevel(alice, ancient, 10)
    quiz.clock.advance(dayMs)
    await quiz.playLevel(alice, { category: 'science' }, 10)
    quiz.clock.advance(dayMs)
    const before = await coinsOf(alice)
    other.clock.advance(quiz.clock.now().getTime() - other.clock.now().getTime())
    const there = async () => (await other.withToken(alice.token).call('get_quests')).data
    const replies = await Promise.all(Array.from({ length: 12 }, (_, turn) => (turn % 2 === 0 ? questsOf(alice) : there())))
    const paid = replies.reduce((sum, { paid_now }) => sum + paid_now, 0)
    expect(paid).toBeGreaterThanOrEqual(10)
    expect(await coinsOf(alice)).toBe(before + paid)
    expect(new Set(await paidFor(alice)).size).toBe((await paidFor(alice)).length)
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('is not paid again when the clock or the time zone moves back and forth', async () => {
    const alice = await withQuests('finish_round', 'run_5', 'flawless')
    await quiz.playLevel(alice, ancient, 10)
    quiz.clock.advance(dayMs)
    expect((await questsOf(alice)).paid_now).toBe(10)
    for (const ms of [-dayMs, dayMs, -2 * dayMs, 2 * dayMs]) {
      quiz.clock.advance(ms)
      expect((await questsOf(alice)).paid_now).toBe(0)
    }
    for (const timezone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'UTC']) {
      await move(alice, timezone)
      expect((await questsOf(alice)).paid_now).toBe(0)
    }
    expect((await paidFor(alice)).length).toBe(4)
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('shares no answer with another day when the player moves to the east at once', async () => {
    const alice = await withQuests('finish_round', 'run_5', 'flawless')
    await quiz.playLevel(alice, ancient, 10)
    await quiz.playThrough(alice, await quiz.open(alice, 'get_daily_quiz'), 10)
    expect((await questsOf(alice)).paid_now).toBe(10)
    // There it is the next day already, and it was when she played.
    await move(alice, 'Pacific/Kiritimati')
    const moved = await questsOf(alice)
    expect([moved.day > today(), moved.paid_now, moved.quests.map(({ progress }) => progress)]).toEqual([true, 0, [0, 0, 0]])
  })

  it('costs no statement more on a day without anything to pay', async () => {
    const alice = await withQuests('finish_round', 'run_5', 'flawless')
    await questsOf(alice)
    const statements: string[] = []
    const stop = quiz.database.watch.add({ onStatement: text => () => void statements.push(text) })
    await questsOf(alice)
    stop()
    expect(statements.filter(text => /quest_days|given as materialized/.test(text))).toHaveLength(2)
  })
})
