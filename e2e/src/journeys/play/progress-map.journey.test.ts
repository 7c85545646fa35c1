import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { playThrough } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

describe('the map of progress', () => {
  it('opens from the profile, says where to begin, and shows a won level', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/profile/')
    await page.getByRole('link', { name: text('map.title') }).click()
    await page.getByRole('heading', { name: text('map.begin_title') }).waitFor()
    const island = (path: string) => page.locator(`ol > li:has(a[href="${path}"])`)
    const food = island('/quiz-zone/food/')
    await food.getByText(text('map.levels_won', { won: 0, total: 6 }), { exact: true }).waitFor()
    // The map marks one stop as the next, and its island has the character.
    await expect.poll(() => page.locator('[aria-current=step]').count()).toBe(1)
    await expectAccessible(page)

    await playThrough(player, { category: 'food', level: 1 }, 10)
    await page.reload()
    await food.getByText(text('map.levels_won', { won: 1, total: 6 }), { exact: true }).waitFor()
    await expect.poll(() => food.locator('[aria-current=step]').textContent()).toContain(text('map.next', { level: 2 }))
    await page.getByText(text('map.stars', { stars: 3 }), { exact: true }).waitFor()

    // On the smallest phone the islands lie below each other, and none is wider than the screen.
    await page.setViewportSize({ width: 320, height: 568 })
    const sides = () => page.locator('main ol > li').evaluateAll(islands => islands.map(one => one.getBoundingClientRect().right <= 320))
    await expect.poll(async () => new Set(await sides())).toEqual(new Set([true]))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)

    await page.getByRole('link', { name: /level 2$/ }).click()
    await expect.poll(() => page.url()).toContain('/quiz-zone/food/')
  })

  itDeep('opens from the quiz zone, and offers a retry when it cannot load', async ({ visit, player }) => {
    const { page, noise } = await visit({ player })
    noise.allow(/get_progress_map/)
    await page.goto('/quiz-zone/')
    await page.route('**/api/get_progress_map', route => route.abort())
    await page.getByRole('link', { name: text('map.title') }).click()
    const retry = page.getByRole('button', { name: text('action.retry') })
    await retry.waitFor()
    await page.unroute('**/api/get_progress_map')
    await retry.click()
    await page.getByRole('heading', { name: text('map.begin_title') }).waitFor()
  })
})
