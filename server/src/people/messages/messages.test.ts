// Messages to players: invitations, rematches, phrases, answers of staff; and blocks, of which nobody learns.

import type { Message } from '@trivium/contract/people/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { enter, eventually, open, outcome } from '../../../test/app/live-pages.ts'
import { ancient } from '../../../test/app/quiz.ts'
import { deactivate } from '../accounts/index.ts'
import { deleteOldInvitations, readBlocksAmong } from './index.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => arena.close())

const free = { entry: 0, room_type: 'friend' }
const leave = (player: TestPlayer, room_id: string) => player.call('leave_room', { room_id })

/** Two players meet in a battle. @returns its room, which is over */
async function meet(one: TestPlayer, other: TestPlayer): Promise<string> {
  const roomId = await arena.startRoom([one, other], free)
  await leave(other, roomId)
  return roomId
}

async function acquainted() {
  const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob Stone')]
  await meet(alice, bob)
  return { alice, bob }
}

const openRoom = async (player: TestPlayer, asked = {}) => (await player.call('create_room', { ...free, ...asked })).data
const invite = (player: TestPlayer, room_id: string, { id }: { id: number }) => player.call('invite_to_room', { room_id, user_id: id })
const block = (player: TestPlayer, { id }: TestPlayer, status: 0 | 1 = 1) => player.call('block_player', { user_id: id, status })
const messagesOf = async (player: TestPlayer): Promise<Message[]> => (await player.call('get_messages')).data
const unreadOf = async (player: TestPlayer) => (await player.call('get_user_by_id')).data.unread_messages

describe('the socket room of a player’s messages', () => {
  it('is closed to everybody else', async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const client = open(arena.app, bob.token)
    expect(await outcome(client)).toBeNull()
    const answers = await Promise.all([alice.id, bob.id].map(id => enter(client, `messages:${id}`)))
    expect(answers).toEqual(['not_here', 'ok'])
  })
})

describe('invite_to_room', () => {
  it('sends the player a way into the room, once, however often it is called', async () => {
    const { alice, bob } = await acquainted()
    const room = await openRoom(alice, { no_of_que: 7, category: 'history' })
    expect((await invite(alice, room.roomID, bob)).data).toEqual({ left_today: 19 })
    expect((await invite(alice, room.roomID, bob)).data).toEqual({ left_today: 19 })
    const reply = await bob.call('get_messages')
    expect(reply).toMatchObject({ total: 1, unread: 1 })
    expect(reply.data).toEqual([
      {
        id: `${room.roomCode}:0`,
        kind: 'invitation',
        date: expect.any(String),
        read: false,
        from: { user_id: alice.id, name: 'Alice', profile: null },
        room: {
          room_id: room.roomID,
          room_code: room.roomCode,
          room_type: 'friend',
          category: 'history',
          entry: 0,
          questions: 7,
          taken: 1,
          seats: 2,
        },
        state: 'open',
        until: room.due,
      },
    ])
    expect(JSON.stringify(reply)).not.toContain('@')
    expect((await bob.call('join_room', { room_code: room.roomCode })).data).toMatchObject({ seat: 2 })
    expect(await messagesOf(bob)).toMatchObject([{ state: 'joined', read: true, room: { taken: 2 } }])
    await leave(alice, room.roomID)
    expect(await messagesOf(bob)).toMatchObject([{ until: null }])
  })

  it('is for players met in a battle or known by a referral code, with an active account', async () => {
    const alice = await arena.player('Alice')
    const { refer_code } = (await alice.call('get_user_by_id')).data
    const friend = await arena.player('Frida Friend', { friendsCode: refer_code })
    const [met, stranger, seen] = [await arena.player('Mona Met'), await arena.player('Sam'), await arena.player('Lobby')]
    await meet(alice, met)
    // Sitting in the same lobby does not count as having met.
    const lobby = await openRoom(alice, { room_type: 'group' })
    await seen.call('join_room', { room_code: lobby.roomCode })
    await leave(seen, lobby.roomID)
    for (const other of [stranger, seen, alice, { id: 999_999 }])
      expect((await invite(alice, lobby.roomID, other)).message).toBe('not_invitable')
    const { data, total } = await alice.call('get_invitable_players', { room_id: lobby.roomID })
    expect(data).toMatchObject([
      { user_id: met.id, name: 'Mona Met', known_by: 'battle', invited: false },
      { user_id: friend.id, name: 'Frida', known_by: 'referral', invited: false },
    ])
    expect(total).toBe(2)
    expect((await friend.call('get_invitable_players')).data).toMatchObject([{ user_id: alice.id, name: 'Alice', known_by: 'referral' }])
    expect((await invite(alice, lobby.roomID, friend)).error).toBe(false)
    expect((await alice.call('get_invitable_players', { room_id: lobby.roomID })).data).toMatchObject([
      { invited: false },
      { invited: true },
    ])
    await deactivate(arena.database.db, met.id)
    expect((await invite(alice, lobby.roomID, met)).message).toBe('not_invitable')
    expect((await alice.call('get_invitable_players')).total).toBe(1)
  })

  it('is for players with a seat in a waiting room that has a free seat', async () => {
    const { alice, bob } = await acquainted()
    const carol = await arena.player('Carol')
    await meet(alice, carol)
    const room = await openRoom(alice)
    expect((await invite(bob, room.roomID, alice)).message).toBe('room_not_found')
    expect((await bob.call('get_invitable_players', { room_id: room.roomID })).message).toBe('room_not_found')
    await carol.call('join_room', { room_code: room.roomCode })
    expect((await invite(alice, room.roomID, bob)).message).toBe('room_full')
    await alice.call('delete_room', { room_id: room.roomID })
    expect((await invite(alice, room.roomID, bob)).message).toBe('room_deleted')
  })

  it('allows twenty a day in the player’s time zone, also when sent all at once', async () => {
    const alice = await arena.player('Alice', { timezone: 'Asia/Kolkata' })
    const { refer_code } = (await alice.call('get_user_by_id')).data
    const friends = await Promise.all(Array.from({ length: 24 }, (_, index) => arena.player(`F${index}`, { friendsCode: refer_code })))
    const room = await openRoom(alice, { room_type: 'group' })
    const replies = await Promise.all(friends.map(friend => invite(alice, room.roomID, friend)))
    expect(replies.filter(({ error }) => !error)).toHaveLength(20)
    expect(new Set(replies.filter(({ error }) => error).map(({ message }) => message))).toEqual(new Set(['too_many_invitations']))
    const again = friends.find((_friend, index) => !replies[index]?.error)
    expect((await invite(alice, room.roomID, again ?? alice)).data).toEqual({ left_today: 0 })
    expect((await alice.call('get_invitable_players', { limit: 100 })).left_today).toBe(0)
  })
})

describe('get_messages', () => {
  it('lists the phrases of a room while it is open, as unread only without an open page of the room', async () => {
    const { alice, bob } = await acquainted()
    const roomId = await arena.startRoom([alice, bob], free)
    const { roomCode } = await arena.view(alice, roomId)
    expect(roomCode).toBeNull()
    const { data: first } = await alice.call('send_battle_message', { room_id: roomId, message: 'good_luck' })
    expect(await messagesOf(alice)).toEqual([])
    expect(await messagesOf(bob)).toMatchObject([{ kind: 'phrase', phrase: 'good_luck', read: true, from: { name: 'Alice' } }])
    expect((await messagesOf(bob))[0]?.id).toMatch(new RegExp(`^[A-Z2-9]{4}-[A-Z2-9]{4}:${first.seq}$`))
    await leave(bob, roomId)
    expect(await messagesOf(bob)).toEqual([])
  })

  it('counts a phrase for a player who has gone from the lobby to another page', async () => {
    const { alice, bob } = await acquainted()
    const room = await openRoom(alice)
    await bob.call('join_room', { room_code: room.roomCode })
    const page = open(arena.app, alice.token)
    expect(await outcome(page)).toBeNull()
    expect(await page.emitWithAck('room', { type: 'join', room: `battle:${room.roomID}`, after: null })).toBe('ok')
    await eventually(async () => expect((await arena.view(bob, room.roomID)).users[0]).toMatchObject({ state: 'here' }))
    page.disconnect()
    await eventually(async () => expect((await arena.view(bob, room.roomID)).users[0]).toMatchObject({ state: 'away' }))
    const elsewhere = open(arena.app, alice.token)
    const heard: { unread: number }[] = []
    elsewhere.on('message', message => heard.push(message))
    expect(await outcome(elsewhere)).toBeNull()
    await bob.call('send_battle_message', { room_id: room.roomID, message: 'hello' })
    await eventually(() => expect(heard.at(-1)).toMatchObject({ room: `messages:${alice.id}`, unread: 1 }))
    expect(await unreadOf(alice)).toBe(1)
    const late = open(arena.app, alice.token)
    const told: { unread: number }[] = []
    late.on('message', message => told.push(message))
    await eventually(() => expect(told).toMatchObject([{ unread: 1 }]))
    // Returning to the room marks its phrases as read.
    await arena.view(alice, room.roomID)
    expect(await unreadOf(alice)).toBe(0)
  })

  it('lists a rematch until it expires or is made', async () => {
    const { alice, bob } = await acquainted()
    const play = async () => {
      const roomId = await arena.startRoom([alice, bob], { ...free, no_of_que: 5 })
      for (;;) {
        const battle = await arena.toOpen(alice, roomId)
        if (battle.state === 'over') return roomId
        for (const player of [alice, bob]) await arena.answerRound(player, await arena.view(player, roomId), 'nothing')
      }
    }
    const roomId = await play()
    await alice.call('ask_rematch', { room_id: roomId })
    const { rematch } = await arena.view(bob, roomId)
    expect(await messagesOf(bob)).toMatchObject([
      { kind: 'rematch', from: { user_id: alice.id }, room: { room_id: roomId }, until: rematch?.until },
    ])
    arena.clock.advance(31_000)
    expect(await messagesOf(bob)).toEqual([])
    const other = await play()
    await alice.call('ask_rematch', { room_id: other })
    const made = (await bob.call('ask_rematch', { room_id: other })).data.rematch?.room_id
    expect(made).toEqual(expect.any(String))
    expect(await messagesOf(bob)).toEqual([])
    await leave(bob, made ?? '')
  })

  it('lists the answer to a report as soon as it is written', async () => {
    const alice = await arena.player('Alice')
    const { questions } = await arena.begin(alice, ancient)
    await alice.call('report_question', { question_id: questions[0]?.id, message: 'The date in it is wrong.' })
    const page = open(arena.app, alice.token)
    const heard: unknown[] = []
    page.on('message', message => heard.push(message))
    expect(await outcome(page)).toBeNull()
    const answered = { answer: 'Thank you, it is mended.', answered_at: arena.clock.now(), state: 'closed' } as const
    const report = await arena.database.db
      .updateTable('reports')
      .set(answered)
      .where('account_id', '=', alice.id)
      .returning('id')
      .executeTakeFirstOrThrow()
    await eventually(() => expect(heard.at(-1)).toMatchObject({ unread: 1 }))
    expect(await messagesOf(alice)).toMatchObject([
      {
        id: `report:${report.id}`,
        kind: 'answer',
        read: false,
        answer: 'Thank you, it is mended.',
        report: { question_id: questions[0]?.id, question: questions[0]?.question, reason: 'The date in it is wrong.' },
      },
    ])
  })

  // The embedded database has one transaction at a time.
  it.runIf(process.env.TEST_DATABASE_URL)('notifies a page that connects while a message is being written', async () => {
    const alice = await arena.player('Alice')
    const { questions } = await arena.begin(alice, ancient)
    await alice.call('report_question', { question_id: questions[0]?.id, message: 'The date in it is wrong.' })
    const heard: unknown[] = []
    await arena.database.db.transaction().execute(async tx => {
      const answered = { answer: 'Thank you.', answered_at: arena.clock.now(), state: 'closed' } as const
      await tx.updateTable('reports').set(answered).where('account_id', '=', alice.id).execute()
      open(arena.app, alice.token).on('message', message => heard.push(message))
      await eventually(() => expect(heard).toMatchObject([{ unread: 0 }]))
    })
    await eventually(() => expect(heard.at(-1)).toMatchObject({ unread: 1 }))
  })
})

describe('mark_messages_read', () => {
  it('marks messages up to a time as read, and none of the future', async () => {
    const { alice, bob } = await acquainted()
    const carol = await arena.player('Carol')
    await meet(carol, bob)
    await invite(alice, (await openRoom(alice)).roomID, bob)
    arena.clock.advance(1000)
    await invite(carol, (await openRoom(carol)).roomID, bob)
    const [newest, oldest] = await messagesOf(bob)
    expect([newest, oldest].map(message => message?.kind === 'invitation' && message.from.name)).toEqual(['Carol', 'Alice'])
    expect((await bob.call('mark_messages_read', { up_to: oldest?.date })).data).toEqual({ unread: 1 })
    expect((await messagesOf(bob)).map(({ read }) => read)).toEqual([false, true])
    expect((await bob.call('mark_messages_read', { up_to: '9999-12-31T00:00:00Z' })).data).toEqual({ unread: 0 })
    // An earlier time makes nothing unread again.
    expect((await bob.call('mark_messages_read', { up_to: '0000-01-01T00:00:00Z' })).data).toEqual({ unread: 0 })
    arena.clock.advance(1000)
    const late = await arena.player('Late')
    await meet(late, bob)
    await invite(late, (await openRoom(late)).roomID, bob)
    expect(await unreadOf(bob)).toBe(1)
    expect((await bob.call('get_messages', { offset: 1, limit: 1 })).data).toMatchObject([{ id: newest?.id }])
  })
})

describe('block_player', () => {
  it('hides the messages of the blocked player, who gets the same replies as before', async () => {
    const { alice, bob } = await acquainted()
    const room = await arena.startRoom([alice, bob], free)
    expect((await block(bob, alice)).error).toBe(false)
    expect((await block(bob, alice)).error).toBe(false)
    const said = await alice.call('send_battle_message', { room_id: room, message: 'hello' })
    expect(said).toMatchObject({ error: false, data: { seq: expect.any(Number) } })
    expect(await messagesOf(bob)).toEqual([])
    await leave(bob, room)
    const next = await openRoom(alice)
    expect((await alice.call('get_invitable_players', { room_id: next.roomID })).data).toMatchObject([{ user_id: bob.id, invited: false }])
    expect((await invite(alice, next.roomID, bob)).data).toEqual({ left_today: 19 })
    expect((await alice.call('get_invitable_players', { room_id: next.roomID })).data).toMatchObject([{ user_id: bob.id, invited: true }])
    expect(await bob.call('get_messages')).toMatchObject({ total: 0, unread: 0, data: [] })
    expect(await unreadOf(bob)).toBe(0)
    expect(await readBlocksAmong(arena.database.db, [alice.id, bob.id])).toEqual(new Map([[bob.id, new Set([alice.id])]]))
  })

  it('removes the blocked player from the invitable ones, and can be undone', async () => {
    const { alice, bob } = await acquainted()
    const room = await openRoom(alice)
    await block(alice, bob)
    expect((await alice.call('get_invitable_players')).total).toBe(0)
    expect((await invite(alice, room.roomID, bob)).message).toBe('not_invitable')
    expect(await alice.call('get_blocked_players')).toMatchObject({
      total: 1,
      data: [{ user_id: bob.id, name: 'Bob Stone', profile: null }],
    })
    await block(alice, bob, 0)
    expect(await alice.call('get_blocked_players')).toMatchObject({ total: 0, data: [] })
    expect((await invite(alice, room.roomID, bob)).error).toBe(false)
  })

  it('is for existing players other than oneself, and has a limit', async () => {
    const [alice, bob, carol] = [await arena.player('Alice'), await arena.player('Bob'), await arena.player('Carol')]
    expect((await block(alice, alice)).message).toBe('operation_not_allowed')
    expect((await alice.call('block_player', { user_id: 999_999, status: 1 })).message).toBe('user_not_found')
    await arena.set('blocks_per_player', 1)
    const replies = await Promise.all([bob, carol, bob, carol].map(other => block(alice, other)))
    await arena.set('blocks_per_player', 500)
    expect(replies.filter(({ message }) => message === 'too_many_blocks')).toHaveLength(2)
    expect((await alice.call('get_blocked_players')).total).toBe(1)
  })
})

describe('delete_user_account', () => {
  it('deletes the player’s messages, those sent to the player, and all blocks', async () => {
    const { alice, bob } = await acquainted()
    await invite(alice, (await openRoom(alice)).roomID, bob)
    await block(bob, await arena.player('Carol'))
    await block(await arena.player('Dan'), alice)
    await bob.call('mark_messages_read', { up_to: arena.clock.now().toISOString() })
    await alice.call('delete_user_account')
    expect(await messagesOf(bob)).toEqual([])
    await bob.call('delete_user_account')
    const { db } = arena.database
    const ids = [alice.id, bob.id]
    const left = await Promise.all([
      db.selectFrom('invitations').select('from_id').where('from_id', 'in', ids).execute(),
      db.selectFrom('player_blocks').select('account_id').where('account_id', 'in', ids).execute(),
      db.selectFrom('player_blocks').select('account_id').where('blocked_id', 'in', ids).execute(),
      db.selectFrom('message_reads').select('account_id').where('account_id', 'in', ids).execute(),
    ])
    expect(left).toEqual([[], [], [], []])
  })

  it('is not needed for invitations of a month ago', async () => {
    const { alice, bob } = await acquainted()
    await invite(alice, (await openRoom(alice)).roomID, bob)
    arena.clock.advance(31 * 86_400_000)
    await deleteOldInvitations(arena.database.db, arena.clock.now())
    expect(await arena.database.db.selectFrom('invitations').select('from_id').execute()).toEqual([])
    arena.clock.reset()
  })
})
