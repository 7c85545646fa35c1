import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { food, modeTile, openHub, playThrough, startLevel } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const place = (page: Page) => page.getByRole('navigation', { name: text('nav.main') }).locator('[aria-current=page]')

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('the page of all modes', () => {
  it('says where the player stands in each mode, and is the current place on the pages of a mode', async ({ visit, player }) => {
    await playThrough(player, food, 7)
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/')
    await openHub(page)
    await modeTile(page, 'daily_quiz').getByText(text('hub.daily_open')).waitFor()
    await modeTile(page, 'quiz_zone')
      .getByText(text('home.continue_title', { place: 'Food and drink', level: 2 }))
      .waitFor()
    await expect.poll(() => tiles(page).count()).toBe(16)
    await expect.poll(() => place(page).innerText()).toBe(text('nav.play'))
    await page.getByText(/categories of the quiz zone are locked/).waitFor()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await expect.poll(() => overflow(page)).toBe(0)
    await modeTile(page, 'maths').click()
    await page.waitForURL(/\/math-mania\/$/)
    await expect.poll(() => place(page).innerText()).toBe(text('nav.play'))

    await startLevel(page)
    await page.goto('/play/')
    await modeTile(page, 'quiz_zone').getByText(text('hub.open')).waitFor()
  })
})
