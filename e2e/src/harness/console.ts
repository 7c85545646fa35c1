// Staff accounts, and the console in a browser.

import type { StaffRole } from '@trivium/contract/platform/action'
import type { Page } from '@playwright/test'
import { newPlayer, type Player, signIn } from './players.ts'
import type { Visitor } from './browser-sessions.ts'

/** The administrator of a development server and of a demo. */
export const sampleAdministrator = { name: 'Sample Administrator', email: 'admin@trivium.example', password: 'run-the-sample' }

/** Creates a member of staff with these roles, and signs them in. */
export async function newStaff(server: string, roles: StaffRole[], name?: string): Promise<Player> {
  const player = await newPlayer(server, name)
  const administrator = await signIn(server, sampleAdministrator)
  await administrator.ask('set_roles', { account_id: player.user.id, roles, were: [] })
  // When roles change, the server ends every session of the account.
  return signIn(server, player)
}

/** Opens a page of the console as this member of staff. @param path such as questions, or questions/12 */
export async function openConsole({ page }: Visitor, staff: Player, path = ''): Promise<Page> {
  // This page has the same origin, and runs none of our code.
  await page.goto('/healthz')
  await page.evaluate(token => localStorage.setItem('console', token), staff.token)
  await page.goto(`/admin/#/${path}`)
  await page.getByRole('button', { name: 'Profile' }).waitFor()
  return page
}

/** A time in the format of a datetime-local input, in the local time zone. */
export const localTime = (hoursFromNow: number): string => {
  const time = new Date(Date.now() + hoursFromNow * 3_600_000)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Fields that a form sends even for a question that needs none of them. */
export const plain = { matches: [], accepted: [], keeps_order: false, tags: [] }
