import { describe, expect, inject } from 'vitest'
import sharp from 'sharp'
import { expectAccessible } from '../harness/accessibility.ts'
import { it } from '../harness/journey.ts'
import { newPlayer } from '../harness/players.ts'
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
    const save = page.getByRole('button', { name: text('profile.save'), exact: true })
    await save.press('Enter')
    await page.getByText(text('profile.saved')).waitFor()
    await expect.poll(() => save.evaluate(button => button === document.activeElement)).toBe(true)
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
    await page.getByRole('button', { name: text('profile.picture_save') }).press('Enter')
    await page.getByText(text('profile.picture_saved')).waitFor()
    const change = page.getByRole('button', { name: text('profile.picture_change') })
    await expect.poll(() => change.evaluate(button => button === document.activeElement)).toBe(true)
    await expect.poll(() => page.locator('header img[src*="/media/"]').count()).toBe(1)
    await expectAccessible(page)
    const { data } = await player.ask('get_user_by_id', {})
    expect(data.profile).toMatch(/^\/media\//)
  })

  it('counts days in the zone of the player', async ({ visit }) => {
    // A zone where the date differs from that of nearly every browser.
    const timeZone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
    const player = await newPlayer(inject('serverUrl'), 'Nalani of the isles', timeZone)
    const { page } = await visit({ player })
    await page.goto('/profile/')
    const date = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'medium' }).format(new Date(player.user.date_registered))
    await page.getByText(text('profile.since', { date })).waitFor()
  })

  it('ends the account for good once the word is typed', async ({ visit, player }) => {
    const { page, noise } = await visit({ player })
    noise.allow(/sign-in\/email/)
    await page.goto('/profile/')
    await page.getByRole('button', { name: text('profile.delete') }).click()
    const forGood = page.getByRole('button', { name: text('profile.delete_forever') })
    await forGood.waitFor()
    await expectAccessible(page)
    await expect.poll(() => forGood.isDisabled()).toBe(true)
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

  it('are paid though the dialog was closed meanwhile, and nothing waits for what is read anew', async ({ visit, player }) => {
    const { page } = await visit({ player })
    const isLet = Promise.withResolvers<void>()
    await page.route('**/api/unlock_premium_category', async route => {
      await isLet.promise
      await route.continue()
    })
    await page.goto('/quiz-zone/inventions/')
    const unlock = page.getByRole('button', { name: text('catalogue.unlock_for', { price: '50 coins' }) })
    await unlock.click()
    const name = (await page.getByRole('heading', { level: 1, includeHidden: true }).textContent()) ?? ''
    // The reload after the purchase never gets a reply.
    await page.route('**/api/get_level_data', () => {})
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('catalogue.unlock_for', { price: '50 coins' }) })
      .click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    isLet.resolve()
    await page.getByText(text('catalogue.bought', { category: name })).waitFor()
    await expect.poll(() => coinsShown(page)).toBe(50)
  })

  it('are listed by kind', async ({ visit, player }) => {
    await player.ask('unlock_premium_category', { category: 'inventions' })
    const { page } = await visit({ player })
    await page.goto('/coin-history/')
    await page
      .getByText(text('wallet.balance_after', { balance: 50 }))
      .first()
      .waitFor()
    const place = page.getByRole('navigation', { name: text('nav.main') }).getByRole('link', { name: text('nav.me'), exact: true })
    await expect.poll(() => place.getAttribute('aria-current')).toBe('page')
    await page
      .getByRole('navigation', { name: text('profile.title'), exact: true })
      .getByRole('link')
      .waitFor()
    await page.getByText(text('wallet.filter_income'), { exact: true }).click()
    await expect.poll(() => page.getByText(text('wallet.title.premium_category')).count()).toBe(0)
    await page.getByText(text('wallet.title.welcome_bonus')).waitFor()
  })
})

describe('a long list', () => {
  it('goes on for the keyboard where the next rows begin', async ({ visit, player }) => {
    const { page } = await visit({ player })
    const [bonus] = (await player.ask('get_tracker_data', {})).data
    const sizes = [30, 1]
    let rows = 0
    await page.route('**/api/get_tracker_data', async route => {
      const data = Array.from({ length: sizes.shift() ?? 0 }, () => ({ ...bonus, id: ++rows }))
      await route.fulfill({ json: { error: false, message: 'ok', data, total: 31 } })
    })
    await page.goto('/coin-history/')
    const listed = page.getByRole('main').getByText(text('wallet.title.welcome_bonus'))
    await expect.poll(() => listed.count()).toBe(30)
    await page.getByRole('button', { name: text('wallet.more') }).press('Enter')
    await expect.poll(() => listed.count()).toBe(31)
    await expect.poll(() => page.evaluate(() => document.activeElement === [...document.querySelectorAll('main li')].at(-1))).toBe(true)
    await expect.poll(() => page.getByRole('button', { name: text('wallet.more') }).count()).toBe(0)
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
    await page.getByText(text('mode.name_quiz_zone'), { exact: true }).first().waitFor()
    await page.getByText('70%').first().waitFor()
    await expectAccessible(page)
  })
})
