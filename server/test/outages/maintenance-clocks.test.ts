// During maintenance clocks stand still and only staff is connected. Afterwards everybody goes on, in every process, without a restart.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { TestPlayer } from '../app/app.ts'
import { type Arena, startArena } from '../games/battle-room.ts'
import { receiveAll } from '../setup/database.ts'
import { ended, enter, eventually, listen, open, outcome } from '../app/live-pages.ts'
import { coinsOf } from '../app/quiz.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => arena.close())

const minuteMs = 60_000

async function shut(isShut: boolean): Promise<void> {
  await arena.app.runJob('beat')
  await arena.set('app_maintenance', isShut ? 1 : 0)
  await receiveAll(arena.database)
}

/** Lets time pass during maintenance, with the jobs that run then. */
async function passShut(ms: number): Promise<void> {
  for (const part of [ms / 2, ms / 2]) {
    arena.clock.advance(part)
    for (const job of ['beat', 'close_overdue_plays', 'wake_battles', 'pair_up']) await arena.app.runJob(job)
  }
}

describe('a play that is open when maintenance begins', () => {
  it('goes on with the time it had left, and nothing has lapsed', async () => {
    const alice = await arena.player('Alice')
    const { play, questions } = await arena.begin(alice)
    await arena.answer(alice, play, questions[0], 'right')
    arena.clock.advance(10_000)
    const before = (await alice.call('get_play', { play_id: play.id })).play
    const leftMs = Date.parse(before?.deadline ?? '') - arena.clock.now().getTime()
    await shut(true)
    expect((await arena.answer(alice, play, questions[1], 'right')).message).toBe('maintenance')
    await passShut(30 * minuteMs)
    await shut(false)
    const after = (await alice.call('get_play', { play_id: play.id })).play
    expect(after).toMatchObject({ answered: 1, current_question_id: questions[1]?.id })
    // It also gets ten seconds to come back.
    expect(Math.abs(Date.parse(after?.deadline ?? '') - arena.clock.now().getTime() - leftMs - 10_000)).toBeLessThan(1_500)
    expect((await arena.answer(alice, play, questions[1], 'right')).data).toMatchObject({ correct: true, answered: 2 })
  })

  it('takes an answer as the very first call afterwards', async () => {
    const alice = await arena.player('Alice')
    const { play, questions } = await arena.begin(alice)
    await shut(true)
    await passShut(20 * minuteMs)
    await shut(false)
    expect((await arena.answer(alice, play, questions[0], 'right')).data).toMatchObject({ correct: true, answered: 1 })
  })

  it('gets no time that it did not lose', async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const over = await arena.begin(alice)
    arena.clock.advance(20 * minuteMs)
    await shut(true)
    await passShut(5 * minuteMs)
    await shut(false)
    const { data } = await arena.answer(alice, over.play, over.questions[0], 'right')
    expect(data.result).toMatchObject({ correct: 0, answered: 0 })
    const { play } = await arena.begin(bob)
    expect(Date.parse(play.deadline ?? '') - arena.clock.now().getTime()).toBeLessThan(31_000)
  })
})

describe('a battle', () => {
  const started = async (): Promise<{ players: [TestPlayer, TestPlayer]; roomId: string }> => {
    const players: [TestPlayer, TestPlayer] = [await arena.player('Alice'), await arena.player('Bob')]
    return { players, roomId: await arena.startRoom(players) }
  }

  it('goes on with the same question after a short maintenance', async () => {
    const { players, roomId } = await started()
    const [alice, bob] = players
    const battle = await arena.toOpen(alice, roomId)
    await shut(true)
    await passShut(20_000)
    await shut(false)
    const after = await arena.view(bob, roomId)
    expect([after.state, after.round, after.question?.id]).toEqual(['open', battle.round, battle.question?.id])
    expect((await arena.answerRound(bob, after, 'right')).error).toBe(false)
  })

  it('ends without a result after a long one, and returns the entries', async () => {
    const { players, roomId } = await started()
    const [alice, bob] = players
    await arena.toOpen(alice, roomId)
    const staked = await coinsOf(alice)
    await shut(true)
    await passShut(5 * minuteMs)
    await shut(false)
    const after = await arena.view(alice, roomId)
    expect([after.state, after.why, after.users.map(({ state }) => state)]).toEqual(['void', 'service_down', ['here', 'here']])
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([staked + 5, staked + 5])
  })
})

describe('sockets', () => {
  it('of players are closed, and may connect again afterwards; those of staff stay open', async () => {
    const [alice, editor] = [await arena.player('Alice'), await arena.player('Edda', { roles: ['editor'] })]
    const [page, desk] = [await listen(arena.app, alice), await listen(arena.app, editor)]
    const told: string[] = []
    page.client.on('maintenance', () => told.push('maintenance'))
    await shut(true)
    await ended(page.client)
    expect(told).toEqual(['maintenance'])
    expect(await outcome(open(arena.app, alice.token))).toBe('maintenance')
    expect(desk.client.connected).toBe(true)
    expect(await enter(desk.client, 'examboard:1')).toBe('not_here')
    await shut(false)
    await eventually(async () => expect(await outcome(open(arena.app, alice.token))).toBeNull())
  })
})

describe('another process', () => {
  it('begins and ends maintenance at the same moment', async () => {
    const other = await createApp({ config: arena.config, database: arena.database, now: arena.clock.now, limitFactor: 1000 })
    const alice = await arena.player('Alice')
    const headers = { authorization: `Bearer ${alice.token}` }
    const ask = async () => (await other.http.inject({ method: 'POST', url: '/api/get_user_coin_score', headers })).json().message
    const answers = [await ask()]
    for (const isShut of [true, false]) {
      await shut(isShut)
      answers.push(await ask())
    }
    expect(answers).toEqual(['ok', 'maintenance', 'ok'])
    await other.close()
  })
})
