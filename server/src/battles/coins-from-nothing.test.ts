// Accounts of one person, made for what a new account is given, that hand it to one of them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arena, startArena } from '../../test/battle-room.ts'
import { coinsOf } from '../../test/quiz.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.set('weekly_contest', 0)
})
afterAll(() => arena.close())

describe('a pot that nobody has played for', () => {
  it('goes back: three leave a group battle after its start, and the fourth has gained nothing', async () => {
    const four = await Promise.all(['One', 'Two', 'Three', 'Four'].map(name => arena.player(name)))
    const [first] = four
    const roomId = await arena.startRoom(four, { entry: 20 })
    for (const player of four.slice(1)) await player.call('leave_room', { room_id: roomId })
    expect(await Promise.all(four.map(coinsOf))).toEqual([100, 100, 100, 100])
    expect(await arena.view(first!, roomId)).toMatchObject({ state: 'void', why: 'nobody_played', result: null })
    expect(await first!.call('get_battle_statistics')).toMatchObject({ data: [], total: 0, won: 0 })
    expect((await first!.call('get_user_badges')).data.filter(({ status }) => status !== 'locked')).toEqual([])
  })
})
