import type { Locator, Page } from '@playwright/test'
import { settled } from '../../harness/accessibility.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { answer, anyOption, food, goOn, placesOfWords, playThrough, startLevel } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

interface Shift {
  value: number
  moved: string[]
}

/** Counts every layout shift, including those right after a click, because an answer must not move anything either. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && typeof entry.value === 'number' && 'sources' in entry && Array.isArray(entry.sources))) continue
        const moved = entry.sources.map(({ node }: { node: Node | null }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : '',
        )
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => ('shifts' in window ? (window.shifts as Shift[]) : []))
}

const sum = (shifts: Shift[]) => shifts.reduce((total, { value }) => total + value, 0)

/** The words in the line of the score that the points of an answer lie on. They have a place of their own there. */
const crossedByGain = (page: Page) =>
  page.evaluate(() => {
    const gain = document.querySelector('[data-gained]')
    const line = gain?.closest('p')
    if (!gain || !line) return []
    const { left, right, top, bottom } = gain.getBoundingClientRect()
    const words = [...line.querySelectorAll('*')].filter(one => one.childElementCount === 0 && one !== gain && !one.contains(gain))
    return words.flatMap(one => {
      const box = one.getBoundingClientRect()
      return box.left < right && left < box.right && box.top < bottom && top < box.bottom ? [one.textContent] : []
    })
  })

describe('the play screen', () => {
  for (const isPhone of [true, false])
    it(`stands still from question to feedback (phone: ${isPhone})`, async ({ visit, player }) => {
      const { page, noise } = await visit({ player, isPhone, hasMotion: true, isNew: true })
      // The route blocks fonts: a late font may change line breaks at random, and only the page's own shifts count here.
      noise.allow(/\.woff2/)
      await page.route('**/*.woff2', route => route.abort())
      const shifts = await watchShifts(page)
      await startLevel(page)
      const address = page.url()
      for (const how of ['right', 'wrong'] as const) {
        // Reloads the page as well: the skeleton must have the shape of the content.
        await page.goto(address)
        await anyOption(page).waitFor()
        const before = await placesOfWords(page)
        const asked = await answer(page, how)
        await settled(page)
        expect(await placesOfWords(page)).toEqual(before)
        expect(await crossedByGain(page)).toEqual([])
        const seen = await shifts()
        expect(sum(seen), JSON.stringify(seen)).toBeLessThan(0.02)
        await goOn(page, asked)
      }
    })
})

describe('the home page', () => {
  for (const isFirstDay of [true, false])
    it(`stands still while its parts load late (first day: ${isFirstDay})`, async ({ visit, player }) => {
      if (!isFirstDay) await playThrough(player, food, 10)
      const { page, noise } = await visit({ player, isPhone: true, isNew: true })
      noise.allow(/\.woff2/)
      await page.route('**/*.woff2', route => route.abort())
      const isSettled = Promise.withResolvers<void>()
      await page.route('**/api/get_player_home', async route => {
        await isSettled.promise
        await route.continue()
      })
      const shifts = await watchShifts(page)
      await page.goto('/')
      await page.getByText(text('home.hello_player', { name: player.name })).waitFor()
      await page.locator('[aria-busy=true]').first().waitFor()
      isSettled.resolve()
      const last = isFirstDay
        ? page.getByText(text('quests.difficulty_hard'))
        : page.getByRole('heading', { level: 2, name: text('home.board') })
      await last.waitFor()
      await page.waitForLoadState('networkidle')
      const seen = await shifts()
      expect(sum(seen), JSON.stringify(seen)).toBeLessThan(0.005)
    })
})

describe('the profile', () => {
  it('stands still while its badges load, with the arrow beside them', async ({ visit, player }) => {
    const { page, noise } = await visit({ player, isPhone: true, isNew: true })
    noise.allow(/\.woff2/)
    await page.route('**/*.woff2', route => route.abort())
    await page.route('**/api/get_user_badges', async route => {
      const reply: { data: object[] } = await (await route.fetch()).json()
      const won = reply.data.map((badge, index) =>
        index < 3 ? { ...badge, status: 'claimed', unlocked_at: '2026-11-22T10:00:00.000Z' } : badge,
      )
      await route.fulfill({ json: { ...reply, data: won } })
    })
    const shifts = await watchShifts(page)
    await page.goto('/profile/')
    const row = page.getByRole('main').getByRole('link', { name: new RegExp(text('badges.title')) })
    await expect.poll(() => row.innerText()).toContain('15')
    await page.waitForLoadState('networkidle')
    const seen = await shifts()
    expect(sum(seen), JSON.stringify(seen)).toBeLessThan(0.02)
    const middle = (part: Locator) => part.evaluate(one => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2)
    expect(Math.abs((await middle(row)) - (await middle(row.locator('> svg'))))).toBeLessThan(2)
  })
})

describe('a page', () => {
  it('starts at its top after a full load, however far the player had scrolled the page before', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/profile/')
    await page.waitForLoadState('networkidle')
    // The scroll repeats until the page is long enough.
    const scroll = () => {
      window.scrollTo(0, 300)
      return window.scrollY
    }
    await expect.poll(() => page.evaluate(scroll)).toBe(300)
    await page.goto('/settings/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})
