import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDay } from '../platform/days.ts'
import { countDay as countWith, currentLength, daysToFreeze, type FreezeRules, noFreezes, type Streak, waitingDays } from './streaks.ts'

const streak = (length: number, best: number, lastDay: string): Streak => ({
  length,
  best,
  run: length,
  lastDay,
  freezes: 0,
  frozenDays: [],
})
const countDay = (known: Streak | null, day: string) => countWith(known, day, noFreezes)
const countDays = (days: string[], rules: FreezeRules) => days.reduce<Streak | null>((known, day) => countWith(known, day, rules), null)

describe('countDay', () => {
  it.each([
    ['begins', null, '2026-03-01', streak(1, 1, '2026-03-01')],
    ['stays on the same day', streak(4, 6, '2026-03-01'), '2026-03-01', streak(4, 6, '2026-03-01')],
    ['grows on the next day', streak(4, 6, '2026-02-28'), '2026-03-01', streak(5, 6, '2026-03-01')],
    ['sets a new best', streak(6, 6, '2026-12-31'), '2027-01-01', streak(7, 7, '2027-01-01')],
    ['knows leap years', streak(2, 2, '2028-02-28'), '2028-03-01', streak(1, 2, '2028-03-01')],
    ['starts again after a gap', streak(9, 9, '2026-03-01'), '2026-03-03', streak(1, 9, '2026-03-03')],
    ['ignores an earlier day', streak(4, 6, '2026-03-02'), '2026-03-01', streak(4, 6, '2026-03-02')],
  ])('%s', (_what, before, day, after) => {
    expect(countDay(before, day)).toEqual(after)
  })

  it('gives the length of the last run and of the longest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 120 }), offsets => {
        const days = offsets.toSorted((a, b) => a - b).map(offset => addDays('2026-01-01', offset))
        const counted = countDays(days, noFreezes)
        const runs = runsOf(new Set(days))
        expect(counted).toMatchObject({ length: runs.at(-1), run: runs.at(-1), best: Math.max(...runs), lastDay: days.at(-1) })
      }),
    )
  })

  it('counts a repeated day once, and never an earlier day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 1 }), fc.integer({ min: 1, max: 4 }), (steps, times) => {
        const days = steps.map(step => addDays('2026-06-15', step))
        const once = countDays(days, noFreezes)
        const repeated = countDays(
          days.flatMap(day => Array.from({ length: times }, () => day)),
          noFreezes,
        )
        expect(repeated).toEqual(once)
        expect(once?.lastDay).toBe(days.toSorted().at(-1))
      }),
    )
  })
})

/** Lengths of the runs of consecutive days, in order. */
function runsOf(days: Set<string>): number[] {
  const sorted = [...days].toSorted()
  return sorted.reduce<number[]>((runs, day, index) => {
    const goesOn = index > 0 && addDays(sorted[index - 1] ?? '', 1) === day
    return goesOn ? [...runs.slice(0, -1), (runs.at(-1) ?? 0) + 1] : [...runs, 1]
  }, [])
}

describe('currentLength', () => {
  it.each([
    ['without a streak', null, 0],
    ['today', streak(3, 5, '2026-03-10'), 3],
    ['yesterday: it can still go on', streak(3, 5, '2026-03-09'), 3],
    ['the day before: broken', streak(3, 5, '2026-03-08'), 0],
    ['tomorrow, after a move westwards', streak(3, 5, '2026-03-11'), 3],
  ])('%s', (_what, known, length) => {
    expect(currentLength(known, '2026-03-10', noFreezes)).toBe(length)
  })
})

const rules: FreezeRules = { most: 2, every: 7 }
const holding = (freezes: number, length = 9): Streak => ({ ...streak(length, length, '2026-03-01'), freezes })

describe('a freeze', () => {
  it.each([
    ['is earned on the seventh day', { ...streak(6, 6, '2026-03-01') }, '2026-03-02', { length: 7, freezes: 1 }],
    ['is earned on the fourteenth day', holding(1, 13), '2026-03-02', { length: 14, freezes: 2 }],
    ['is not earned beyond two', holding(2, 20), '2026-03-02', { length: 21, freezes: 2 }],
    ['is not earned again on the same day', holding(1, 7), '2026-03-01', { length: 7, freezes: 1 }],
    ['is spent on a missed day', holding(1), '2026-03-03', { length: 10, run: 1, freezes: 0, frozenDays: ['2026-03-02'] }],
    [
      'is spent on each of two missed days',
      holding(2),
      '2026-03-04',
      { length: 10, run: 1, freezes: 0, frozenDays: ['2026-03-02', '2026-03-03'] },
    ],
    ['is kept if it cannot save the streak', holding(1), '2026-03-04', { length: 1, run: 1, best: 9, freezes: 1, frozenDays: [] }],
    ['is earned on the day that spends another', holding(2, 13), '2026-03-03', { length: 14, run: 1, freezes: 2 }],
    ['is spent and earned on one day', holding(1, 13), '2026-03-03', { length: 14, run: 1, freezes: 1 }],
  ])('%s', (_what, before, day, after) => {
    expect(countWith(before, day, rules)).toMatchObject(after)
  })

  it.each([
    ['most is 0', { most: 0, every: 7 }],
    ['every is 0', { most: 2, every: 0 }],
  ])('has no effect if %s, but stays with the player', (_what, off) => {
    expect(countWith(holding(2), '2026-03-03', off)).toMatchObject({ length: 1, freezes: 2, frozenDays: [] })
    expect(countWith(holding(2, 6), '2026-03-02', off)).toMatchObject({ length: 7, freezes: 2 })
    expect([currentLength(holding(2), '2026-03-03', off), daysToFreeze(holding(0), '2026-03-02', off)]).toEqual([0, null])
  })

  it('keeps a streak alive for as many missed days as freezes are held', () => {
    const on = (day: string) => [currentLength(holding(2), day, rules), waitingDays(holding(2), day, rules)]
    expect(on('2026-03-01')).toEqual([9, []])
    expect(on('2026-03-02')).toEqual([9, []])
    expect(on('2026-03-03')).toEqual([9, ['2026-03-02']])
    expect(on('2026-03-04')).toEqual([9, ['2026-03-02', '2026-03-03']])
    expect(on('2026-03-05')).toEqual([0, []])
  })

  it('has a number of days until the next one', () => {
    const next = (known: Streak | null, day: string) => daysToFreeze(known, day, rules)
    expect([next(null, '2026-03-02'), next(holding(1), '2026-03-02'), next(holding(2), '2026-03-02')]).toEqual([7, 5, null])
    // The streak is broken and starts again.
    expect(next(holding(1), '2026-03-09')).toBe(7)
  })

  it('bridges exactly one missed day, is earned only by days taken, and is never spent in vain', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 150 }),
        fc.record({ most: fc.integer({ min: 0, max: 4 }), every: fc.integer({ min: 0, max: 9 }) }),
        (steps, given) => {
          let [known, earned, spent]: [Streak | null, number, number] = [null, 0, 0]
          let day = '2026-01-01'
          for (const step of steps) {
            day = addDays(day, step)
            const before: Streak | null = known
            known = countWith(before, day, given)
            const held = before?.freezes ?? 0
            const goesOn = before !== null && step - 1 <= held
            expect(known.length).toBe(goesOn ? before.length + 1 : 1)
            expect(known.run).toBe(before && step === 1 ? before.run + 1 : 1)
            if (goesOn) spent += step - 1
            earned += known.freezes - held + (goesOn ? step - 1 : 0)
            expect(known.freezes).toBeLessThanOrEqual(given.most)
            expect(known.frozenDays.length).toBeLessThanOrEqual(29)
            expect(known.frozenDays).toEqual([...new Set(known.frozenDays)].toSorted())
          }
          expect(earned).toBeLessThanOrEqual(given.every === 0 ? 0 : steps.length / given.every)
          expect(spent).toBeLessThanOrEqual(earned)
        },
      ),
    )
  })

  it('cannot be gained by changing time zones: a player counts no more days than the calendar has', () => {
    const zones = ['Pacific/Kiritimati', 'Europe/Berlin', 'America/New_York', 'Pacific/Niue']
    const move = fc.record({ hours: fc.integer({ min: 0, max: 30 }), zone: fc.constantFrom(...zones) })
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 80 }), moves => {
        let at = Date.parse('2026-06-01T12:00:00Z')
        const days = moves.map(({ hours, zone }) => localDay(new Date((at += hours * 3_600_000)), zone))
        const counted = countDays(days, rules)
        const span = (Date.parse(days.toSorted().at(-1) ?? '') - Date.parse(days[0] ?? '')) / 86_400_000 + 1
        expect(counted?.best).toBeLessThanOrEqual(span)
        expect(counted?.freezes).toBeLessThanOrEqual(span / rules.every)
      }),
    )
  })
})

describe('days of a zone', () => {
  /** Zones and periods in which the clocks change. */
  const zones = [
    ['Europe/Berlin', '2026-03-20', '2026-04-05'],
    ['Europe/Berlin', '2026-10-18', '2026-11-02'],
    // Daylight saving began at midnight here, so midnight itself was skipped.
    ['America/Sao_Paulo', '2018-10-28', '2018-11-12'],
    ['America/Sao_Paulo', '2018-02-10', '2018-02-25'],
    ['Pacific/Apia', '2021-03-28', '2021-04-11'],
    ['Asia/Kolkata', '2026-03-20', '2026-04-05'],
  ] as const

  it.each(zones)('follow one another in %s from %s', (zone, first, last) => {
    const visits = hoursBetween(first, last)
    const counted = visits.reduce<Streak | null>((known, at) => countDay(known, localDay(at, zone)), null)
    const days = new Set(visits.map(at => localDay(at, zone)))
    expect(counted).toMatchObject({ length: days.size, best: days.size })
  })

  it.each(zones)('count a minute before midnight and a minute after as two in %s from %s', (zone, first, last) => {
    const minutes = hoursBetween(first, last, 60_000)
    const midnights = minutes.filter((at, index) => index > 0 && localDay(at, zone) !== localDay(minutes[index - 1] ?? at, zone))
    expect(midnights.length).toBeGreaterThan(10)
    for (const after of midnights) {
      const before = countDay(null, localDay(new Date(after.getTime() - 60_000), zone))
      expect(countDay(before, localDay(after, zone)).length).toBe(2)
    }
  })

  it('break a streak if the calendar skips a day: Samoa had no 30 December 2011', () => {
    const before = countDay(null, localDay(new Date('2011-12-30T09:00:00Z'), 'Pacific/Apia'))
    const after = countDay(before, localDay(new Date('2011-12-30T11:00:00Z'), 'Pacific/Apia'))
    expect([before.lastDay, after.lastDay, after.length]).toEqual(['2011-12-29', '2011-12-31', 1])
  })

  it('are not counted twice for a player who flies west', () => {
    const at = new Date('2026-06-01T20:00:00Z')
    const inApia = countDay(null, localDay(at, 'Pacific/Apia'))
    const inBerlin = countDay(inApia, localDay(at, 'Europe/Berlin'))
    expect(inBerlin).toEqual(inApia)
    expect(countDay(inBerlin, localDay(new Date('2026-06-02T20:00:00Z'), 'Europe/Berlin'))).toEqual(inApia)
    expect(countDay(inBerlin, localDay(new Date('2026-06-03T20:00:00Z'), 'Europe/Berlin')).length).toBe(2)
  })
})

function hoursBetween(first: string, last: string, stepMs = 3_600_000): Date[] {
  const start = Date.parse(`${first}T12:00:00Z`)
  const count = Math.floor((Date.parse(`${last}T12:00:00Z`) - start) / stepMs)
  return Array.from({ length: count }, (_, index) => new Date(start + index * stepMs))
}
