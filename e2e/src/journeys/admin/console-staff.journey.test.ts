import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('console'))
const statusWith = async (server: string, token: string | null) =>
  (await fetch(`${server}/api/admin/get_own_rights`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status

describe('the console', () => {
  it('opens with address and password, and asks for them again before an administrator gives roles', async ({ visit }) => {
    const server = serverUrl()
    const ada = await newStaff(server, ['administrator'])
    const edda = await newStaff(server, ['editor'])
    const { page } = await visit()
    await page.goto('/admin/')
    const signIn = async (action: string) => {
      await page.getByLabel('Address').fill(ada.email)
      await page.getByLabel('Password').fill(ada.password)
      await page.getByRole('button', { name: action }).click()
    }
    await page.getByRole('heading', { name: 'Trivium console' }).waitFor()
    await expectAccessible(page)
    await signIn('Sign in')
    await page.getByRole('menuitem', { name: 'Staff' }).click()
    // As if the last sign-in were more than a quarter of an hour ago: the first call gets this refusal.
    await page.route('**/api/admin/set_roles', route => route.fulfill({ json: { error: true, message: 'sign_in_again' } }), { times: 1 })
    const row = page.getByRole('row').filter({ hasText: edda.email })
    await row.getByRole('button', { name: 'Change roles of' }).click()
    await page.getByRole('dialog').getByLabel('treasurer').click()
    await page.getByRole('dialog').getByText('becomes a treasurer').waitFor()
    await page.getByRole('button', { name: 'Change roles', exact: true }).click()
    await page.getByRole('heading', { name: 'Sign in again' }).waitFor()
    await expectAccessible(page)
    const before = await tokenOf(page)
    await signIn('Continue')
    await row.getByText('treasurer').waitFor()
    // The server has ended the old token, but not the new one.
    await expect.poll(() => statusWith(server, before)).toBe(401)
    expect(await statusWith(server, await tokenOf(page))).toBe(200)
  })
})
