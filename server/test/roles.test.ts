// Who may ask what: the whole table of role × action. What depends on the row as well is tested in the domain whose policy.ts says it.

import { type ActionName, contract } from '@trivium/contract'
import { type ActionSpec, isForStaff, type StaffRole, staffRoles } from '@trivium/contract/action'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from './app.ts'

/** Beside administrators, who may ask everything. */
const table: Record<StaffRole | 'staff', ActionName[]> = {
  staff: [],
  editor: [],
  examiner: [],
  treasurer: [],
  administrator: [],
}

// A cast, because the type of a contract's names does not say that they are its keys.
const names = Object.keys(contract) as ActionName[]
const specOf = (name: ActionName): ActionSpec => contract[name]
const forStaff = names.filter(name => isForStaff(specOf(name).access))

let test: TestApp
const people = new Map<string, TestPlayer>()
beforeAll(async () => {
  test = await startApp()
  for (const role of staffRoles) people.set(role, await test.player(role, { roles: [role] }))
  people.set('player', await test.player('Bob'))
  people.set('editor and examiner', await test.player('Both', { roles: ['editor', 'examiner'] }))
})
afterAll(() => test.close())

const mayAsk = (name: ActionName, held: readonly StaffRole[]) =>
  held.includes('administrator') || (held.length > 0 && table.staff.includes(name)) || held.some(role => table[role].includes(name))

describe('the table', () => {
  it('has every action for staff once', () => {
    expect(Object.values(table).flat().sort()).toEqual(forStaff.sort())
  })
})

describe.each([
  ['player', []],
  ...staffRoles.map(role => [role, [role]] as [string, StaffRole[]]),
  ['editor and examiner', ['editor', 'examiner']] as [string, StaffRole[]],
])('%s', (who, held) => {
  it.each(forStaff)('is let in to %s, or not, as the table says', async name => {
    const person = people.get(who)
    const file = specOf(name).file
    // Nothing that would be done: an empty input, or a file that is none.
    const sent = file ? { file: { field: file, bytes: Buffer.alloc(0) } } : {}
    const { status } = (await person?.call(name, {}, sent)) ?? { status: 0 }
    expect(status === 403).toBe(!mayAsk(name, held))
    expect(status).not.toBe(500)
  })
})
