import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'
import { field, press } from '../../harness/sign-in-forms.ts'
import { text } from '../../harness/texts.ts'

const path = (page: Page) => new URL(page.url()).pathname

describe('a signed-in player', () => {
  it('finds the live contests at the address of contest plays', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/contest-play/')
    await page.getByRole('heading', { name: text('contest.title_live') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('contest.list') }).click()
    await expect.poll(() => path(page)).toBe('/contest/')
  })

  it('learns at once that an administrator has deactivated the account, and again at the next login', async ({ visit, player }) => {
    const ada = await newStaff(serverUrl(), ['administrator'])
    const { page, noise } = await visit({ player })
    noise.allow(/401|403/)
    await page.goto('/')
    await page.getByText(text('home.hello_player', { name: player.name })).waitFor()
    await page.waitForLoadState('networkidle')
    const said = page.getByText('Your account has been deactivated! Please contact admin.')
    await ada.ask('deactivate_player', { account_id: player.user.id, reason: 'Cheating.' })
    await said.waitFor()
    await page.getByText(text('home.hello_guest')).waitFor()
    await page.goto('/auth/login/')
    await field(page, 'auth.email').fill(player.email)
    await field(page, 'auth.password').fill(player.password)
    await press(page, 'auth.log_in')
    await said.waitFor()
    // Another browser of the player was closed meanwhile. The server refuses its very first call.
    const { page: other, noise: otherNoise } = await visit({ player })
    otherNoise.allow(/401/)
    await other.goto('/profile/')
    await other.getByText('Your account has been deactivated! Please contact admin.').waitFor()
    await expect.poll(() => path(other)).toBe('/')
  })

  // ASVS V7.4.4, V14.3.1
  it('is signed out in every tab at once', async ({ visit, player }) => {
    const { page, context } = await visit({ player })
    const other = await context.newPage()
    await other.goto('/leaderboard/')
    await page.goto('/settings/')
    // Both pages come to rest first: the server refuses calls after the session has ended, and a page logs the refusal as an error.
    for (const one of [other, page]) {
      await one.getByRole('heading', { level: 1 }).waitFor()
      await one.waitForLoadState('networkidle')
    }
    await page.getByRole('button', { name: text('settings.log_out') }).click()
    await page.getByText(text('home.hello_guest')).waitFor()
    await other.getByText(text('home.hello_guest')).waitFor()
    // Nothing about the player stays saved in the browser.
    for (const one of [other, page]) {
      const kept = () => one.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerText]))
      await expect.poll(kept).not.toContain(player.name)
      await expect.poll(kept).not.toContain(player.email)
    }
  })
})
