import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { anyOption, food, playIdOf, playThrough } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

const next = (page: Page) => page.getByRole('region', { name: text('home.next') })
const hero = (page: Page, title: string) => next(page).getByRole('heading', { level: 1, name: title })
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()

describe('the home page', () => {
  it('offers a newcomer one game, and after the first play the daily quiz; one tap starts each of them', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/')
    await hero(page, text('home.first_title')).waitFor()
    await expect.poll(() => headings(page)).toEqual([text('quests.title')])
    await expect.poll(() => next(page).getByRole('listitem').count()).toBe(3)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1.5 * 844)
    await expectAccessible(page)
    await page.getByRole('button', { name: text('home.first_start') }).click()
    await anyOption(page).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/quiz-zone\/play\/\d+\/$/)
    await player.ask('finish_play', { play_id: playIdOf(page) })

    await page.goto('/')
    await hero(page, text('home.daily_title')).waitFor()
    await page.getByRole('button', { name: text('daily.start') }).click()
    // The question may have any type, because other journeys write questions, too.
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/quiz-play\/daily-quiz-dashboard\/play\/\d+\/$/)
  })

  it('shows no shelf before it knows their order, and marks the player however long the name is', async ({ visit, player }) => {
    await playThrough(player, food, 9)
    const { page } = await visit({ player, isPhone: true })
    const isAsked = Promise.withResolvers<void>()
    const isLet = Promise.withResolvers<void>()
    await page.route('**/api/get_web_home_settings', async route => {
      isAsked.resolve()
      await isLet.promise
      await route.fulfill({ json: { error: false, message: 'ok', data: { hero: null, sections: ['leaderboard', 'modes'], slides: [] } } })
    })
    const mine = {
      user_id: player.user.id,
      name: 'A name that goes on and on for as long as names may',
      profile: null,
      score: 9,
      user_rank: 1,
    }
    await page.route('**/api/get_globle_leaderboard', route =>
      route.fulfill({
        json: { error: false, message: 'ok', data: { top_three_ranks: [mine], my_rank: mine, other_users_rank: [] }, total: 1 },
      }),
    )
    await page.goto('/')
    await isAsked.promise
    await page.getByText(text('home.hello_player', { name: player.name })).waitFor()
    const shelves = page.getByRole('heading', { level: 2 })
    await expect.poll(() => shelves.allTextContents()).toEqual([text('quests.title')])
    isLet.resolve()
    await expect.poll(() => shelves.allTextContents()).toEqual([text('quests.title'), text('home.board')])
    const edge = (words: string, side: 'left' | 'right') =>
      page.getByText(words, { exact: true }).evaluate((element, name) => element.getBoundingClientRect()[name], side)
    const gap = async () => (await edge('9', 'left')) - (await edge(text('home.you'), 'right'))
    await expect.poll(gap, { message: 'the mark stands before the score' }).toBeGreaterThanOrEqual(0)
  })

  it('counts badges to claim, and the quiz zone marks a category as played, not as won', async ({ visit, player }) => {
    await playThrough(player, food, 10)
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/')
    const badges = next(page)
      .getByRole('listitem')
      .filter({ hasText: text('badges.title') })
    await badges.getByText(/to claim/).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1830)
    const figure = next(page).locator('svg[data-mood]')
    await figure.waitFor()
    await page.setViewportSize({ width: 320, height: 568 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expect.poll(() => figure.isVisible(), { message: 'no figure behind the button' }).toBe(false)
    expect(await badges.innerText()).not.toContain('%')
    await page.goto('/quiz-zone/')
    const played = page.getByRole('link', { name: /Food and drink/ })
    await expect.poll(() => played.innerText()).toContain(text('catalogue.played'))
    expect(await played.getByRole('img', { name: text('catalogue.played') }).count()).toBe(0)
  })

  it('has its scroll position again after Back, and the page in between starts at its top', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/')
    await page.getByText(text('home.hello_guest')).waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.goto('/privacy-policy/')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })
})
