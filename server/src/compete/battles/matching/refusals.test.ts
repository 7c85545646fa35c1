import { seededRandom } from '@trivium/rules/platform/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arena, startArena } from '../../../../test/games/battle-room.ts'
import { attackSeed, effort } from '../../../../test/setup/effort.ts'
import { coinsOf } from '../../../../test/app/quiz.ts'
import type { TestPlayer } from '../../../../test/app/app.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
})
afterAll(() => arena.close())

const room = async (owner: TestPlayer, asked = {}) =>
  (await owner.call('create_room', { room_type: 'friend', no_of_que: 5, ...asked })).data
const two = async () => [await arena.player('Alice'), await arena.player('Bob')] as const
const seatsOpen = () => arena.database.db.selectFrom('battle_seats').select('seat').where('is_open', '=', true).execute()

describe('opening a room', () => {
  it.each([
    [{ entry: 7 }, 'entry_not_offered'],
    [{ entry: 25 }, 'entry_not_offered'],
    [{ category: 'nowhere' }, 'document_not_found'],
    [{ category: 'treasures' }, 'category_locked'],
    [{ category: 'claims' }, 'no_questions'],
    [{ category: 'scarce', no_of_que: 11 }, 'no_questions'],
    [{ language_id: 999 }, 'document_not_found'],
  ])('refuses %j with %s and writes nothing', async (asked, code) => {
    const alice = await arena.player()
    const before = (await seatsOpen()).length
    expect((await alice.call('create_room', { no_of_que: 5, ...asked })).message).toBe(code)
    expect([await coinsOf(alice), (await seatsOpen()).length]).toEqual([100, before])
    expect((await alice.call('get_battle', {})).message).toBe('room_not_found')
  })

  it("refuses a player with too few coins, a player in another room, and another player's id", async () => {
    const [alice, bob] = await two()
    const poor = await arena.player('Cem', { coins: 4 })
    expect((await poor.call('create_room', { entry: 5 })).message).toBe('not_enough_coins')
    const { roomID } = await room(alice, { room_id: 'taken-one' })
    expect((await alice.call('create_room', {})).message).toBe('already_in_battle')
    expect((await alice.call('find_opponent', {})).message).toBe('already_in_battle')
    expect((await bob.call('create_room', { room_id: roomID })).message).toBe('operation_not_allowed')
    expect((await bob.call('get_battle', { room_id: roomID })).message).toBe('room_not_found')
  })

  it('opens one room, however many calls arrive at the same moment', async () => {
    const alice = await arena.player()
    const asked = { room_id: 'at-once', no_of_que: 5, entry: 10 }
    const replies = await Promise.all(Array.from({ length: 8 }, () => alice.call('create_room', asked)))
    expect(new Set(replies.map(({ data }) => data.roomCode)).size).toBe(1)
    expect(await coinsOf(alice)).toBe(90)
  })
})

describe('joining a room', () => {
  it("refuses the player's own room, a full room, a started room, and a second room", async () => {
    const [alice, bob] = await two()
    const [cem, dee] = [await arena.player('Cem'), await arena.player('Dee', { coins: 3 })]
    const { roomCode, roomID } = await room(alice)
    expect((await alice.call('join_room', { room_code: roomCode })).message).toBe('own_room')
    expect((await dee.call('join_room', { room_code: roomCode })).message).toBe('not_enough_coins')
    expect((await alice.call('start_room', { room_id: roomID })).message).toBe('not_enough_players')
    const terms = await bob.call('get_room_terms', { room_code: roomCode })
    expect(terms.data).toMatchObject({ owner: 'Alice', entryFee: 5, questions: 5, totalusers: 2 })
    expect(await coinsOf(bob)).toBe(100)
    const [first, again] = [await bob.call('join_room', { room_code: roomCode }), await bob.call('join_room', { room_code: roomCode })]
    expect([first.data.seat, again.data.seat, await coinsOf(bob)]).toEqual([2, 2, 95])
    expect((await cem.call('join_room', { room_code: roomCode })).message).toBe('room_full')
    expect((await bob.call('start_room', { room_id: roomID })).message).toBe('not_room_owner')
    const other = await room(cem)
    expect((await bob.call('join_room', { room_code: other.roomCode })).message).toBe('already_in_battle')
    for (const code of ['', 'ABC', 'ABCDEFG0', '????????']) expect((await dee.call('join_room', { room_code: code })).status).toBe(400)
  })

  it('tells a guest with the link who invites to what, and nothing else', async () => {
    const alice = await arena.player('Alice Stone')
    const { roomCode, roomID } = await room(alice)
    const ask = (room_code: string) => arena.stranger.call('get_room_invitation', { room_code })
    const { data } = await ask(roomCode ?? '')
    expect(data).toEqual({
      owner: 'Alice',
      room_type: 'friend',
      entryFee: 5,
      totalusers: 2,
      taken: 1,
      questions: 5,
      seconds_per_question: data.seconds_per_question,
      category: null,
    })
    expect((await ask('ABCDEFGH')).message).toBe('room_not_found')
    expect((await ask('ABC')).status).toBe(400)
    await alice.call('delete_room', { room_id: roomID })
    expect((await ask(roomCode ?? '')).message).toBe('room_deleted_by_owner')
  })

  it('takes no more players than seats, however many join at once', async () => {
    const alice = await arena.player()
    const { roomCode, roomID } = await room(alice, { room_type: 'group' })
    const crowd = await Promise.all(Array.from({ length: 8 }, (_, index) => arena.player(`P${index}`)))
    const replies = await Promise.all(crowd.map(player => player.call('join_room', { room_code: roomCode })))
    expect(replies.map(({ message }) => message).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'ok'),
      ...Array.from({ length: 5 }, () => 'room_full'),
    ])
    expect((await arena.view(alice, roomID)).users.map(({ seat }) => seat)).toEqual([1, 2, 3, 4])
    expect(await Promise.all(crowd.map(coinsOf)).then(all => all.filter(coins => coins === 95).length)).toBe(3)
  })

  it('counts wrong codes, also those that arrive at the same moment', async () => {
    const [alice, eve] = await two()
    const { roomCode } = await room(alice)
    const guesses = Array.from({ length: 30 }, (_, index) => `ABCDEF${'ABCDEFGH'[index % 8]}${'23456789'[index >> 3]}`)
    const replies = await Promise.all(guesses.map(code => eve.call('join_room', { room_code: code })))
    expect(replies.filter(({ message }) => message === 'room_not_found')).toHaveLength(20)
    expect(replies.filter(({ message }) => message === 'too_many_requests')).toHaveLength(10)
    expect((await eve.call('join_room', { room_code: roomCode })).message).toBe('too_many_requests')
    arena.clock.advance(3_600_001)
    expect((await eve.call('join_room', { room_code: 'ABCDEFGH' })).message).toBe('room_not_found')
  })

  it('does not succeed by guessing', { timeout: 1_200_000 }, async () => {
    await arena.set('room_codes_per_hour', 1_000_000)
    const random = seededRandom(attackSeed())
    const eve = await arena.player('Eve')
    const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
    const guess = () => Array.from({ length: 8 }, () => letters[Math.floor(random() * 32)]).join('')
    for (let done = 0; done < effort(400, 50_000); done += 50) {
      const replies = await Promise.all(Array.from({ length: 50 }, () => eve.call('join_room', { room_code: guess() })))
      expect(replies.every(({ message }) => message === 'room_not_found')).toBe(true)
    }
    await arena.set('room_codes_per_hour', 20)
  })
})

describe('leaving', () => {
  it('refunds the entry before the start, and refunds everyone when the owner leaves', async () => {
    const [alice, bob] = await two()
    const { roomCode, roomID } = await room(alice)
    await bob.call('join_room', { room_code: roomCode })
    await bob.call('leave_room', { room_id: roomID })
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([95, 100])
    expect((await bob.call('get_battle', {})).message).toBe('room_not_found')
    await bob.call('join_room', { room_code: roomCode })
    expect((await alice.call('leave_room', { room_id: roomID })).data.why).toBe('deleted_by_owner')
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([100, 100])
    expect((await bob.call('get_question_by_room_id', { room_id: roomID })).message).toBe('room_deleted_by_owner')
  })

  it('loses a running battle, also through finish_play', async () => {
    const [alice, bob] = await two()
    const roomId = await arena.startRoom([alice, bob])
    await arena.playRound([alice, bob], roomId)
    const { play_id } = await arena.view(bob, roomId)
    expect((await bob.call('finish_play', { play_id })).data).toMatchObject({ mode: 'group_battle', answered: 1 })
    expect(await arena.view(alice, roomId)).toMatchObject({ state: 'over', why: 'opponent_left', result: { outcome: 'won' } })
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([105, 95])
  })

  it('lets two of three play on; the player who left may play elsewhere and learns the result later', async () => {
    const players = [await arena.player('Ann'), await arena.player('Ben'), await arena.player('Cem')]
    const [ann, , cem] = players
    const roomId = await arena.startRoom(players)
    const { play_id } = await arena.view(ann!, roomId)
    expect((await ann!.call('finish_play', { play_id })).message).toBe('play_open')
    expect((await arena.view(ann!, roomId)).users.map(({ state }) => state)).toEqual(['here', 'here', 'here'])
    const left = await ann!.call('leave_room', { room_id: roomId })
    expect(left.data.state).toBe('countdown')
    expect((await ann!.call('finish_play', { play_id: left.data.play_id })).message).toBe('play_open')
    expect((await room(ann!)).state).toBe('waiting')
    const open = await arena.toOpen(cem!, roomId)
    expect(open.users.map(({ state }) => state)).toEqual(['left', 'here', 'here'])
  })
})

describe('an account that is deleted', () => {
  it('leaves its battle after half a minute, and nobody else gets its coins', async () => {
    const [alice, bob] = await two()
    const roomId = await arena.startRoom([alice, bob])
    await bob.call('delete_user_account')
    await arena.database.db.updateTable('battle_seats').set({ paid: 5 }).where('account_id', '=', bob.id).execute()
    for (;;) {
      const { due } = await arena.view(alice, roomId)
      if (due === null) break
      await arena.pass(10_000)
    }
    expect(await arena.ledgerSum()).toBe(0)
    expect(await escrows()).toBe(0)
  })

  const escrows = async () => {
    const rows = await arena.database.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('kind', '=', 'escrow')
      .where('balance', '>', 0)
      .execute()
    // Open rooms of other tests still hold their entries.
    const open = await arena.database.db.selectFrom('battle_seats').select('paid').where('is_open', '=', true).execute()
    return rows.reduce((sum, { balance }) => sum + balance, 0) - open.reduce((sum, { paid }) => sum + paid, 0)
  }
})
