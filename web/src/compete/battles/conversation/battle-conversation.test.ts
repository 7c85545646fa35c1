import type { ActionName } from '@trivium/contract'
import type { Battle } from '@trivium/contract/compete/battles'
import { describe, expect, it } from 'vitest'
import { aBattle, at, aUser, noon } from '../../../../test/battle.ts'
import { CallError } from '../../../platform/calls/actions.ts'
import type { RoomListener } from '../../../platform/calls/live-rooms.ts'
import { patience } from '../../../play/plays/conversation/patience.ts'
import { type BattleDeps, converseInBattle } from './battle-conversation.ts'
import { battleReducer, type BattleStateEvent, openedBattle, ownAnswer } from './battle-state.ts'

const refused = new CallError('submit_answer', 'play_over')
const unanswered = new CallError('get_battle', null, { status: null, retryAfterMs: null })

interface Timer {
  at: number
  act: () => void
}

/** A battle screen without a page, with its own clock. The test prepares the replies. */
function screen(battle: Battle = aBattle()) {
  let state = openedBattle(battle)
  let now = noon
  let timers: Timer[] = []
  let room: RoomListener | null = null
  const asked: [ActionName, object][] = []
  const answers: (object | CallError)[] = []
  const failures: CallError[] = []
  const ask = async (name: ActionName, input: object) => {
    asked.push([name, input])
    const answer = answers.shift() ?? { data: state.battle }
    if (answer instanceof CallError) throw answer
    return answer
  }
  const deps: BattleDeps = {
    roomId: 'room-1',
    state: () => state,
    dispatch: (event: BattleStateEvent) => {
      state = battleReducer(state, event)
    },
    ask: ask as BattleDeps['ask'],
    patiently: patience({ isWanted: () => true, onSilence: () => {}, wait: () => Promise.resolve() }),
    joinRoom: listener => {
      room = listener
      return () => (room = null)
    },
    after: (ms, act) => {
      const timer = { at: now + ms, act }
      timers.push(timer)
      return () => (timers = timers.filter(one => one !== timer))
    },
    now: () => now,
    onFailure: error => failures.push(error),
  }
  const conversation = converseInBattle(deps)
  return {
    conversation,
    asked,
    answers,
    failures,
    state: () => state,
    hasRoom: () => room !== null,
    heard: (isHeard: boolean) => room?.onHeard(isHeard),
    tell: (view: Battle) => {
      room?.onMessage({ type: 'battle', battle: view, room: 'battle:room-1', number: view.seq })
      conversation.attend()
    },
    looks: () => asked.filter(([name]) => name === 'get_battle').length,
    /** Advances the clock and waits for the calls this causes. */
    async pass(ms: number) {
      await settled()
      const until = now + ms
      for (let next = nextOf(timers, until); next; next = nextOf(timers, until)) {
        timers = timers.filter(one => one !== next)
        now = next.at
        next.act()
        await settled()
      }
      now = until
    },
  }
}

const nextOf = (timers: Timer[], until: number) => timers.filter(timer => timer.at <= until).toSorted((a, b) => a.at - b.at)[0]
const settled = () => new Promise(resolve => setImmediate(resolve))

describe('listening', () => {
  it('asks at the start, names the last event it knows, and shows newer views', async () => {
    const page = screen()
    page.answers.push({ data: aBattle({ seq: 14, round: 2 }) })
    page.conversation.start()
    await settled()
    expect(page.asked).toEqual([['get_battle', { room_id: 'room-1', after: 10 }]])
    expect(page.state().battle.round).toBe(2)
    page.tell(aBattle({ seq: 15, state: 'reveal' }))
    page.tell(aBattle({ seq: 13, state: 'reading' }))
    expect(page.state().battle).toMatchObject({ seq: 15, state: 'reveal' })
  })

  it('polls every two seconds while the socket is silent, and stops when it is connected', async () => {
    const page = screen(aBattle({ due: null }))
    page.conversation.start()
    await page.pass(6500)
    expect(page.looks()).toBe(1 + 3)
    page.heard(true)
    await page.pass(60_000)
    expect(page.looks()).toBe(5)
    page.heard(false)
    await page.pass(2000)
    expect(page.looks()).toBe(6)
  })

  it('asks at once when the socket is back, because views sent meanwhile are lost', async () => {
    const page = screen(aBattle({ due: null }))
    page.conversation.start()
    page.heard(true)
    await page.pass(10)
    page.heard(false)
    page.answers.push({ data: aBattle({ seq: 30, round: 4 }) })
    page.heard(true)
    await page.pass(10)
    expect(page.state().battle.round).toBe(4)
  })

  it('asks if a phase was due to end and no view came', async () => {
    const page = screen()
    page.conversation.start()
    page.heard(true)
    await page.pass(16_000)
    const before = page.looks()
    page.answers.push({ data: aBattle({ seq: 12, state: 'reveal', due: at(19) }) })
    await page.pass(700)
    expect(page.looks()).toBe(before + 1)
    expect(page.state().battle.state).toBe('reveal')
  })

  it('does not ask if the view came in time', async () => {
    const page = screen()
    page.conversation.start()
    page.heard(true)
    await page.pass(15_900)
    page.tell(aBattle({ seq: 12, state: 'reveal', due: at(19) }))
    const before = page.looks()
    await page.pass(2000)
    expect(page.looks()).toBe(before)
  })

  it('makes one call at a time, and one more for all requests during it', async () => {
    const page = screen(aBattle({ due: null }))
    page.conversation.start()
    for (let turn = 0; turn < 5; turn++) page.conversation.look()
    await settled()
    expect(page.looks()).toBe(2)
  })

  it('goes on after the server was unreachable', async () => {
    const page = screen(aBattle({ due: null }))
    page.answers.push(unanswered, unanswered, { data: aBattle({ seq: 11, round: 3 }) })
    page.conversation.start()
    await page.pass(10)
    expect(page.state().battle.round).toBe(3)
    expect(page.failures).toEqual([])
  })

  it('stops with the page, and after the battle polls only as long as a rematch is possible', async () => {
    const page = screen(aBattle({ state: 'over', due: null, rematch: { until: at(30), room_id: null } }))
    const end = page.conversation.start()
    await page.pass(40_000)
    const looks = page.looks()
    expect(looks).toBeGreaterThan(10)
    await page.pass(60_000)
    expect(page.looks()).toBe(looks)
    end()
    expect(page.hasRoom()).toBe(false)
  })
})

describe('answering', () => {
  it('shows the answer at once and sends it once', async () => {
    const page = screen()
    void page.conversation.choose('b')
    void page.conversation.choose('c')
    expect(ownAnswer(page.state())).toBe('b')
    await settled()
    expect(page.asked).toEqual([['submit_answer', { play_id: 7, question_id: 1, answer: 'b' }]])
  })

  it('retries until the server has the answer', async () => {
    const page = screen()
    page.answers.push(unanswered, new CallError('submit_answer', null, { status: 503, retryAfterMs: 100 }), { data: {} })
    await page.conversation.choose('b')
    expect(page.asked).toHaveLength(3)
    expect(ownAnswer(page.state())).toBe('b')
  })

  it('stops retrying when the round is over', async () => {
    const page = screen()
    page.conversation.start()
    await settled()
    page.answers.push(unanswered)
    const sending = page.conversation.choose('b')
    page.tell(aBattle({ seq: 12, state: 'reveal' }))
    await sending
    expect(page.asked.filter(([name]) => name === 'submit_answer')).toHaveLength(1)
  })

  it('asks for the current view after a refusal', async () => {
    const page = screen()
    page.answers.push(refused, { data: aBattle({ seq: 11, users: [aUser(1, { has_answered: true, answer: 'd' }), aUser(2)] }) })
    await page.conversation.choose('b')
    await settled()
    expect(page.asked.map(([name]) => name)).toEqual(['submit_answer', 'get_battle'])
    expect(ownAnswer(page.state())).toBe('d')
    expect(page.failures).toEqual([])
  })

  it.each(['reading', 'reveal', 'over'] as const)('sends nothing in state %s', async state => {
    const page = screen(aBattle({ state }))
    await page.conversation.choose('b')
    expect(page.asked).toEqual([])
  })
})
