import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { it, itDeep } from '../harness/journey.ts'
import { food, modeTile, openHub, playThrough, startLevel } from '../harness/playing.ts'
import { text } from '../harness/texts.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const place = (page: Page) => page.getByRole('navigation', { name: text('nav.main') }).locator('[aria-current=page]')

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('the page of all modes', () => {
  it('says how each stands for the player, and is where their pages belong', async ({ visit, player }) => {
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

  it('is open to guests, who are asked in by the modes, and has them all when the server is silent', async ({ visit, player }) => {
    const { page } = await visit()
    await page.goto('/play/')
    await page.getByText(text('hub.guest')).waitFor()
    await expect.poll(() => tiles(page).count()).toBe(16)
    await expectAccessible(page)
    await modeTile(page, 'daily_quiz').click()
    await page.waitForURL(/\/auth\/login\/$/)

    const own = await visit({ player })
    own.noise.allow(/503/)
    await own.page.route('**/api/get_player_home', route => route.fulfill({ status: 503 }))
    await own.page.goto('/play/')
    await own.page.getByRole('alert').waitFor()
    await expect.poll(() => tiles(own.page).count()).toBe(16)
  })

  itDeep('leads into every way to play', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/play/')
    await expect.poll(() => tiles(page).count()).toBe(16)
    const paths = await tiles(page).evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('alert').count(), path).toBe(0)
    }
  })
})
