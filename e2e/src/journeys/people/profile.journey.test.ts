import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'
import { coinsShown, food, levelButton, playThrough } from '../../harness/playing.ts'
import { newPlayer } from '../../harness/players.ts'
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

describe('a long name', () => {
  const name = 'Maximiliana Konstantinopolitanskaya von und zu Hohenzollern-Sigmaringen-Auersperg'.slice(0, 80)

  /** Every element that has the name in its own words, and takes more than three lines with it. */
  const tooLong = (page: Page) =>
    page.evaluate(words => {
      const own = (one: Element) => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent?.includes(words))
      const blockOf = (one: Element): Element =>
        getComputedStyle(one).display.startsWith('inline') && one.parentElement ? blockOf(one.parentElement) : one
      const blocks = [...document.body.querySelectorAll('*')].filter(own).map(blockOf)
      const lines = (one: Element) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)
      return blocks.filter(one => lines(one) > 3.5).map(one => `${one.localName}.${one.className}`)
    }, name)

  it('takes three lines at most, also in a sentence', async ({ visit }) => {
    const player = await newPlayer(serverUrl(), name)
    await playThrough(player, food, 9)
    const { page } = await visit({ player, isPhone: true })
    for (const address of ['/', '/profile/', '/leaderboard/?period=all']) {
      await page.goto(address)
      await page.getByText(name, { exact: false }).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await tooLong(page), address).toEqual([])
    }
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
