// Staff, and the console in a browser.

import type { StaffRole } from '@trivium/contract/platform/action'
import type { Page } from '@playwright/test'
import { newPlayer, type Player, signIn } from './players.ts'
import type { Visitor } from './browser-sessions.ts'

/** Of a development server, and of a demo. */
export const sampleAdministrator = { name: 'Sample Administrator', email: 'admin@trivium.example', password: 'run-the-sample' }

/** Somebody with these roles, who has just signed in. */
export async function newStaff(server: string, roles: StaffRole[], name?: string): Promise<Player> {
  const player = await newPlayer(server, name)
  const administrator = await signIn(server, sampleAdministrator)
  await administrator.ask('set_roles', { account_id: player.user.id, roles })
  // New roles end every session.
  return signIn(server, player)
}

/** Opens a part of the console, signed in. @param path such as questions, or questions/12 */
export async function openConsole({ page }: Visitor, staff: Player, path = ''): Promise<Page> {
  // A page of this origin without any code of ours.
  await page.goto('/healthz')
  await page.evaluate(token => localStorage.setItem('console', token), staff.token)
  await page.goto(`/admin/#/${path}`)
  await page.getByRole('button', { name: 'Profile' }).waitFor()
  return page
}

/** What a form says of a question that needs none of it. */
export const plain = { matches: [], accepted: [], keeps_order: false, tags: [] }
