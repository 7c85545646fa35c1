import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerMs, catchUp, closesAt, type ClockRules, type ClockState, isLate, openNext, show } from './clock.ts'

const rules: ClockRules = { total: 10, questionMs: 30_000, pauseMs: 4_000, graceMs: 1_000, windowEndsAt: null }
const start = { position: 0, openedAt: 0, deadlineAt: 30_000 }

describe('catchUp', () => {
  it('changes nothing before the deadline and within the grace second', () => {
    expect(catchUp(start, rules, 31_000)).toEqual({ state: start, lapsed: [] })
    expect(isLate(start, rules, 31_000)).toBe(false)
  })

  it('lapses a question after the grace and opens the next one after the pause', () => {
    expect(catchUp(start, rules, 31_001)).toEqual({ state: { position: 1, openedAt: 34_000, deadlineAt: 64_000 }, lapsed: [0] })
  })

  it('lapses several questions while the player is away', () => {
    expect(catchUp(start, rules, 34_000 * 3).lapsed).toEqual([0, 1, 2])
  })

  it('ends the play when all questions have lapsed, exactly at closesAt', () => {
    const end = closesAt(start, rules)
    expect(catchUp(start, rules, end).state.position).toBe(9)
    expect(catchUp(start, rules, end + 1)).toMatchObject({
      state: { position: 10, deadlineAt: null },
      lapsed: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    })
  })

  it('keeps closesAt when questions lapse: there is no pause after the last question', () => {
    const end = closesAt(start, rules)
    expect(closesAt(catchUp(start, rules, end + 1).state, rules)).toBe(end)
  })

  it('never lapses a question without its own clock', () => {
    const whole = { ...rules, questionMs: null }
    expect(catchUp({ position: 0, openedAt: 0, deadlineAt: 60_000 }, whole, 1_000_000).lapsed).toEqual([])
    expect(catchUp({ position: 0, openedAt: 0, deadlineAt: null }, whole, 1_000_000).lapsed).toEqual([])
  })

  it('reaches the same state however often it is called before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 20 }),
        fc.integer({ min: 0, max: 400_000 }),
        (times, last) => {
          let state: ClockState = start
          for (const at of [...times, last].toSorted((a, b) => a - b).filter(at => at <= last)) state = catchUp(state, rules, at).state
          expect(state).toEqual(catchUp(start, rules, last).state)
        },
      ),
    )
  })
})

describe('without a clock', () => {
  const untimed = { ...rules, questionMs: null }
  const answered = openNext({ position: 0, openedAt: 0, deadlineAt: null }, untimed, 10_000)

  it('opens the next question when the player sees it', () => {
    expect(answered).toEqual({ position: 1, openedAt: null, deadlineAt: null })
    expect(answerMs(show(answered, untimed, 30_000), untimed, 38_000)).toBe(8_000)
  })

  it('has no answer time for a question that was not shown', () => {
    expect(answerMs(answered, untimed, 38_000)).toBeNull()
  })

  it('counts from the last time the question was shown, so that absence does not count', () => {
    expect(answerMs(show(show(answered, untimed, 30_000), untimed, 3_600_000), untimed, 3_608_000)).toBe(8_000)
  })

  it('does not change a running clock', () => {
    expect(show(start, rules, 5_000)).toEqual(start)
  })
})

describe('after the player has left', () => {
  const left = { ...rules, waits: true }
  it('one question lapses, and the next one waits, however long', () => {
    const { state, lapsed } = catchUp(start, left, 86_400_000)
    expect(lapsed).toEqual([0])
    expect(state).toEqual({ position: 1, openedAt: null, deadlineAt: null })
    expect(catchUp(state, left, 2 * 86_400_000)).toEqual({ state, lapsed: [] })
  })

  it('the clock of a waiting question starts when the player sees it', () => {
    const { state } = catchUp(start, left, 86_400_000)
    expect(show(state, rules, 90_000_000)).toMatchObject({
      position: 1,
      openedAt: 90_000_000,
      deadlineAt: 90_000_000 + (rules.questionMs ?? 0),
    })
  })
})

describe('openNext', () => {
  it('starts the next clock after the pause', () => {
    expect(openNext(start, rules, 10_000)).toEqual({ position: 1, openedAt: 14_000, deadlineAt: 44_000 })
  })

  it('has no deadline after the last question', () => {
    expect(openNext({ ...start, position: 9 }, rules, 10_000).deadlineAt).toBeNull()
  })

  it('keeps the one clock of the whole play', () => {
    expect(openNext({ position: 0, openedAt: 0, deadlineAt: 60_000 }, { ...rules, questionMs: null }, 10_000).deadlineAt).toBe(60_000)
  })
})

describe('answerMs', () => {
  it('counts from the moment the clock started', () => {
    expect(answerMs({ position: 1, openedAt: 14_000, deadlineAt: 44_000 }, rules, 20_000)).toBe(6_000)
  })

  it('counts from the last answer when the player did not wait for the clock', () => {
    expect(answerMs({ position: 1, openedAt: 14_000, deadlineAt: 44_000 }, rules, 12_000)).toBe(2_000)
  })

  it('includes the grace', () => {
    expect(answerMs(start, rules, 30_000 + rules.graceMs)).toBe(31_000)
  })
})
