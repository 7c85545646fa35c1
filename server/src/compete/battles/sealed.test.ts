// A contest has drawn a question that a running battle has drawn before. The battle goes on, but reveals of that question neither the
// answer nor who was right (docs/decisions/022).

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { receiveAll } from '../../../test/setup/database.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.set('weekly_contest', 0)
})
afterAll(() => arena.close())

const seal = async (id: number | undefined, sealed_by: string | null) => {
  await arena.database.db
    .updateTable('questions')
    .set({ sealed_by })
    .where('id', '=', id ?? 0)
    .execute()
}

describe('a battle question that a contest has drawn since', () => {
  it('is revealed nowhere: in the view, in the reply to an answer, in the events, during the round or after it', async () => {
    const [alice, bob] = [await arena.player('Alice', { coins: 100 }), await arena.player('Bob', { coins: 100 })]
    const roomId = await arena.startRoom([alice, bob])
    const open = await arena.toOpen(alice, roomId)
    const answersIn = async (round: number) => {
      const { events } = await alice.call('get_battle', { room_id: roomId, after: 0 })
      return events
        .filter(({ kind, payload }) => kind === 'answered' && (payload['round'] ?? round) === round)
        .map(({ payload }) => payload)
    }
    await seal(open.question?.id, 'contest:1')
    await receiveAll(arena.database)
    await arena.answerRound(alice, open, 'right')
    const last = (await arena.answerRound(bob, await arena.view(bob, roomId), 'wrong')).data
    expect([last.correct, last.correct_answer, last.note]).toEqual([null, null, null])
    const told = await arena.view(alice, roomId)
    expect([told.state, told.correct_answer, told.note]).toEqual(['reveal', null, null])
    expect(told.users.map(({ has_answered, correct, gained }) => [has_answered, correct, gained])).toEqual([
      [true, null, null],
      [true, null, null],
    ])
    expect(await answersIn(1)).toEqual([{}, {}])

    // No contest asks the next question, so it is revealed as usual. The first one stays secret afterwards.
    const next = await arena.toOpen(alice, roomId)
    await arena.answerRound(alice, next, 'right')
    await arena.answerRound(bob, await arena.view(bob, roomId), 'wrong')
    expect((await arena.view(bob, roomId)).users.map(({ correct }) => correct)).toEqual([true, false])
    expect(await answersIn(1)).toEqual([{}, {}])
    await bob.call('leave_room', { room_id: roomId })
    const over = await arena.view(alice, roomId)
    expect(over.result?.rounds.map(({ question }) => question.id)).toEqual([next.question?.id])

    // When the contest is over, everything is revealed.
    await seal(open.question?.id, null)
    await expect.poll(async () => (await arena.view(alice, roomId)).result?.rounds.length).toBe(2)
    expect((await answersIn(1)).map(({ correct }) => correct)).toEqual([true, false])
  })

  it('is not revealed in the last round either, when the battle is over', async () => {
    const [alice, bob] = [await arena.player('Alice', { coins: 100 }), await arena.player('Bob', { coins: 100 })]
    const roomId = await arena.startRoom([alice, bob])
    const open = await arena.toOpen(alice, roomId)
    await arena.answerRound(alice, open, 'right')
    await arena.answerRound(bob, await arena.view(bob, roomId), 'wrong')
    await bob.call('leave_room', { room_id: roomId })
    const correctOf = async () => (await arena.view(alice, roomId)).users.map(({ correct }) => correct)
    expect(await correctOf()).toEqual([true, false])
    await seal(open.question?.id, 'contest:1')
    await expect.poll(correctOf).toEqual([null, null])
    await seal(open.question?.id, null)
  })
})
