import type { Battle } from '@trivium/contract/compete/battles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arena, startArena } from '../../../../test/games/battle-room.ts'
import { type Client, ended, enter, eventually, open, outcome } from '../../../../test/app/live-pages.ts'
import type { App } from '../../../operations/app-types.ts'
import { createApp } from '../../../app.ts'
import type { TestPlayer } from '../../../../test/app/app.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => arena.close())

interface Page {
  client: Client
  views: Battle[]
}

async function page(app: App, player: TestPlayer, roomId: string): Promise<Page> {
  const client = open(app, player.token)
  const views: Battle[] = []
  client.on('echo', (answer: () => void) => answer())
  client.on('battle', ({ battle }: { battle: Battle }) => views.push(battle))
  expect(await outcome(client)).toBeNull()
  expect(await enter(client, `battle:${roomId}`)).toBe('ok')
  return { client, views }
}

const stateOf = (views: Battle[], seat: number) => views.at(-1)?.users.find(user => user.seat === seat)?.state

describe('the room of a battle', () => {
  it('lets no stranger in, and shows who comes, answers and goes', async () => {
    const [alice, bob, eve] = [await arena.player('Alice'), await arena.player('Bob'), await arena.player('Eve')]
    const roomId = await arena.startRoom([alice, bob], { entry: 0 })
    const stranger = open(arena.app, eve.token)
    expect(await outcome(stranger)).toBeNull()
    expect(await enter(stranger, `battle:${roomId}`)).toBe('not_here')
    const hers = await page(arena.app, alice, roomId)
    const his = await page(arena.app, bob, roomId)
    const battle = await arena.toOpen(alice, roomId)
    await arena.answerRound(bob, await arena.view(bob, roomId), 'right')
    await eventually(() => expect(hers.views.at(-1)?.users[1]).toMatchObject({ has_answered: true, answer: null, correct: null }))
    expect(hers.views.at(-1)?.question?.id).toBe(battle.question?.id)
    his.client.disconnect()
    await eventually(() => expect(stateOf(hers.views, 2)).toBe('away'))
    expect(hers.views.at(-1)?.users[1]?.away_until).not.toBeNull()
    const back = await page(arena.app, bob, roomId)
    await eventually(() => expect(stateOf(hers.views, 2)).toBe('here'))
    await eventually(() => expect(back.views.at(-1)?.seq).toBe(hers.views.at(-1)?.seq))
    await arena.answerRound(alice, await arena.view(alice, roomId), 'wrong')
    back.client.disconnect()
    await eventually(() => expect(stateOf(hers.views, 2)).toBe('away'))
    await arena.pass(30_000)
    await eventually(() => expect(hers.views.at(-1)).toMatchObject({ state: 'over', why: 'opponent_left', result: { outcome: 'won' } }))
  })

  it('carries phrases, at most one a second, and no free text', async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const roomId = await arena.startRoom([alice, bob], { entry: 0 })
    const { views } = await page(arena.app, alice, roomId)
    const say = (message: string) => bob.call('send_battle_message', { room_id: roomId, message })
    expect((await say('good_luck')).message).toBe('ok')
    expect((await say('wow')).message).toBe('too_many_requests')
    expect((await say('you fool')).status).toBe(400)
    await eventually(() => expect(views.at(-1)?.users[1]?.said?.phrase).toBe('good_luck'))
    expect((await alice.call('block_player', { user_id: bob.id, status: 1 })).message).toBe('ok')
    const blocked = await alice.call('get_battle', { room_id: roomId, after: 0 })
    expect([blocked.data.users[1]?.said, blocked.events.some(({ kind }) => kind === 'said')]).toEqual([null, false])
    expect((await arena.view(bob, roomId)).users[1]?.said?.phrase).toBe('good_luck')
    for (let count = 1; count < 20; count++) {
      arena.clock.advance(1_000)
      expect((await say('clap')).message).toBe('ok')
    }
    arena.clock.advance(1_000)
    expect((await say('clap')).message).toBe('too_many_requests')
  })

  it('leads to a rematch when both players ask for it', async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const roomId = await arena.startRoom([alice, bob])
    const { views } = await page(arena.app, alice, roomId)
    expect((await alice.call('ask_rematch', { room_id: roomId })).message).toBe('rematch_over')
    while ((await arena.view(alice, roomId)).due !== null) await arena.pass(5_000)
    expect((await bob.call('ask_rematch', { room_id: roomId })).data.rematch?.room_id).toBeNull()
    await eventually(() => expect(views.at(-1)?.users[1]?.asks_rematch).toBe(true))
    const agreed = await alice.call('ask_rematch', { room_id: roomId })
    const next = agreed.data.rematch?.room_id ?? ''
    expect(await arena.view(bob, next)).toMatchObject({ state: 'countdown', entryFee: 5, questions: 5, room_type: 'friend' })
    await eventually(() => expect(views.at(-1)?.rematch?.room_id).toBe(next))
    await bob.call('leave_room', { room_id: next })
    await alice.call('leave_room', { room_id: next })
  })
})

describe('a search', () => {
  it('notifies its page at once of an opponent or of the end', async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const heard: (string | null)[] = []
    const { data } = await alice.call('find_opponent', {})
    const client = open(arena.app, alice.token)
    client.on('search', ({ room_id }: { room_id: string | null }) => heard.push(room_id))
    expect(await outcome(client)).toBeNull()
    expect(await enter(client, `search:${data.search_id}`)).toBe('ok')
    const found = await bob.call('find_opponent', {})
    await eventually(() => expect(heard).toEqual([found.data.room_id]))
    for (const player of [alice, bob]) await player.call('leave_room', { room_id: found.data.room_id })
    const again = await bob.call('find_opponent', {})
    const other = open(arena.app, bob.token)
    other.on('search', ({ room_id }: { room_id: string | null }) => heard.push(room_id))
    expect(await outcome(other)).toBeNull()
    expect(await enter(other, `search:${again.data.search_id}`)).toBe('ok')
    arena.clock.advance(30_000)
    await arena.app.runJob('pair_up')
    await eventually(() => expect(heard.at(-1)).toBeNull())
  })
})

describe('two processes', () => {
  it('play one battle: each notifies its own pages, and one takes over what the other leaves', async () => {
    const { database, clock, config } = arena
    const app = await createApp({ config, database, now: clock.now, limitFactor: 1000 })
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const roomId = await arena.startRoom([alice, bob], { entry: 0 })
    const hers = await page(arena.app, alice, roomId)
    const his = await page(app, bob, roomId)
    await arena.toOpen(alice, roomId)
    await arena.answerRound(alice, await arena.view(alice, roomId), 'right')
    await eventually(() => expect(his.views.at(-1)?.users[0]?.has_answered).toBe(true))
    const { play_id, question } = his.views.at(-1)!
    const answer = arena.fixture.right(question!)
    const headers = { authorization: `Bearer ${bob.token}` }
    const payload = { play_id, question_id: question?.id, answer }
    await app.http.inject({ method: 'POST', url: '/api/submit_answer', headers, payload })
    await eventually(() => expect(hers.views.at(-1)).toMatchObject({ state: 'reveal', users: [{ correct: true }, { correct: true }] }))
    await app.close()
    await ended(his.client)
    await eventually(() => expect(stateOf(hers.views, 2)).toBe('away'))
  })
})
