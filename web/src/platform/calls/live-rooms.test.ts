import type { RoomAnswer, ServerMessage } from '@trivium/contract/live-messages'
import type { ClientMessage } from '@trivium/contract/live-requests'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveRooms } from './live-rooms.ts'

function setUp() {
  const sent: ClientMessage[] = []
  const waiting: ((answer: RoomAnswer) => void)[] = []
  const rooms = new LiveRooms((message, onAnswer) => {
    sent.push(message)
    waiting.push(onAnswer)
  })
  const page = () => {
    const heard: number[] = []
    const states: boolean[] = []
    return {
      heard,
      states,
      onMessage: ({ number }: ServerMessage) => void heard.push(number),
      onHeard: (one: boolean) => void states.push(one),
    }
  }
  const tell = (room: string, number: number) => rooms.hear({ type: 'search', room_id: null, room, number })
  return { rooms, sent, page, tell, answer: (one: RoomAnswer) => waiting.shift()?.(one) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('rooms over one connection', () => {
  it('are joined on connecting, and left with their last page', () => {
    const { rooms, sent, page } = setUp()
    const leaves = [page(), page()].map(one => rooms.open('battle:1', one))
    expect(sent).toEqual([])
    rooms.connected()
    expect(sent).toEqual([{ type: 'join', room: 'battle:1', after: null }])
    leaves[0]?.()
    expect(rooms.isEmpty).toBe(false)
    leaves[1]?.()
    expect(sent.at(-1)).toEqual({ type: 'leave', room: 'battle:1' })
    expect(rooms.isEmpty).toBe(true)
  })

  it('are joined again after a break, with the number of the last message', () => {
    const { rooms, sent, page, tell, answer } = setUp()
    const one = page()
    rooms.open('battle:1', one)
    rooms.connected()
    answer('ok')
    tell('battle:1', 4)
    tell('battle:1', 3)
    tell('battle:2', 9)
    rooms.disconnected()
    rooms.connected()
    expect(sent.at(-1)).toEqual({ type: 'join', room: 'battle:1', after: 4 })
    answer('ok')
    expect(one).toMatchObject({ heard: [4, 3], states: [true, false, true] })
  })

  it('send earlier messages to a page that asks for them', () => {
    const { rooms, sent, page } = setUp()
    rooms.open('exam:1', page(), 0)
    rooms.connected()
    expect(sent).toEqual([{ type: 'join', room: 'exam:1', after: 0 }])
  })

  it('are not joined if the server refuses, and are retried if they are unavailable', () => {
    const { rooms, sent, page, answer } = setUp()
    const one = page()
    rooms.open('battle:1', one)
    rooms.connected()
    answer('unavailable')
    expect(one.states).toEqual([])
    vi.advanceTimersByTime(3000)
    expect(sent).toHaveLength(2)
    answer('not_here')
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(2)
  })

  it('ignore an answer that arrives after the connection has ended', () => {
    const { rooms, page, answer } = setUp()
    const one = page()
    rooms.open('battle:1', one)
    rooms.connected()
    rooms.disconnected()
    answer('ok')
    expect(one.states).toEqual([])
  })
})
