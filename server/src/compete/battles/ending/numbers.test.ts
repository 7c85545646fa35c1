// Rounds of battles that ask for a number: an answer within the tolerance is right; if nobody is right, the nearest wins the round.

import type { Battle } from '@trivium/contract/compete/battles'
import { replay } from '@trivium/rules/compete/battles/battle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { judge } from '../../../../test/games/battle-judge.ts'
import { type Arena, startArena } from '../../../../test/games/battle-room.ts'
import { receiveAll } from '../../../../test/setup/database.ts'
import { addNumbers } from '../../../../test/games/number-questions.ts'
import { readRoom } from '../store.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.set('weekly_contest', 0)
  await addNumbers(arena.database.db, arena.fixture, 'scarce', 12)
})
afterAll(() => arena.close())

const group = () => Promise.all(['Ada', 'Bo', 'Cy'].map(name => arena.player(name, { coins: 100 })))

/** Opens a room in a category that has numbers only: the test deactivates its other questions. */
async function numbersOnly(players: TestPlayer[]): Promise<string> {
  const { db } = arena.database
  const others = db.updateTable('questions').where('category_id', '=', arena.fixture.categories.scarce).where('number', 'is', null)
  await others.set({ is_active: false }).execute()
  await receiveAll(arena.database)
  const roomId = await arena.startRoom(players, { category: 'scarce' })
  await others.set({ is_active: true }).execute()
  return roomId
}

const numberOf = ({ question }: Battle) => {
  const { number } = arena.fixture.known.get(question?.id ?? 0) ?? {}
  if (!number) throw new Error('the round asks for a number')
  return { ...number, beyond: Math.ceil(number.tolerance) }
}

const say = (player: TestPlayer, { play_id, question }: Battle, answer: number | string) =>
  player.call('submit_answer', { play_id, question_id: question?.id, answer: String(answer) })

describe('a round that asks for a number', () => {
  it('is drawn in the proportion of the category, beside rounds with options', async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const kinds: string[] = []
    for (let battle = 0; battle < 4; battle++) {
      const roomId = await arena.startRoom([alice, bob], { category: 'scarce', entry: 0, no_of_que: 10 })
      const { events = [] } = (await readRoom(arena.database.db, roomId)) ?? {}
      const questions = events.flatMap(event => (event.kind === 'started' ? event.payload.questions : []))
      kinds.push(...questions.map(({ question_id }) => arena.fixture.known.get(question_id)?.question_type ?? ''))
      await bob.call('leave_room', { room_id: roomId })
    }
    expect(new Set(kinds)).toEqual(new Set(['multiple_choice', 'number']))
  })

  it('shows its unit; the right answer wins it, else the nearest; no number is revealed before it closes', async () => {
    const [ada, bo, cy] = (await group()) as [TestPlayer, TestPlayer, TestPlayer]
    const roomId = await numbersOnly([ada, bo, cy])
    const first = await arena.toOpen(ada, roomId)
    const { value, beyond } = numberOf(first)
    expect(first.question).toMatchObject({ question_type: 'number', unit: 'm', options: [] })
    expect((await say(ada, first, 'about ten')).status).toBe(400)
    const views = [ada, bo, cy].map(player => arena.view(player, roomId))
    const [own, his, hers] = (await Promise.all(views)) as [Battle, Battle, Battle]
    const outcome = await say(ada, own, `${value + beyond + 3} m`)
    expect(outcome.data).toMatchObject({ correct: null, correct_answer: null, tolerance: null, score: 0 })
    await say(bo, his, value - beyond - 3)
    const open = await bo.call('get_battle', { room_id: roomId, after: 0 })
    const others = JSON.stringify([open.data.users.filter(({ seat }) => seat !== open.data.seat), open.events])
    expect(others).not.toMatch(/"off"|"nearest"|\b70?\d{6}\b/)
    expect(others).not.toContain(String(value + beyond + 3))
    await say(cy, hers, value + beyond + 4)
    const told = await bo.call('get_battle', { room_id: roomId, after: 0 })
    expect(told.data).toMatchObject({ state: 'reveal', correct_answer: String(value), tolerance: numberOf(first).tolerance })
    expect(told.data.users.map(({ correct, gained, is_nearest, point }) => [correct, gained, is_nearest, point])).toEqual([
      [false, 4, true, 4],
      [false, 4, true, 4],
      [false, 0, false, 0],
    ])
    expect(told.data.users.map(({ answer }) => answer)).toEqual([
      `${value + beyond + 3} m`,
      `${value - beyond - 3}`,
      `${value + beyond + 4}`,
    ])
    expect(told.events.findLast(({ kind }) => kind === 'closed')?.payload).toEqual({ round: 1, nearest: { seats: [1, 2], points: 4 } })
    // In the next round one player is right.
    const second = numberOf(await arena.toOpen(ada, roomId))
    await say(ada, await arena.view(ada, roomId), second.value + second.beyond + 1)
    await say(bo, await arena.view(bo, roomId), second.value + second.tolerance / 2)
    await say(cy, await arena.view(cy, roomId), '')
    expect((await arena.view(cy, roomId)).users.map(({ point, correctAnswers }) => [point, correctAnswers])).toEqual([
      [4, 0],
      [10, 1],
      [0, 0],
    ])
    for (let round = 3; round <= 5; round++) await arena.playRound([cy], roomId).then(() => arena.pass(20_000))
    while ((await arena.view(ada, roomId)).state !== 'over') await arena.pass(3_000)
    const over = await arena.view(cy, roomId)
    expect(over.result?.rounds[0]?.answers.map(({ answer, is_nearest, gained }) => [answer, is_nearest, gained])).toEqual([
      [`${value + beyond + 3} m`, true, 4],
      [`${value - beyond - 3}`, true, 4],
      [`${value + beyond + 4}`, false, 0],
    ])
    // Only she gives a number, so she is nearest.
    expect(over.result?.rounds.slice(2).map(({ answers }) => answers[2]?.gained)).toEqual([4, 4, 4])
    expect(over.result?.places.map(({ seat, point, coins }) => [seat, point, coins])).toEqual([
      [3, 12, 15],
      [2, 10, 0],
      [1, 4, 0],
    ])
    const row = await readRoom(arena.database.db, roomId)
    expect(replay(row?.events ?? []).seats.map(({ points }) => points)).toEqual([4, 10, 12])
    const proof = (await ada.call('get_result_proof', { play_id: own.play_id })).data
    expect(proof.players.map(({ points }) => points)).toEqual([4, 10, 12])
    expect(proof.steps[0]?.answers.map(({ why, points }) => [why, points])).toEqual([
      ['nearest', 4],
      ['nearest', 4],
      ['wrong', 0],
    ])
    expect(proof.chain?.find(({ kind }) => kind === 'answered')?.payload).toMatchObject({ off: beyond + 3 })
  })

  it('is played by the bot, which answers with numbers', async () => {
    const alice = await arena.player('Alice')
    for (let turn = 0; turn < 3; turn++) {
      const { data } = await alice.call('find_opponent', { category: 'scarce' })
      await arena.pass(31_000)
      const { data: against } = await alice.call('play_with_bot', { search_id: data.search_id })
      for (
        let battle = await arena.toOpen(alice, against.roomID);
        battle.state === 'open';
        battle = await arena.toOpen(alice, against.roomID)
      ) {
        await arena.answerRound(alice, battle, 'wrong')
        await arena.pass(14_000)
      }
      const over = await arena.view(alice, against.roomID)
      const numbers = over.result?.rounds.filter(({ question }) => question.question_type === 'number') ?? []
      for (const { question, answers } of numbers) {
        const bot = answers.find(({ seat }) => seat === 2)
        const { value, tolerance } = arena.fixture.known.get(question.id)?.number ?? { value: 0, tolerance: 0 }
        expect(bot?.correct).toBe(Math.abs(Number(bot?.answer) - value) <= tolerance)
        expect(bot?.is_nearest).toBe(false)
      }
      if (numbers.length > 0) await judge(arena.database.db, against.roomID, arena.fixture)
    }
  })

  it('does not reveal who was nearest while a contest asks the question', async () => {
    const [ada, bo] = (await group()) as [TestPlayer, TestPlayer]
    const roomId = await numbersOnly([ada, bo])
    const open = await arena.toOpen(ada, roomId)
    const { value, beyond } = numberOf(open)
    await say(ada, open, value + beyond + 1)
    await say(bo, await arena.view(bo, roomId), value + beyond + 2)
    const seal = (sealed_by: string | null) =>
      arena.database.db
        .updateTable('questions')
        .set({ sealed_by })
        .where('id', '=', open.question?.id ?? 0)
        .execute()
    const look = async () => {
      const { data, events } = await bo.call('get_battle', { room_id: roomId, after: 0 })
      return [data.tolerance === null, data.users.map(user => user.is_nearest), events.findLast(({ kind }) => kind === 'closed')?.payload]
    }
    expect(await look()).toEqual([false, [true, false], { round: 1, nearest: { seats: [1], points: 4 } }])
    await seal('contest:1')
    await receiveAll(arena.database)
    expect(await look()).toEqual([true, [null, null], {}])
    await seal(null)
    await bo.call('leave_room', { room_id: roomId })
  })
})
