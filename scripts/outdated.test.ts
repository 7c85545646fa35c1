import { describe, expect, it } from 'vitest'
import { behindOnPurpose } from './behind-on-purpose.ts'
import { directDependencies, readLock } from './lock-file.ts'
import { type Behind, behindBy, type Exception } from './time-frames.ts'

const time = {
  created: '2020-01-01T00:00:00.000Z',
  '1.4.0': '2026-01-01T10:00:00.000Z',
  '1.4.1': '2026-02-10T23:59:00.000Z',
  '1.10.0': '2026-04-01T00:00:00.000Z',
  '2.0.0-beta.1': '2025-06-01T00:00:00.000Z',
  '2.0.0': '2026-03-31T12:00:00.000Z',
  '2.1.0': '2026-09-01T00:00:00.000Z',
}
const exception: Exception = { covers: 'both', reason: 'we wait for the other one', until: '2026-08-01' }

const onlyMinor = { time, latest: '1.10.0' }
const statesOf = (behind: Behind[]) => behind.map(({ step, state }) => `${step}: ${state}`)
const stateOfMinor = (today: string, excepted?: Exception) => statesOf(behindBy('1.4.0', onlyMinor, today, excepted))

describe('a dependency breaches its time frame', () => {
  // ASVS V15.2.1
  it('three months after the first release of its major that was passed over, and no day earlier', () => {
    expect(behindBy('1.4.0', onlyMinor, '2026-05-10')).toEqual([
      { step: 'same major', first: '1.4.1', newest: '1.10.0', due: '2026-05-10', state: 'in time' },
    ])
    expect(stateOfMinor('2026-05-11')).toEqual(['same major: breached'])
    expect(behindBy('1.4.1', onlyMinor, '2026-07-01')).toMatchObject([{ first: '1.10.0', due: '2026-07-01', state: 'in time' }])
  })

  it('a year after the first release of a newer major', () => {
    const all = { time, latest: '2.1.0' }
    expect(behindBy('1.10.0', all, '2027-03-31')).toEqual([
      { step: 'newer major', first: '2.0.0', newest: '2.1.0', due: '2027-03-31', state: 'in time' },
    ])
    expect(statesOf(behindBy('1.10.0', all, '2027-04-01'))).toEqual(['newer major: breached'])
    expect(statesOf(behindBy('1.4.0', all, '2026-12-01'))).toEqual(['same major: breached', 'newer major: in time'])
  })

  it('below 1.0 by the second number, which breaks there as a major does', () => {
    const below = {
      time: { '0.16.1': '2026-01-01', '0.16.2': '2026-01-02', '0.17.0': '2026-01-03', '1.0.0': '2026-01-04' },
      latest: '1.0.0',
    }
    expect(behindBy('0.16.1', below, '2026-04-03')).toMatchObject([
      { step: 'same major', newest: '0.16.2', state: 'breached' },
      { step: 'newer major', first: '0.17.0', newest: '1.0.0', due: '2027-01-03', state: 'in time' },
    ])
  })

  it('on the last day of a month that has no day of that number', () => {
    const late = { time: { '1.0.1': '2026-11-30T08:00:00.000Z' }, latest: '1.0.1' }
    expect(behindBy('1.0.0', late, '2026-12-01')).toMatchObject([{ due: '2027-02-28' }])
  })

  it('unless it is behind on purpose, until that runs out and for what it covers', () => {
    expect(stateOfMinor('2026-05-10', exception)).toEqual(['same major: in time'])
    expect(stateOfMinor('2026-08-01', exception)).toEqual(['same major: excepted'])
    expect(stateOfMinor('2026-08-02', exception)).toEqual(['same major: breached'])
    expect(stateOfMinor('2026-08-01', { ...exception, covers: 'newer major' })).toEqual(['same major: breached'])
  })

  it('never by a version before its release, beyond latest, or when latest is older than ours', () => {
    expect(behindBy('1.0.0', { time: { '2.0.0-beta.1': '2025-06-01' }, latest: '2.0.0-beta.1' }, '2030-01-01')).toEqual([])
    expect(behindBy('1.10.0', onlyMinor, '2030-01-01')).toEqual([])
    expect(behindBy('1.10.0', { time, latest: '1.4.0' }, '2030-01-01')).toEqual([])
  })
})

it('only a direct dependency is behind on purpose, with a reason and a day', () => {
  const names = new Set(directDependencies(readLock()).map(({ name }) => name))
  expect(Object.keys(behindOnPurpose).filter(name => !names.has(name))).toEqual([])
  const unsaid = Object.values(behindOnPurpose).filter(({ reason, until }) => reason.length < 20 || !/^\d{4}-\d\d-\d\d$/.test(until))
  expect(unsaid).toEqual([])
})
