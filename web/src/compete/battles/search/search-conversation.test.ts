import type { ActionName } from '@trivium/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBattle, at, noon } from '../../../../test/battle.ts'
import { CallError } from '../../../platform/calls/actions.ts'
import type { RoomListener } from '../../../platform/calls/live-rooms.ts'
import { patience } from '../../../play/plays/conversation/patience.ts'
import { OpponentSearch, type Search, type SearchEvent, type SearchDeps } from './search-conversation.ts'

const aSearch = (change: Partial<Search> = {}): Search => ({
  search_id: 's1',
  expires_at: at(30),
  bot_at: at(8),
  now: at(0),
  rating: { rating: 1500, is_provisional: true },
  entry: 5,
  why: null,
  window: { start: 100, step: 50, step_seconds: 5 },
  started_at: at(0),
  room_id: null,
  ...change,
})
const noRoom = new CallError('get_battle', 'room_not_found')

/** `replies` by action name; by default the player is in no room. */
function setUp(replies: Partial<Record<ActionName, object | CallError>> = {}) {
  const feedback: SearchEvent[] = []
  const asked: ActionName[] = []
  const rooms: { name: string; listener: RoomListener }[] = []
  const all: typeof replies = {
    find_opponent: { data: aSearch() },
    get_battle: noRoom,
    cancel_search: { data: { room_id: null } },
    ...replies,
  }
  const ask = async (name: ActionName) => {
    asked.push(name)
    const reply = all[name]
    if (reply instanceof CallError) throw reply
    return reply
  }
  const search = new OpponentSearch({
    category: null,
    tell: event => feedback.push(event),
    ask: ask as SearchDeps['ask'],
    patiently: patience({ isWanted: () => true, onSilence: () => {}, wait: () => Promise.resolve() }),
    joinRoom: (name, listener) => {
      rooms.push({ name, listener })
      return () => void rooms.shift()
    },
    after: (ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    now: () => noon + performance.now() - startedAt,
  })
  return { search, feedback, asked, rooms, replies: all, kinds: () => feedback.map(({ type }) => type) }
}

let startedAt = 0
beforeEach(() => {
  vi.useFakeTimers()
  startedAt = performance.now()
})
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a search', () => {
  it('learns of the opponent from the socket', async () => {
    const { feedback, rooms, kinds } = setUp()
    await pass(10)
    expect(rooms.map(({ name }) => name)).toEqual(['search:s1'])
    rooms[0]?.listener.onMessage({ type: 'search', room_id: 'r9', room: 'search:s1', number: 1 })
    expect(kinds()).toEqual(['searching', 'found'])
    expect(feedback[1]).toEqual({ type: 'found', roomId: 'r9' })
    expect(rooms).toEqual([])
  })

  it('polls only while the socket is silent', async () => {
    const { asked, rooms, replies, kinds } = setUp()
    await pass(4100)
    expect(asked.filter(name => name === 'get_battle')).toHaveLength(2)
    rooms[0]?.listener.onHeard(true)
    await pass(10_000)
    expect(asked.filter(name => name === 'get_battle')).toHaveLength(3)
    replies['get_battle'] = { data: aBattle() }
    rooms[0]?.listener.onHeard(false)
    await pass(2000)
    expect(kinds()).toEqual(['searching', 'found'])
  })

  it('goes straight to a battle that already exists', async () => {
    const { feedback } = setUp({ find_opponent: { data: aSearch({ room_id: 'r1' }) } })
    await pass(10)
    expect(feedback).toEqual([{ type: 'found', roomId: 'r1' }])
  })

  it('ends without an opponent a moment after its time, and keeps its id for a battle with the bot', async () => {
    const { feedback, asked, rooms } = setUp()
    await pass(10)
    rooms[0]?.listener.onHeard(true)
    await pass(31_000)
    expect(feedback.at(-1)).toEqual({ type: 'nobody', searchId: 's1' })
    expect(asked).not.toContain('cancel_search')
  })

  it('reports a refusal', async () => {
    const { feedback } = setUp({ find_opponent: new CallError('find_opponent', 'not_enough_coins') })
    await pass(10)
    expect(feedback).toMatchObject([{ type: 'failed', error: { refusal: 'not_enough_coins' } }])
  })

  it('is cancelled on leaving, unless the server found an opponent at that moment', async () => {
    const { search, feedback, asked } = setUp({ cancel_search: { data: { room_id: 'r3' } } })
    await pass(10)
    search.leave()
    await pass(10)
    expect(asked).toContain('cancel_search')
    expect(feedback.at(-1)).toEqual({ type: 'found', roomId: 'r3' })
  })

  it('is cancelled even if the page was left before it began; a page that is left at once begins no search', async () => {
    const late = setUp()
    vi.advanceTimersByTime(0)
    late.search.leave()
    await pass(10)
    expect(late.asked).toEqual(['find_opponent', 'cancel_search'])
    const gone = setUp()
    gone.search.leave()
    await pass(10)
    expect(gone.asked).toEqual([])
  })
})
