// In countries where coins may not be paid in, contests are refused and battles are free.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { contestHall } from '../../../test/games/contest-hall.ts'
import { coinsOf } from '../../../test/app/quiz.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.set('weekly_contest', 0)
  await arena.set('no_coin_countries', ['IN'])
})
afterAll(() => arena.close())

const abroad = (name: string) => arena.player(name, { timezone: 'Europe/Berlin' })
const here = (name: string) => arena.player(name, { timezone: 'Asia/Kolkata' })

describe('a player in a country without coins', () => {
  it('cannot enter a contest that costs coins; others can', async () => {
    const hall = contestHall(arena)
    const contest_id = await hall.openOne()
    const [asha, ben] = [await here('Asha'), await abroad('Ben')]
    expect((await asha.call('get_questions_by_contest', { contest_id })).message).toBe('entries_off')
    expect(await coinsOf(asha)).toBe(100)
    expect((await ben.call('get_questions_by_contest', { contest_id })).error).toBe(false)
  })

  it('battles for free: with a random opponent, in an own room, and in another player’s room, whose entry is refunded', async () => {
    const [asha, ben] = [await here('Asha'), await abroad('Ben')]
    const roomId = await arena.startRandom(asha, ben)
    expect(await arena.view(asha, roomId)).toMatchObject({ entryFee: 0, why: 'no_coins_here' })
    await ben.call('leave_room', { room_id: roomId })
    const { data: own } = await asha.call('create_room', { room_type: 'friend', no_of_que: 5, entry: 5 })
    expect(own).toMatchObject({ entryFee: 0, why: 'no_coins_here' })
    await asha.call('delete_room', { room_id: own.roomID })
    const { data: other } = await ben.call('create_room', { room_type: 'friend', no_of_que: 5, entry: 5 })
    expect(await coinsOf(ben)).toBe(95)
    expect((await asha.call('join_room', { room_code: other.roomCode })).data).toMatchObject({ entryFee: 0, why: 'no_coins_here' })
    expect([await coinsOf(asha), await coinsOf(ben), await arena.ledgerSum()]).toEqual([100, 100, 0])
  })

  it('players of other countries battle for coins as usual', async () => {
    const [ben, carl] = [await abroad('Ben'), await abroad('Carl')]
    expect((await arena.view(ben, await arena.startRandom(ben, carl))).entryFee).toBe(5)
  })
})
