import { beforeEach, describe, expect, it } from 'vitest'
import type { ActionName } from '@trivium/contract'
import type { Result } from '@trivium/contract/play/plays'
import { aPlay, aQuestion, anOutcome, aResult } from '../../../../test/play.ts'
import { CallError } from '../../../platform/calls/actions.ts'
import { patience } from './patience.ts'
import { converse, type PlayDeps } from './play-conversation.ts'
import { type OpenPlay, openedPlay, type PlayEvent, playReducer, type PlayState } from './play-state.ts'

type Answer = object | CallError
const refused = (name: ActionName) => new CallError(name, 'play_over')
const failed = (name: ActionName, status: number | null) => new CallError(name, null, { status, retryAfterMs: null })

/** A play screen without a page. It records the calls and replies with prepared answers. */
function screen(opened: OpenPlay = { data: [1, 2, 3].map(id => aQuestion(id)), play: aPlay() }) {
  let state: PlayState = openedPlay(opened)
  const asked: [ActionName, object][] = []
  const answers: Answer[] = []
  const shown: (Result | null)[] = []
  const feedback: boolean[] = []
  const failures: CallError[] = []
  const clock = { now: Date.parse(opened.play.now) }
  const timers = new Set<{ at: number; act: () => void }>()
  const ask = (name: ActionName, input: object) => {
    asked.push([name, input])
    const answer = answers.shift()
    if (answer === undefined) throw new Error(`no reply prepared for ${name}`)
    return answer instanceof CallError ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const deps: PlayDeps = {
    state: () => state,
    // Deferred, because on the page the state also changes with the next render.
    dispatch: (event: PlayEvent) => queueMicrotask(() => (state = playReducer(state, event))),
    ask: ask as PlayDeps['ask'],
    patiently: patience({ isWanted: () => true, onSilence: () => {}, wait: () => Promise.resolve() }),
    showResult: result => shown.push(result),
    onFeedback: isCorrect => feedback.push(isCorrect),
    onFailure: error => failures.push(error),
    after: (ms, act) => {
      const timer = { at: clock.now + ms, act }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    now: () => clock.now,
  }
  const conversation = converse(deps)
  conversation.start()
  /** Advances the device's clock, fires the timers that are due, and calls attend like the page. */
  const pass = async (ms: number) => {
    clock.now += ms
    for (const timer of [...timers].filter(({ at }) => at <= clock.now)) {
      timers.delete(timer)
      timer.act()
    }
    for (let turn = 0; turn < 30; turn++) await Promise.resolve()
    conversation.attend()
  }
  return { ...conversation, pass, state: () => state, asked, answers, shown, feedback, failures }
}

const stands = (play: object | null, beside: object = {}) => ({ data: [1, 2, 3].map(id => aQuestion(id)), play, result: null, ...beside })

describe('handing in', () => {
  let page: ReturnType<typeof screen>
  beforeEach(() => {
    page = screen()
  })

  it('sends the answer to the question on screen, and shows the feedback', async () => {
    page.answers.push({ data: anOutcome() })
    await page.handIn('b')
    expect(page.asked).toEqual([['submit_answer', { play_id: 7, question_id: 2, answer: 'b', waits: true }]])
    expect(page.state()).toMatchObject({ phase: 'feedback', answer: 'b' })
    expect(page.feedback).toEqual([true])
  })

  it('plays no sound if the server reveals nothing', async () => {
    page.answers.push({ data: anOutcome({ correct: null, correct_answer: null }) })
    await page.handIn('b')
    expect(page.feedback).toEqual([])
  })

  it('sends one answer at a time, and none after the feedback', async () => {
    page.answers.push({ data: anOutcome() })
    await Promise.all([page.handIn('b'), page.handIn('c')])
    await page.handIn('d')
    expect(page.asked).toHaveLength(1)
  })

  it('retries until the server has the answer', async () => {
    page.answers.push(failed('submit_answer', null), failed('submit_answer', 503), { data: anOutcome() })
    await page.handIn('b')
    expect(page.asked.map(([, input]) => input)).toEqual(
      Array.from({ length: 3 }, () => ({ play_id: 7, question_id: 2, answer: 'b', waits: true })),
    )
    expect(page.state().phase).toBe('feedback')
  })

  it('is stuck if a retry would not help, until the page reloads the state', async () => {
    page.answers.push(failed('submit_answer', 500))
    await page.handIn('b')
    expect(page.state().phase).toBe('stuck')
    page.answers.push(stands(aPlay()))
    await page.look('loaded')
    expect(page.state()).toMatchObject({ phase: 'choosing', index: 1 })
  })

  it('reloads the state after a refusal: another tab was faster', async () => {
    page.answers.push(refused('submit_answer'), stands(aPlay({ answered: 2, current_question_id: 3 })))
    await page.handIn('b')
    expect(page.state()).toMatchObject({ phase: 'choosing', index: 2 })
  })

  it('goes to the result if the answer is refused because the play is over', async () => {
    page.answers.push(refused('submit_answer'), stands(null, { result: aResult() }))
    await page.handIn('')
    expect(page.shown).toEqual([aResult()])
  })
})

describe('reloading the state', () => {
  it('is stuck if it fails while the player waits for it, and reports nothing for a background update', async () => {
    const waiting = screen({ data: [{ id: 1, sealed: true }], play: aPlay({ current_question_id: 1 }) })
    waiting.answers.push(failed('get_play', 500))
    await waiting.look('loaded')
    expect(waiting.state().phase).toBe('stuck')
    const choosing = screen()
    choosing.answers.push(failed('get_play', 500))
    await choosing.look('looked_again')
    expect(choosing.state().phase).toBe('choosing')
    expect([waiting.failures.length, choosing.failures.length]).toEqual([1, 0])
  })
})

describe('going on', () => {
  const feedback = async (outcome = anOutcome(), play = aPlay()) => {
    const page = screen({ data: [1, 2, 3].map(id => aQuestion(id)), play })
    page.answers.push({ data: outcome })
    await page.handIn('b')
    return page
  }

  it('shows the next question', async () => {
    const page = await feedback()
    page.goOn(null)
    await Promise.resolve()
    expect(page.state()).toMatchObject({ phase: 'choosing', index: 2 })
    expect(page.asked).toHaveLength(1)
  })

  it('does nothing before the feedback', () => {
    const page = screen()
    page.goOn(null)
    expect(page.state()).toMatchObject({ phase: 'choosing', index: 1 })
  })

  it('tells the server that the question is shown if no clock runs, and goes on even if that call fails', async () => {
    const page = await feedback(anOutcome({ deadline: null }), aPlay({ seconds_per_question: null, deadline: null }))
    page.answers.push(failed('get_play', null))
    page.goOn(null)
    await Promise.resolve()
    expect(page.asked.at(-1)).toEqual(['get_play', { play_id: 7 }])
    expect(page.state().index).toBe(2)
  })

  it('leads to the result after the last question, and when another tab has ended the play', async () => {
    const last = await feedback(anOutcome({ result: aResult(), current_question_id: null }))
    last.goOn(null)
    const ended = await feedback()
    ended.goOn({ result: aResult({ score: 3 }) })
    expect([last.shown, ended.shown]).toEqual([[aResult()], [aResult({ score: 3 })]])
  })

  it('keeps the verdict on the last answer on the screen, whatever a look meanwhile says', async () => {
    const page = await feedback(anOutcome({ result: aResult(), current_question_id: null }))
    page.answers.push(stands(null, { result: aResult() }))
    await page.look('looked_again')
    expect([page.state().phase, page.shown]).toEqual(['feedback', []])
    page.goOn(null)
    expect(page.shown).toEqual([aResult()])
  })
})

describe('a look that overtakes the last answer', () => {
  it('does not take its verdict away', async () => {
    const page = screen()
    let arrive = () => {}
    const isThere = new Promise<object>(resolve => (arrive = () => resolve({ data: anOutcome({ result: aResult() }) })))
    page.answers.push(isThere, stands(null, { result: aResult() }))
    const sent = page.handIn('b')
    await page.pass(0)
    await page.lookAgain()
    expect([page.state().phase, page.shown]).toEqual(['sending', []])
    arrive()
    await sent
    await page.pass(0)
    expect([page.state().phase, page.shown]).toEqual(['feedback', []])
  })
})

describe('a clock that runs out', () => {
  const longMs = 32_000

  it('asks, and hands nothing in while the server has not let the question lapse', async () => {
    const page = screen()
    page.answers.push(stands(aPlay({ now: '2026-11-21T10:01:00.500Z' })))
    await page.pass(longMs)
    expect(calls(page)).toEqual(['get_play'])
    expect(page.state()).toMatchObject({ phase: 'choosing', index: 1 })
  })

  it('shows at once that the time is up and takes no more answers; the server reveals the right answer a second later', async () => {
    const page = screen()
    page.answers.push(stands(aPlay({ answered: 2, current_question_id: 3, version: 6 })), { data: anOutcome({ correct: false }) })
    await page.pass(29_999)
    expect(page.state().isDue).toBe(false)
    await page.pass(1)
    await page.handIn('b')
    expect([calls(page), page.state().isDue, page.state().phase]).toEqual([[], true, 'choosing'])
    await page.pass(1_100)
    expect(calls(page)).toEqual(['get_play', `submit_answer ''`])
    expect(page.state()).toMatchObject({ phase: 'feedback', isDue: false, answer: '' })
  })

  it('allows an answer again if the server added time just before the end', async () => {
    const page = screen()
    page.answers.push(stands(aPlay({ deadline: '2026-11-21T10:05:00.000Z', version: 6, now: '2026-11-21T10:01:01.000Z' })))
    page.answers.push({ data: anOutcome() })
    await page.pass(30_000)
    await page.pass(1_100)
    expect(page.state()).toMatchObject({ phase: 'choosing', isDue: false })
    await page.handIn('b')
    expect(calls(page)).toEqual(['get_play', `submit_answer 'b'`])
  })

  it('goes on if the server has added time', async () => {
    const page = screen()
    const deadline = '2026-11-21T10:05:00.000Z'
    page.answers.push(stands(aPlay({ deadline, version: 6, now: '2026-11-21T10:01:01.000Z' })))
    await page.pass(longMs)
    await page.pass(60_000)
    expect(calls(page)).toEqual(['get_play'])
    expect(page.state()).toMatchObject({ phase: 'choosing', index: 1, play: { deadline }, moved: { byMs: 240_000 } })
  })

  it('asks for the right answer, once the server says that the question has lapsed', async () => {
    const page = screen()
    page.answers.push(stands(aPlay({ answered: 2, current_question_id: 3, version: 6 })), { data: anOutcome({ correct: false }) })
    await page.pass(longMs)
    expect(calls(page)).toEqual(['get_play', `submit_answer ''`])
    expect(page.state()).toMatchObject({ phase: 'feedback', answer: '', index: 1 })
  })

  it('does the same for the last question, although the play is over', async () => {
    const page = screen()
    const last = anOutcome({ correct: false, current_question_id: null, deadline: null, result: aResult() })
    page.answers.push(stands(null, { result: aResult() }), { data: last })
    await page.pass(longMs)
    expect(page.state()).toMatchObject({ phase: 'feedback', outcome: { result: aResult() } })
    expect(page.shown).toEqual([])
  })

  it('leads to the result if one clock runs for all questions', async () => {
    const play = aPlay({ mode: 'adaptive_test', seconds_per_question: null, total_seconds: 600 })
    const page = screen({ data: [1, 2, 3].map(id => aQuestion(id)), play })
    page.answers.push(stands(null, { result: aResult() }))
    await page.pass(longMs)
    expect(calls(page)).toEqual(['get_play'])
    expect(page.shown).toEqual([aResult()])
  })

  it('does not interrupt an answer in flight', async () => {
    const page = screen()
    let arrive = () => {}
    page.answers.push(new Promise<object>(resolve => (arrive = () => resolve({ data: anOutcome() }))))
    const sent = page.handIn('b')
    await page.pass(0)
    await page.pass(longMs)
    expect(calls(page)).toEqual([`submit_answer 'b'`])
    arrive()
    await sent
  })
})

describe('a clock that is moved', () => {
  const later = '2026-11-21T10:09:00.000Z'

  it('moves while the player reads the feedback', async () => {
    const page = screen()
    page.answers.push({ data: anOutcome() }, stands(aPlay({ answered: 2, current_question_id: 3, deadline: later, version: 7 })))
    await page.handIn('b')
    await page.lookAgain()
    await page.pass(0)
    expect(page.state()).toMatchObject({ phase: 'feedback', play: { deadline: later }, outcome: { deadline: later } })
  })

  it('is read again if the news came while an answer was in flight', async () => {
    const page = screen()
    const next = aPlay({ answered: 2, current_question_id: 3, deadline: later, version: 7 })
    let arrive = () => {}
    const isThere = new Promise<object>(resolve => (arrive = () => resolve({ data: anOutcome() })))
    page.answers.push(isThere, stands(next), stands(next))
    const sent = page.handIn('b')
    await page.pass(0)
    await page.lookAgain()
    expect(page.state().phase).toBe('sending')
    arrive()
    await sent
    await page.pass(0)
    await page.pass(0)
    expect(calls(page)).toEqual([`submit_answer 'b'`, 'get_play', 'get_play'])
    expect(page.state()).toMatchObject({ phase: 'feedback', outcome: { deadline: later } })
  })
})

const calls = (page: ReturnType<typeof screen>) =>
  page.asked.map(([name, input]) => ('answer' in input ? `${name} '${String(input.answer)}'` : name))
