import { describe, expect } from 'vitest'
import sharp from 'sharp'
import { expectAccessible } from '../harness/accessibility.ts'
import { it } from '../harness/journey.ts'
import { coinsShown, food, levelButton, playThrough } from '../harness/playing.ts'
import { text } from '../harness/texts.ts'

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f7d62' } })
    .jpeg()
    .toBuffer()

describe('the profile', () => {
  it('takes a new name and a number, and keeps them', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/profile/')
    const field = (key: 'profile.name' | 'profile.mobile') => page.getByRole('textbox', { name: text(key) })
    await expect.poll(() => field('profile.name').inputValue()).toBe(player.name)
    await expectAccessible(page)
    await field('profile.name').fill('zeynep şahin')
    await field('profile.mobile').fill('+34 600 123 456')
    await page.getByRole('button', { name: text('profile.save'), exact: true }).click()
    await page.getByText(text('profile.saved')).waitFor()
    await page.reload()
    await expect.poll(() => field('profile.name').inputValue()).toBe('Zeynep şahin')
    await expect.poll(() => field('profile.mobile').inputValue()).toBe('+34600123456')
  })

  it('takes a picture and refuses what is none', async ({ visit, player }) => {
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
    await page.getByRole('button', { name: text('profile.picture_save') }).click()
    await page.getByText(text('profile.picture_saved')).waitFor()
    await expect.poll(() => page.locator('header img[src*="/media/"]').count()).toBe(1)
    await expectAccessible(page)
    const { data } = await player.ask('get_user_by_id', {})
    expect(data.profile).toMatch(/^\/media\//)
  })

  it('ends the account for good once the word is typed', async ({ visit, player }) => {
    const { page, noise } = await visit({ player })
    noise.allow(/sign-in\/email/)
    await page.goto('/profile/')
    await page.getByRole('button', { name: text('profile.delete') }).click()
    const forGood = page.getByRole('button', { name: text('profile.delete_forever') })
    await forGood.waitFor()
    await expectAccessible(page)
    expect(await forGood.isDisabled()).toBe(true)
    await page.getByRole('dialog').getByRole('textbox').fill(text('profile.delete_word'))
    await forGood.click()
    await page.getByText(text('home.hello_guest')).waitFor()
    await page.goto('/auth/login/')
    await page.getByLabel(text('auth.email'), { exact: true }).fill(player.email)
    await page.getByLabel(text('auth.password'), { exact: true }).fill(player.password)
    await page.getByRole('button', { name: text('auth.log_in'), exact: true }).click()
    await page.getByText(text('auth.wrong_credentials')).waitFor()
  })
})

describe('coins', () => {
  it('unlock a premium category once, and the history says so', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/quiz-zone/flags/')
    await levelButton(page, 1).waitFor()
    expect(await levelButton(page, 1).isDisabled()).toBe(true)
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

  it('are listed by kind', async ({ visit, player }) => {
    await player.ask('unlock_premium_category', { category: 'flags' })
    const { page } = await visit({ player })
    await page.goto('/coin-history/')
    await page
      .getByText(text('wallet.balance_after', { balance: 50 }))
      .first()
      .waitFor()
    await page.getByText(text('wallet.filter_income'), { exact: true }).click()
    await expect.poll(() => page.getByText(text('wallet.title.premium_category')).count()).toBe(0)
    await page.getByText(text('wallet.title.welcome_bonus')).waitFor()
  })
})

describe('statistics', () => {
  it('are empty at first and count what was played', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/profile/statistics/')
    await page.getByText(text('statistics.empty'), { exact: true }).waitFor()
    await expectAccessible(page)
    await playThrough(player, food, 7)
    await page.goto('/')
    await page.goto('/profile/statistics/')
    await page.getByRole('region', { name: text('statistics.totals') }).waitFor()
    await page.getByText(text('statistics.mode_quiz_zone'), { exact: true }).waitFor()
    await page.getByText('70%').first().waitFor()
    await expectAccessible(page)
  })
})
