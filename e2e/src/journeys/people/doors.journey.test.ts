import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { isFocused } from '../../harness/keyboard.ts'
import { anyOption, doorLink, food, modeTile, playThrough } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

const place = (page: Page) => page.getByRole('navigation', { name: text('nav.main') }).locator('[aria-current=page]')
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
/** The words of the five doors do not touch each other. */
const overlaps = (page: Page) =>
  page
    .getByRole('navigation', { name: text('nav.main') })
    .getByRole('link')
    .evaluateAll(links => links.filter(link => link.scrollWidth > link.clientWidth).length)

/** Between the top of the window and the navigation at its bottom. */
const isInSight = (one: Locator) =>
  one.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= (document.querySelector('nav')?.getBoundingClientRect().top ?? 0)
  })

describe('the five doors', () => {
  it('say where the player stands, lead to every mode, and fit the smallest phone', async ({ visit, player }) => {
    await playThrough(player, food, 7)
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/')
    await page.setViewportSize({ width: 320, height: 568 })
    for (const door of ['learn', 'duel', 'train', 'exams'] as const) {
      await doorLink(page, door).click()
      await page.getByRole('heading', { level: 1, name: text(`door.name_${door}`) }).waitFor()
      await expect.poll(() => place(page).innerText()).toBe(text(`door.name_${door}`))
      if (door === 'learn') await page.locator('[aria-current=step]').waitFor()
      else await page.getByRole('main').getByRole('listitem').first().waitFor()
      await expect.poll(() => overflow(page)).toBe(0)
      expect(await overlaps(page)).toBe(0)
      await expectAccessible(page)
    }
    await modeTile(page, 'exam').click()
    await page.waitForURL(/\/exam-module\/$/)
    await expect.poll(() => place(page).innerText()).toBe(text('door.name_exams'))
  })
})

describe('the page Learn', () => {
  it('says where to begin, shows a won level, and starts the next one', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/learn/')
    await page.getByRole('heading', { name: text('map.begin_title') }).waitFor()
    const fold = page.getByRole('button', { name: text('learn.levels_of', { place: 'Food and drink' }) })
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false')
    await fold.click()
    const subject = page.locator('li:has(a[href="/quiz-zone/food/"])')
    await subject.getByText(text('map.levels_won', { won: 0, total: 6 }), { exact: true }).waitFor()
    await expect.poll(() => page.locator('[aria-current=step]').count()).toBe(1)
    await expectAccessible(page)

    await playThrough(player, { category: 'food', level: 1 }, 10)
    await page.reload()
    await expect.poll(() => fold.count()).toBe(0)
    await subject.getByText(text('map.levels_won', { won: 1, total: 6 }), { exact: true }).waitFor()
    const next = subject.locator('[aria-current=step]')
    await expect.poll(() => next.getAttribute('aria-label')).toBe(text('learn.level_next', { level: 2 }))
    await page.getByText(text('map.stars', { stars: 3 }), { exact: true }).waitFor()
    await next.click()
    await anyOption(page).waitFor()
    await expect.poll(() => page.url()).toContain('/quiz-zone/play/')
  })

  it('opens at the next stop, and on the way back where the player left it', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/learn/')
    const next = page.locator('[aria-current=step]')
    await expect.poll(() => isInSight(next)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await isFocused(next)).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => isInSight(next)).toBe(false)
    await doorLink(page, 'duel').click()
    await page.getByRole('heading', { level: 1, name: text('door.name_duel') }).waitFor()
    await page.goBack()
    await next.waitFor()
    expect(await isInSight(next)).toBe(false)
    await doorLink(page, 'duel').click()
    await page.getByRole('heading', { level: 1, name: text('door.name_duel') }).waitFor()
    await doorLink(page, 'learn').click()
    await expect.poll(() => isInSight(next)).toBe(true)
  })
})
