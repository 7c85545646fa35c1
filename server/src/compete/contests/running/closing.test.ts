import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContestHall, contestHall } from '../../../../test/games/contest-hall.ts'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { effort } from '../../../../test/setup/effort.ts'
import { coinsOf, type Quiz, startQuiz, stopTime } from '../../../../test/app/quiz.ts'
import { readSettings } from '../../../platform/settings/index.ts'
import { must } from '../../../platform/api/refuse.ts'
import { callOffContest } from './call-off.ts'
import { closeContest } from './close.ts'

let quiz: Quiz
let hall: ContestHall
beforeAll(async () => {
  quiz = await startQuiz()
  await quiz.set('weekly_contest', 0)
  hall = contestHall(quiz)
})
afterAll(() => quiz.close())

async function inEscrow(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(balance), 0)::int as sum from ledger_accounts where name like 'escrow:contest:%'`.execute(quiz.database.db)
  return rows[0]?.sum ?? Number.NaN
}

/** The balance of one house account, all its parts together. */
async function houseHas(name: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select sum(balance)::int as sum from ledger_accounts where name = ${name} or name like ${`${name}:%`}`.execute(quiz.database.db)
  return rows[0]?.sum ?? Number.NaN
}

const players = async (count: number) => {
  const all: TestPlayer[] = []
  for (let index = 0; index < count; index++) all.push(await quiz.player(`Player ${index}`))
  return all
}

const coinsOfAll = (all: TestPlayer[]) => Promise.all(all.map(coinsOf))

describe('prizes', () => {
  it('go out by rank once the contest is over; the house adds what is missing, notifies the winners, and gives the first a badge', async () => {
    const id = await hall.openOne()
    const [alice, bob, carol] = await players(3)
    if (!alice || !bob || !carol) throw new Error('three players')
    await hall.playThrough(alice, id, 1)
    await hall.playThrough(bob, id, 3)
    await hall.playThrough(carol, id, 0)
    const rewards = await houseHas('house:rewards')
    await hall.end(id)
    // With a score below 1 nobody wins a prize, whatever their rank.
    expect(await coinsOfAll([alice, bob, carol])).toEqual([90, 190, 90])
    expect([await inEscrow(), await quiz.ledgerSum(), rewards - (await houseHas('house:rewards'))]).toEqual([0, 0, 70])

    const { data: detail } = await alice.call('get_contest_detail', { contest_id: id })
    expect(detail.winners.map(({ user_id, user_rank, prize, score }) => [user_id, user_rank, prize, score])).toEqual([[bob.id, 1, 100, 12]])
    expect(detail).toMatchObject({ state: 'over', pot: 30, participants: 3, my_place: { user_rank: 2, score: -4 } })

    const { data: notices } = await bob.call('get_notifications')
    const won = notices.find(({ type }) => type === 'contest_won')
    expect([won?.type_id, won?.message]).toEqual([id, 'Place 1: 100 coins are yours. Congratulations!'])
    const badge = async (player: TestPlayer) =>
      (await player.call('get_user_badges')).data.find(({ type }) => type === 'most_wanted_winner')
    expect([(await badge(bob))?.status, (await badge(alice))?.status]).toEqual(['unlocked', 'locked'])
    const { data: history } = await bob.call('get_tracker_data', { type: 'income' })
    expect(history.slice(0, 2).map(({ title, points }) => [title, points])).toEqual(
      expect.arrayContaining([
        ['contest_prize', 30],
        ['contest_prize', 70],
      ]),
    )
  })

  it('go to nobody when every score is below 1: the house keeps the entries, and nobody gets the badge', async () => {
    const id = await hall.openOne()
    const [alice, bob] = await players(2)
    if (!alice || !bob) throw new Error('two players')
    await hall.playThrough(alice, id, 0)
    await hall.playThrough(bob, id, 1)
    const sales = await houseHas('house:sales')
    await hall.end(id)
    expect(await coinsOfAll([alice, bob])).toEqual([90, 90])
    expect([await inEscrow(), await quiz.ledgerSum(), (await houseHas('house:sales')) - sales]).toEqual([0, 0, 20])
    const { data } = await bob.call('get_contest_detail', { contest_id: id })
    expect(data).toMatchObject({ state: 'over', winners: [], my_place: { user_rank: 1, score: -4 } })
    const { data: badges } = await bob.call('get_user_badges')
    expect(badges.find(({ type }) => type === 'most_wanted_winner')?.status).toBe('locked')
    const { data: notices } = await bob.call('get_notifications')
    expect(notices.filter(({ type }) => type === 'contest_won')).toEqual([])
  })

  it('are split between equals, and the house keeps the rest of the entries', async () => {
    stopTime()
    const id = await hall.openOne({ prizes: [25, 10, 10], entry: 20 })
    const all = await players(4)
    for (const [index, player] of all.entries()) await hall.playThrough(player, id, index < 3 ? 2 : 1)
    const sales = await houseHas('house:sales')
    await hall.end(id)
    // The three on the first place share 45 coins; the fourth wins nothing.
    expect(await coinsOfAll(all)).toEqual([95, 95, 95, 80])
    expect([await inEscrow(), await quiz.ledgerSum(), (await houseHas('house:sales')) - sales]).toEqual([0, 0, 35])
    const { data } = await must(all[3], 'four players').call('get_contest_leaderboard', { contest_id: id })
    expect(data.top_users.map(({ user_rank, prize }) => [user_rank, prize])).toEqual([
      [1, 15],
      [1, 15],
      [1, 15],
      [4, 0],
    ])
  })

  it('are paid once, however many processes close the contest', async () => {
    const id = await hall.openOne({ prizes: [60] })
    const [alice] = await players(1)
    if (!alice) throw new Error('a player')
    await hall.playThrough(alice, id, 3)
    quiz.clock.advance(25 * 3_600_000)
    const settings = await readSettings(quiz.database.db)
    await Promise.all(Array.from({ length: 4 }, () => closeContest(quiz.database.db, id, settings, quiz.clock.now())))
    await hall.tick()
    expect([await coinsOf(alice), await inEscrow(), await quiz.ledgerSum()]).toEqual([150, 0, 0])
  })

  it('wait for the last play, and nobody gets them when nobody has entered', async () => {
    stopTime()
    const [id, empty] = [await hall.openOne({ hours: 1 }), await hall.openOne({ hours: 1 })]
    const [alice] = await players(1)
    if (!alice) throw new Error('a player')
    quiz.clock.advance(3_600_000 - 10_000)
    const { play, question } = await hall.enter(alice, id)
    quiz.clock.advance(10_500)
    await hall.tick()
    expect((await alice.call('get_contest_detail', { contest_id: id })).data).toMatchObject({ state: 'closing', winners: [] })
    expect((await alice.call('get_contest_detail', { contest_id: empty })).data).toMatchObject({ state: 'over', participants: 0 })
    // Within the second of grace.
    expect((await quiz.answer(alice, play, question ?? undefined, 'right')).data.answered).toBe(1)
    quiz.clock.advance(1_000)
    await hall.tick()
    expect((await alice.call('get_contest_detail', { contest_id: id })).data).toMatchObject({
      state: 'over',
      my_place: { score: 4, prize: 100 },
    })
  })

  it('pass over a deleted account to those behind it; its entry stays in the pot', async () => {
    const id = await hall.openOne({ prizes: [15, 5], entry: 10 })
    const [alice, bob, carol] = await players(3)
    if (!alice || !bob || !carol) throw new Error('three players')
    await hall.playThrough(alice, id, 3)
    await hall.playThrough(bob, id, 2)
    await hall.enter(carol, id)
    await alice.call('delete_user_account')
    await carol.call('delete_user_account')
    const { data } = await bob.call('get_contest_leaderboard', { contest_id: id })
    expect(data.top_users.map(({ user_id }) => user_id)).toEqual([bob.id])
    await hall.end(id)
    expect([await coinsOf(bob), await inEscrow(), await quiz.ledgerSum()]).toEqual([105, 0, 0])
    expect((await bob.call('get_contest_detail', { contest_id: id })).data.winners).toHaveLength(1)
  })
})

describe('a contest that is called off', () => {
  it('ends its plays, refunds every entry, and then allows the review', async () => {
    const id = await hall.openOne()
    const [alice, bob, carol] = await players(3)
    if (!alice || !bob || !carol) throw new Error('three players')
    await hall.playThrough(alice, id, 3)
    const { play, question } = await hall.enter(bob, id)
    // Now this process has cached the play.
    const { data: first } = await quiz.answer(bob, play, question ?? undefined, 'right')
    await hall.enter(carol, id)
    await carol.call('delete_user_account')
    const { db } = quiz.database
    expect(await callOffContest(db, id, quiz.clock.now())).toBe(true)
    expect(await callOffContest(db, id, quiz.clock.now())).toBe(false)
    quiz.clock.advance(2_000)
    expect((await quiz.answer(bob, play, first.next_question ?? undefined, 'right')).data.result).toMatchObject({ answered: 1, correct: 1 })
    await hall.tick()
    await hall.tick()
    expect(await coinsOfAll([alice, bob])).toEqual([100, 100])
    expect([await inEscrow(), await quiz.ledgerSum()]).toEqual([0, 0])
    const { data: notices } = await bob.call('get_notifications')
    expect(notices.map(({ type, type_id, message }) => [type, type_id, message])).toEqual([
      ['contest_refund', id, 'The 10 coins you paid to enter are yours again.'],
    ])
    const { data } = await alice.call('get_contest_detail', { contest_id: id })
    expect(data).toMatchObject({ state: 'called_off', winners: [], question_ids: await hall.questionIds(id) })
    expect((await alice.call('get_play_review', { play_id: data.my_play?.play_id ?? 0 })).data).toHaveLength(3)
    expect((await alice.call('get_questions_by_contest', { contest_id: id })).message).toBe('already_played')
    const dora = await quiz.player('Dora')
    expect((await dora.call('get_questions_by_contest', { contest_id: id })).message).toBe('contest_over')
  })

  it('may be one that has not begun, but not one that is over', async () => {
    const { db } = quiz.database
    const id = await hall.announce({ startsInHours: 5 })
    expect(await callOffContest(db, id, quiz.clock.now())).toBe(true)
    await hall.tick()
    const alice = await quiz.player()
    expect((await alice.call('get_contest_detail', { contest_id: id })).data).toMatchObject({ state: 'called_off', question_ids: null })
    expect((await alice.call('get_contest_draw', { contest_id: id })).message).toBe('document_not_found')
    const over = await hall.openOne({ hours: 1 })
    await hall.end(over)
    expect([await callOffContest(db, over, quiz.clock.now()), await callOffContest(db, 999_999, quiz.clock.now())]).toEqual([false, false])
  })

  it('is any contest for which the bank has no questions', async () => {
    const id = await hall.openOne({ asks: { questions: 5, leafIds: [quiz.fixture.categories.history] } })
    const alice = await quiz.player()
    expect((await alice.call('get_contest_detail', { contest_id: id })).data.state).toBe('called_off')
  })
})

/** An independent computation without sorting: players with equal scores share the prizes after those of better scores. */
function prizeOf(score: number, scores: number[], prizes: number[]): number {
  const better = scores.filter(other => other > score).length
  const equal = scores.filter(other => other === score).length
  return Math.floor(prizes.slice(better, better + equal).reduce((sum, coins) => sum + coins, 0) / equal)
}

describe('two simultaneous contests with many players', () => {
  it('rank and pay each player by their own results', async () => {
    stopTime()
    const games = [
      { id: await hall.openOne({ prizes: [97, 53, 31, 11, 7, 5] }), prizes: [97, 53, 31, 11, 7, 5] },
      { id: await hall.openOne({ prizes: [10, 9], entry: 3 }), prizes: [10, 9] },
    ]
    const all = await players(effort(12, 50))
    const right = (index: number, turn: number) => (index + turn) % 4
    for (const [turn, { id }] of games.entries()) {
      for (const [index, player] of all.entries()) await hall.playThrough(player, id, right(index, turn))
    }
    const before = await coinsOfAll(all)
    await hall.end(must(games[0], 'two').id)
    const after = await coinsOfAll(all)
    for (const index of all.keys()) {
      const won = games.map(({ prizes }, turn) => {
        // One of three right answers makes -4 points, two make 4.
        const isPaid = (rights: number) => rights >= 2
        const scores = [...all.keys()].map(other => right(other, turn)).filter(isPaid)
        const own = right(index, turn)
        return isPaid(own) ? prizeOf(own, scores, prizes) : 0
      })
      expect(after[index]).toBe((before[index] ?? 0) + (won[0] ?? 0) + (won[1] ?? 0))
    }
    expect([await inEscrow(), await quiz.ledgerSum()]).toEqual([0, 0])
  })
})
