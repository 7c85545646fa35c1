import { setImmediate as nextRound } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '@trivium/contract/live-messages'
import { type RoomMember, type RoomKind, Rooms } from './rooms.ts'

const notice = (id: number) => ({
  id,
  title: '',
  message: '',
  image: null,
  type: 'x',
  type_id: null,
  link: null,
  date_sent: '',
  read: false,
})

/** Rooms whose events are in an array; each read takes a turn of the event loop. */
function setUp(more: Partial<RoomKind> = {}) {
  const said: { number: number; only?: number }[] = []
  const read = vi.fn<RoomKind['read']>(async (_key, { after, upTo, limit }) => {
    await nextRound()
    const found = said.filter(({ number }) => number > after && (upTo === null || number <= upTo)).toSorted((a, b) => a.number - b.number)
    return found.slice(0, limit).map(({ number, only }) => ({
      number,
      messageFor: ({ id }) => (only === undefined || only === id ? { type: 'notice', notice: notice(number), unread: 0 } : null),
    }))
  })
  const newest = async () => Math.max(0, ...said.map(({ number }) => number))
  const warn = vi.fn()
  const rooms = new Rooms([{ kind: 'test', mayJoin: async ({ id }) => id < 90, newest, read, ...more }], { warn })
  return {
    rooms,
    read,
    warn,
    /** Adds an event, and announces it unless `isLost`. */
    say(number: number, { only, isLost = false }: { only?: number; isLost?: boolean } = {}) {
      said.push({ number, ...(only === undefined ? {} : { only }) })
      if (!isLost) rooms.hear(`test:1:${number}`)
    },
  }
}

function page(id: number): { member: RoomMember; heard: () => number[] } {
  const messages: ServerMessage[] = []
  const player = {
    id,
    roles: [],
    timezone: 'UTC',
    languageId: null,
    webLanguage: null,
    tokenHash: Buffer.alloc(0),
    provedAt: new Date(),
    hasSecondFactor: false,
    isShared: false,
  }
  return { member: { player, rttMs: 0, send: message => void messages.push(message) }, heard: () => messages.map(({ number }) => number) }
}

describe('rooms', () => {
  it('send every member all events since it joined, in order', async () => {
    const { rooms, say } = setUp()
    const [alice, bob] = [page(1), page(2)]
    say(1)
    expect(await rooms.join(alice.member, 'test:1', null)).toBe('ok')
    say(2)
    await rooms.join(bob.member, 'test:1', null)
    for (const number of [3, 4, 5]) say(number)
    await rooms.settled()
    expect(alice.heard()).toEqual([2, 3, 4, 5])
    expect(bob.heard()).toEqual(expect.arrayContaining([3, 4, 5]))
    expect(bob.heard()).toEqual(bob.heard().toSorted((a, b) => a - b))
  })

  it('send a returning member each missed event once, while new events arrive', async () => {
    const { rooms, say } = setUp()
    for (let number = 1; number <= 250; number++) say(number)
    const alice = page(1)
    const joining = rooms.join(alice.member, 'test:1', 7)
    say(251)
    await joining
    say(252)
    await rooms.settled()
    expect(alice.heard()).toEqual(Array.from({ length: 245 }, (_, index) => index + 8))
  })

  it('read nothing for a page that left while an event waited in the queue', async () => {
    const { rooms, say, read } = setUp()
    const { member } = page(1)
    await rooms.join(member, 'test:1', null)
    say(1)
    rooms.leave(member, 'test:1')
    await rooms.settled()
    expect(read).not.toHaveBeenCalled()
  })

  it('send an unannounced event together with the next one', async () => {
    const { rooms, say } = setUp()
    const alice = page(1)
    await rooms.join(alice.member, 'test:1', 0)
    say(1)
    say(2, { isLost: true })
    say(3)
    await rooms.settled()
    expect(alice.heard()).toEqual([1, 2, 3])
  })

  it('read all missing events when announcements may have been lost', async () => {
    const { rooms, say } = setUp()
    const alice = page(1)
    await rooms.join(alice.member, 'test:1', 0)
    say(1)
    for (const number of [2, 3]) say(number, { isLost: true })
    rooms.reread()
    await rooms.settled()
    expect(alice.heard()).toEqual([1, 2, 3])
  })

  it('send a lower number that was committed after a higher one, and only once', async () => {
    const { rooms, say } = setUp()
    const alice = page(1)
    await rooms.join(alice.member, 'test:1', 0)
    for (const number of [1, 5, 4, 6]) {
      say(number)
      await rooms.settled()
    }
    rooms.hear('test:1:4')
    await rooms.settled()
    expect(alice.heard()).toEqual([1, 5, 4, 6])
  })

  it('hide events that are not for the player', async () => {
    const { rooms, say } = setUp()
    const [alice, bob] = [page(1), page(2)]
    await Promise.all([rooms.join(alice.member, 'test:1', 0), rooms.join(bob.member, 'test:1', 0)])
    say(1, { only: 1 })
    say(2, { only: 2 })
    await rooms.settled()
    expect([alice.heard(), bob.heard()]).toEqual([[1], [2]])
  })

  it('accept only members with access, and no page into too many rooms', async () => {
    const { rooms } = setUp()
    expect(await rooms.join(page(99).member, 'test:1', 0)).toBe('not_here')
    expect(await rooms.join(page(1).member, 'other:1', 0)).toBe('not_here')
    const { member } = page(1)
    const answers = []
    for (let key = 0; key < 10; key++) answers.push(await rooms.join(member, `test:${key}`, null))
    expect(answers).toEqual([...Array.from({ length: 8 }, () => 'ok'), 'too_many_rooms', 'too_many_rooms'])
  })

  it('read and send nothing for pages that have left', async () => {
    const { rooms, say, read } = setUp()
    const [alice, bob] = [page(1), page(2)]
    await Promise.all([rooms.join(alice.member, 'test:1', null), rooms.join(bob.member, 'test:1', null)])
    rooms.leave(alice.member, 'test:1')
    say(1)
    await rooms.settled()
    rooms.forget(bob.member)
    say(2)
    await rooms.settled()
    expect([alice.heard(), bob.heard(), read.mock.calls.length]).toEqual([[], [1], 1])
  })

  it('count players, not pages, and report when a player arrives or leaves', async () => {
    const onPresence = vi.fn(async () => {})
    const { rooms } = setUp({ onPresence })
    const [one, two, other] = [page(1), page(1), page(2)]
    for (const { member } of [one, two, other]) await rooms.join(member, 'test:1', null)
    expect(rooms.countIn('test:1')).toBe(2)
    rooms.forget(one.member)
    expect(rooms.countIn('test:1')).toBe(2)
    rooms.forget(two.member)
    expect(rooms.countIn('test:1')).toBe(1)
    await rooms.settled()
    expect(onPresence.mock.calls).toEqual([
      ['1', 1, true, 0],
      ['1', 2, true, 0],
      ['1', 1, false, 0],
    ])
  })

  it('go on after a failed read, and lose no event', async () => {
    const { rooms, say, read, warn } = setUp()
    const alice = page(1)
    await rooms.join(alice.member, 'test:1', 0)
    read.mockRejectedValueOnce(new Error('the database is away'))
    say(1)
    say(2)
    await rooms.settled()
    expect(alice.heard()).toEqual([1, 2])
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
