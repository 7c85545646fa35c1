import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { RepeatedFaults } from './repeated-faults.ts'

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())

function logged() {
  const repeated = new RepeatedFaults()
  const lines: unknown[][] = []
  repeated.sayTo({ error: (...line) => void lines.push(line) })
  const write = (...line: unknown[]) => void lines.push(line)
  return { lines, say: (fields: object, message: string, level = 50) => repeated.hook({}, [fields, message], write, level) }
}

const away = (number: number) => Object.assign(new Error(`connect ECONNREFUSED ${number}`), { code: 'ECONNREFUSED' })

it('logs the first of thousands of faults while the database is away, and then a line a second', () => {
  const { lines, say } = logged()
  for (let second = 0; second < 15; second++) {
    for (let call = 0; call < 800; call++) say({ err: away(call), requestId: `${second}.${call}` }, 'fault')
    vi.advanceTimersByTime(1000)
  }
  expect(lines).toHaveLength(16)
  expect(lines[0]).toEqual([{ err: expect.objectContaining({ code: 'ECONNREFUSED' }), requestId: '0.0' }, 'fault'])
  expect(lines[1]).toEqual([
    { faults: 799, reason: 'connect ECONNREFUSED 799', requestIds: Array.from({ length: 20 }, (_, index) => `0.${index + 1}`) },
    'fault: more of the same kind',
  ])
  expect(lines.slice(2).map(([fields]) => fields)).toEqual(Array.from({ length: 14 }, () => expect.objectContaining({ faults: 800 })))
})

it('counts all faults of a database that is away as one kind', () => {
  const { lines, say } = logged()
  const broken = Object.assign(new Error('Connection terminated unexpectedly'), { code: '' })
  for (const err of [away(1), broken, Object.assign(new Error('the database is shutting down'), { code: '57P01' })]) say({ err }, 'fault')
  vi.advanceTimersByTime(1000)
  expect(lines.map(([, message]) => message)).toEqual(['fault', 'fault: more of the same kind'])
})

it('logs in full a different fault, the same fault elsewhere, and the same fault a while later', () => {
  const { lines, say } = logged()
  const [one, other] = [new Error('one'), new Error('other')]
  say({ err: one }, 'fault')
  say({ err: other }, 'fault')
  say({ err: one }, 'job failed')
  say({ err: away(1) }, 'fault')
  vi.advanceTimersByTime(2000)
  say({ err: one }, 'fault')
  expect(lines.map(([, message]) => message)).toEqual(['fault', 'fault', 'job failed', 'fault', 'fault'])
})

it('leaves other log lines alone', () => {
  const { lines, say } = logged()
  for (let turn = 0; turn < 3; turn++) say({ problem: 'x' }, 'identity')
  for (let turn = 0; turn < 3; turn++) say({ err: new Error('x') }, 'told for information', 30)
  expect(lines).toHaveLength(6)
})
