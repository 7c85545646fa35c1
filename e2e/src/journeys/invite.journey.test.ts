import { describe, expect } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { it } from '../harness/journey.ts'
import { text } from '../harness/texts.ts'

describe('the invite page', () => {
  it('shares the link through the sheet of the device', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true, isNew: true })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: ShareData) => document.body.setAttribute('data-shared', url ?? ''),
      })
    })
    await page.goto('/profile/invite/')
    await page.getByText(player.user.refer_code, { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('profile.share') }).click()
    await expect.poll(() => page.locator('body').getAttribute('data-shared')).toMatch(`/auth/sign-up/?ref=${player.user.refer_code}`)
  })
})
