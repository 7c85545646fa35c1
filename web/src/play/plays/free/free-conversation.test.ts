import { describe, expect, it } from 'vitest'
import type { ActionName } from '@trivium/contract'
import type { Play, Result } from '@trivium/contract/play/plays'
import { aPlay, aQuestion, anOutcome, aResult } from '../../../../test/play.ts'
import { CallError } from '../../../platform/calls/actions.ts'
import { patience } from '../conversation/patience.ts'
import { converseFreely, type FreeTerms } from './free-conversation.ts'
import { type FreeEvent, freeReducer, openedFreePlay } from './free-play-state.ts'

type FreePlayDeps = Parameters<typeof converseFreely>[0]

const failed = (name: ActionName, status: number | null) => new CallError(name, null, { status, retryAfterMs: null })
const saved = { data: anOutcome({ correct: null, correct_answer: null }) }

/** A play screen without a page. It calls attend after every change, like the real one. */
function screen(answer: (name: ActionName, input: Record<string, unknown>) => object, end?: FreeTerms['end']) {
  const play = aPlay({ mode: 'self_challenge', order: 'free', current_question_id: null })
  let state = openedFreePlay({ data: [1, 2, 3].map(id => aQuestion(id)), play, answers: [] })
  const asked: string[] = []
  const shown: (Result | null)[] = []
  const failures: CallError[] = []
  const clock = { now: Date.parse(play.now) }
  const timers = new Set<{ at: number; act: () => void }>()
  const ask = (name: ActionName, input: Record<string, unknown>) => {
    asked.push(name === 'submit_answer' ? `${String(input['question_id'])}=${String(input['answer'])}` : name)
    const reply = answer(name, input)
    return reply instanceof CallError ? Promise.reject(reply) : Promise.resolve(reply)
  }
  const conversation = converseFreely({
    state: () => state,
    dispatch: event => change(event),
    ask: ask as FreePlayDeps['ask'],
    patiently: patience({ isWanted: () => true, onSilence: () => {}, wait: () => Promise.resolve() }),
    showResult: result => shown.push(result),
    onFailure: error => failures.push(error),
    after: (ms, act) => {
      const timer = { at: clock.now + ms, act }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    now: () => clock.now,
    terms: end && { withChange: () => ({ seat: 1, number: 1 }), end, onRefused: () => false },
  })
  conversation.start()
  const change = (event: FreeEvent) => {
    state = freeReducer(state, event)
    conversation.attend()
  }
  /** Advances the device's clock and fires the timers that are due. */
  const pass = async (ms: number) => {
    clock.now += ms
    for (const timer of [...timers].filter(({ at }) => at <= clock.now)) {
      timers.delete(timer)
      timer.act()
    }
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  return { change, pass, look: conversation.look, state: () => state, asked, shown, failures }
}

const answered = (questionId: number, answer: string): FreeEvent => ({ type: 'answered', questionId, answer })

describe('a play in free order', () => {
  it('saves every change; of several changes during a call only the last', async () => {
    const page = screen(() => saved)
    page.change(answered(1, 'a'))
    page.change(answered(1, 'b'))
    page.change(answered(1, 'c'))
    await expect.poll(() => page.state().saved).toEqual({ 1: 'c' })
    expect(page.asked).toEqual(['1=a', '1=c'])
  })

  it('sends the current draft on a retry', async () => {
    let tries = 0
    const page = screen(() => {
      if (tries++ > 0) return saved
      page.change(answered(1, 'b'))
      return failed('submit_answer', 503)
    })
    page.change(answered(1, 'a'))
    await expect.poll(() => page.state().saved).toEqual({ 1: 'b' })
    expect(page.asked).toEqual(['1=a', '1=b'])
  })

  it('hands in once everything is saved, and only once', async () => {
    const page = screen(name => (name === 'finish_play' ? { data: aResult() } : saved))
    page.change(answered(1, 'a'))
    page.change({ type: 'handed_in' })
    await expect.poll(() => page.shown).toEqual([aResult()])
    page.change({ type: 'went_to', index: 2 })
    expect(page.asked).toEqual(['1=a', 'finish_play'])
  })

  it('names the version of the play at the hand-in, however late and often it is sent', async () => {
    const versions: number[] = []
    let tries = 0
    const end = (version: number) => {
      versions.push(version)
      if (tries++ > 1) return Promise.resolve(null)
      // Meanwhile the examiner has reopened the exam, and the page has heard of it.
      page.change({ type: 'looked_again', reply: stands({ version: 9 }) })
      return Promise.reject(failed('set_exam_module_result', null))
    }
    const page = screen(() => ({ data: anOutcome({ version: 8 }) }), end)
    page.change(answered(1, 'a'))
    page.change({ type: 'handed_in' })
    await expect.poll(() => page.shown).toHaveLength(1)
    expect(versions).toEqual([5, 5, 5])
  })

  it('reloads the state if the hand-in is refused: the exam was reopened, and can be handed in again', async () => {
    const versions: number[] = []
    const end = (version: number) => {
      versions.push(version)
      return version < 9 ? Promise.reject(new CallError('set_exam_module_result', 'exam_reopened')) : Promise.resolve(null)
    }
    const page = screen(() => stands({ version: 9 }), end)
    page.change({ type: 'handed_in' })
    await expect.poll(() => [page.state().phase, page.state().play.version]).toEqual(['open', 9])
    expect(page.failures).toHaveLength(1)
    page.change({ type: 'handed_in' })
    await expect.poll(() => page.shown).toHaveLength(1)
    expect(versions).toEqual([5, 9])
  })

  it('becomes editable again if the hand-in failed', async () => {
    const page = screen(() => failed('finish_play', 500))
    page.change({ type: 'handed_in' })
    await expect.poll(() => page.state().phase).toBe('open')
    expect(page.failures).toHaveLength(1)
  })

  it('lets the player decide if a retry would not help', async () => {
    const page = screen(() => failed('submit_answer', 500))
    page.change(answered(1, 'a'))
    await expect.poll(() => page.state().isStuck).toBe(true)
    page.change(answered(2, 'b'))
    expect(page.asked).toEqual(['1=a'])
    page.change({ type: 'tried_again' })
    await expect.poll(() => page.asked).toEqual(['1=a', '2=b'])
  })

  it('goes to the result if another tab has ended the play', async () => {
    const page = screen(name => (name === 'get_play' ? { play: null, result: aResult() } : new CallError('submit_answer', 'play_over')))
    page.change(answered(1, 'a'))
    await expect.poll(() => page.shown).toEqual([aResult()])
  })

  it('goes to the result on the server, although the last answer could not be saved', async () => {
    const page = screen(name => (name === 'get_play' ? { play: null, result: aResult() } : failed('submit_answer', 500)))
    page.change(answered(1, 'a'))
    await page.pass(longMs)
    expect(page.shown).toEqual([aResult()])
    expect(page.asked).toEqual(['1=a', 'get_play'])
  })
})

/** Longer than the play lasts. */
const longMs = 35_000
const stands = (change: Partial<Play>) => ({
  data: [1, 2, 3].map(id => aQuestion(id)),
  play: aPlay({ mode: 'self_challenge', order: 'free', current_question_id: null, ...change }),
  answers: [],
  result: null,
})

describe('a clock that runs out', () => {
  it('asks the server, and hands nothing in', async () => {
    const page = screen(() => ({ play: null, result: aResult() }))
    await page.pass(30_000)
    expect(page.asked).toEqual([])
    await page.pass(2_000)
    expect(page.asked).toEqual(['get_play'])
    expect(page.shown).toEqual([aResult()])
  })

  it('goes on if the server has added time, and asks again at the new end', async () => {
    const deadline = '2026-11-21T10:11:00.000Z'
    const page = screen(() => stands({ deadline, version: 6, now: '2026-11-21T10:01:01.000Z' }))
    await page.pass(longMs)
    expect(page.state()).toMatchObject({ phase: 'open', isDue: false, play: { deadline }, moved: { byMs: 600_000 } })
    await page.pass(500_000)
    expect(page.asked).toEqual(['get_play'])
    await page.pass(110_000)
    expect(page.asked).toEqual(['get_play', 'get_play'])
    expect(page.shown).toEqual([])
  })

  it('asks again while the server still accepts answers in flight', async () => {
    const replies = [stands({ now: '2026-11-21T10:01:00.500Z' }), { play: null, result: aResult() }]
    const page = screen(() => replies.shift() ?? {})
    await page.pass(longMs)
    expect(page.state()).toMatchObject({ phase: 'open', isDue: true })
    await page.pass(2_000)
    expect(page.shown).toEqual([aResult()])
  })

  it('reports that the server is unreachable, keeps the answers, and asks again', async () => {
    const replies = [failed('get_play', 500), failed('get_play', 500), stands({ deadline: '2026-11-21T10:11:00.000Z', version: 6 })]
    const page = screen(name => (name === 'submit_answer' ? failed(name, 500) : (replies.shift() ?? {})))
    page.change(answered(1, 'a'))
    await page.pass(longMs)
    expect(page.state()).toMatchObject({ isDue: true, isUnknown: true, drafts: { 1: 'a' } })
    await page.pass(5_000)
    await page.pass(5_000)
    expect(page.state()).toMatchObject({ isDue: false, isUnknown: false, drafts: { 1: 'a' } })
    expect(page.asked.filter(name => name !== '1=a')).toEqual(['get_play', 'get_play', 'get_play'])
  })
})
