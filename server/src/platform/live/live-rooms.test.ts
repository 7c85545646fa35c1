import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { ended, enter, eventually, listen, type Message, startListening, tell } from '../../../test/app/live-pages.ts'
import { prepareTalk, say, talkRooms } from '../../../test/games/talk-room.ts'
import { createApp } from '../../app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startListening()
})
afterAll(() => test.close())

describe('a room', () => {
  it('of another player, of an unknown kind or without a name refuses the page, which gets none of its messages', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    const { client, heard } = await listen(test.app, bob)
    const ask = (room: string): Promise<string> => client.emitWithAck('room', { type: 'join', room, after: 0 })
    for (const room of [`account:${alice.id}`, 'battle:1', 'account:0']) expect(await ask(room)).toBe('not_here')
    await tell(test, alice, 'private')
    await tell(test, bob, 'mine')
    await eventually(() => expect(heard).toHaveLength(1))
    expect(heard[0]?.room).toBe(`account:${bob.id}`)
  })

  it.each([
    [{ type: 'join', room: 'account', after: 0 }],
    [{ type: 'join', room: 'account:1' }],
    [{ type: 'join', room: `account:${'1'.repeat(100)}`, after: 0 }],
    [{ type: 'say', room: 'account:1' }],
    ['join'],
    [null],
  ])('disconnects a page that sends %j', async asked => {
    const { client } = await listen(test.app, await test.player())
    client.emit('room', asked, () => {})
    await ended(client)
  })

  it('counts join requests against the rate limit of the player', async () => {
    const own = await startListening({ limitFactor: 0.05 })
    const { client } = await listen(own.app, await own.player())
    for (let turn = 0; turn < 20; turn++) client.emit('room', { type: 'leave', room: 'battle:1' }, () => {})
    await ended(client)
    await own.close()
  })
})

describe('two servers on one database', () => {
  it('each send the notice to their own pages', async () => {
    const app = await createApp({ config: test.config, database: test.database, now: test.clock.now, limitFactor: 1000 })
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const alice = await test.player()
    const [here, there] = [await listen(test.app, alice), await listen(app, alice)]
    await tell(test, alice, 'both')
    await eventually(() => expect([here.heard.length, there.heard.length]).toEqual([1, 1]))
    await app.close()
    await ended(there.client)
    await tell(test, alice, 'one')
    await eventually(() => expect(here.heard).toHaveLength(2))
  })
})

describe('a room across two servers', () => {
  it('sends every page the same messages in the same order, and missed messages to a page that changes servers', async () => {
    const own = await startApp({ rights: 'owner' })
    const { db } = own.database
    await prepareTalk(db)
    const start = async () => {
      const app = await createApp({ ...own, now: own.clock.now, limitFactor: 1000, rooms: [talkRooms(db)] })
      await app.http.listen({ port: 0, host: '127.0.0.1' })
      return app
    }
    const [here, there] = [await start(), await start()]
    const [alice, bob] = [await own.player('Alice'), await own.player('Bob')]
    for (const { id } of [alice, bob]) await sql`insert into talk_members values ('t1', ${id})`.execute(db)
    const [one, two] = [await listen(here, alice), await listen(there, bob)]
    expect(await enter(one.client, 'talk:t1')).toBe('ok')
    expect(await enter(two.client, 'talk:t1')).toBe('ok')
    const words = (heard: Message[]) => heard.map(({ notice }) => notice.message)
    await eventually(() => expect(words(two.heard)).toContain(`${bob.id} comes`))
    for (const [index, says] of ['red', 'green', 'blue'].entries()) await say(db, 't1', says, index === 1 ? bob.id : null)
    const all = [`${alice.id} comes`, `${bob.id} comes`, 'red', 'green', 'blue']
    await eventually(() => expect([words(one.heard), words(two.heard)]).toEqual([all.filter(said => said !== 'green'), all]))
    await here.close()
    await say(db, 't1', 'meanwhile')
    await eventually(() => expect(words(two.heard)).toEqual([...all, `${alice.id} goes`, 'meanwhile']))
    const moved = await listen(there, alice)
    expect(await enter(moved.client, 'talk:t1', one.heard.at(-1)?.number)).toBe('ok')
    await eventually(() => expect(words(moved.heard)).toEqual([`${alice.id} goes`, 'meanwhile', `${alice.id} comes`]))
    expect(moved.heard.map(({ number }) => number)).toEqual([6, 7, 8])
    await there.close()
    await own.close()
  })
})
