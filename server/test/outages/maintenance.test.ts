// During maintenance every action is refused, except those that the maintenance notice and the sign-in need.

import { contract, type ActionName } from '@trivium/contract'
import type { ActionSpec } from '@trivium/contract/platform/action'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../app/app.ts'

const specs: Record<string, ActionSpec> = contract
const names = Object.keys(contract).filter((name): name is ActionName => Object.hasOwn(contract, name))

let test: TestApp
beforeAll(async () => {
  test = await startApp()
  await test.set('app_maintenance', 1)
})
afterAll(() => test.close())

it.each(names)('%s', async name => {
  const player = await test.player()
  const { message } = await player.call(name)
  const { access, openInMaintenance } = specs[name] ?? {}
  if (openInMaintenance) expect(message).not.toBe('maintenance')
  // Actions of staff are refused to others as always.
  else expect(message).toBe(access === 'player' || access === 'anyone' ? 'maintenance' : 'forbidden')
  const staff = await test.player('Admin', { roles: ['administrator'] })
  expect((await staff.call(name)).message).not.toBe('maintenance')
})
