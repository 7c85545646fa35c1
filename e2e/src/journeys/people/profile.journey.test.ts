import sharp from 'sharp'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { coinsShown, levelButton } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f7d62' } })
    .jpeg()
    .toBuffer()

describe('the profile', () => {
  it('accepts a JPEG picture and refuses an SVG file', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/profile/')
    const file = page.locator('input[type=file]')
    await file.setInputFiles({
      name: 'me.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
    await page.getByText(text('profile.picture_type')).waitFor()
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() })
    await page.getByRole('button', { name: text('profile.picture_save') }).press('Enter')
    await page.getByText(text('profile.picture_saved')).waitFor()
    const change = page.getByRole('button', { name: text('profile.picture_change') })
    await expect.poll(() => change.evaluate(button => button === document.activeElement)).toBe(true)
    await expect.poll(() => page.locator('header img[src*="/media/"]').count()).toBe(1)
    await expectAccessible(page)
    const { data } = await player.ask('get_user_by_id', {})
    expect(data.profile).toMatch(/^\/media\//)
  })
})

describe('coins', () => {
  it('unlock a premium category once, and the coin history lists it', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/quiz-zone/inventions/')
    await levelButton(page, 1).waitFor()
    await expect.poll(() => levelButton(page, 1).isDisabled()).toBe(true)
    await expectAccessible(page)
    const unlock = page.getByRole('button', { name: text('catalogue.unlock_for', { price: '50 coins' }) })
    await unlock.click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('catalogue.unlock_for', { price: '50 coins' }) })
      .click()
    await expect.poll(() => levelButton(page, 1).isEnabled()).toBe(true)
    await expect.poll(() => coinsShown(page)).toBe(50)
    await page.locator('[data-purse]').click()
    await page.getByText(text('wallet.title.premium_category')).waitFor()
    await page.getByText(text('wallet.title.welcome_bonus')).waitFor()
    await expectAccessible(page)
  })
})
