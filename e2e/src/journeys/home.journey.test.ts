import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { rightAnswer } from '../harness/answers.ts'
import { current } from '../harness/answering.ts'
import { it, itDeep } from '../harness/journey.ts'
import { anyOption, food, modeTile, playIdOf, playThrough, startLevel } from '../harness/playing.ts'
import type { Player } from '../harness/players.ts'
import { text } from '../harness/texts.ts'

const next = (page: Page) => page.getByRole('region', { name: text('home.next') })
const hero = (page: Page, title: string) => next(page).getByRole('heading', { level: 1, name: title })
/** Finds a tile by its text. */
const tile = (page: Page, words: string) => next(page).getByRole('listitem').filter({ hasText: words })

async function takeDailyQuiz(player: Player): Promise<void> {
  const { data, play } = await player.ask('get_daily_quiz', {})
  for (const question of data) {
    await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer: rightAnswer(question) })
  }
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()

describe('the home page', () => {
  it('asks a newcomer for one thing alone, which one tap starts; the next day begins with the quiz of the day, in one tap', async ({
    visit,
    player,
  }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/')
    await hero(page, text('home.first_title')).waitFor()
    await expect.poll(() => headings(page)).toEqual([text('home.modes'), text('home.categories')])
    expect(await next(page).getByRole('listitem').count()).toBe(0)
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
    // Of any type: other journeys write questions, too.
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/quiz-play\/daily-quiz-dashboard\/play\/\d+\/$/)
  })

  itDeep(
    'says what to do next: what is open, then the next level, with what the day holds',
    { timeout: 90_000 },
    async ({ visit, player }) => {
      const { page } = await visit({ player })
      await startLevel(page)
      const question = await current(page, player)
      await page.goto('/')
      await hero(page, text('home.open_title')).waitFor()
      await page.getByText(text('home.open_text', { number: 1, total: 10 })).waitFor()
      await expectAccessible(page)
      await next(page)
        .getByRole('link', { name: text('home.carry_on') })
        .click()
      await expect.poll(() => current(page, player)).toEqual(question)

      const { play } = await player.ask('get_play', {})
      await player.ask('finish_play', { play_id: play?.id ?? 0 })
      await playThrough(player, food, 9)
      await takeDailyQuiz(player)
      await page.goto('/')
      const place = 'Food and drink'
      await hero(page, text('home.continue_title', { place, level: 2 })).waitFor()
      await tile(page, text('home.daily_done'))
        .getByRole('img', { name: text('home.streak_of', { days: text('daily.days_one', { shown: 1 }) }) })
        .waitFor()
      await expectAccessible(page)
      await tile(page, text('home.badges_to_claim_one', { shown: 1 }))
        .getByRole('link')
        .click()
      await page.waitForURL(/\/profile\/badges\/$/)
      await playThrough(player, { ...food, level: 2 }, 4)
      await page.goto('/')
      await hero(page, text('home.continue_title', { place, level: 2 })).waitFor()
      await page.getByText(text('home.level_best', { percent: '40%', goal: '60%' })).waitFor()
      await page.getByRole('button', { name: text('catalogue.play_level', { level: 2 }) }).click()
      await anyOption(page).waitFor()
      expect((await player.ask('get_play', {})).play).toMatchObject({ category_slug: 'food', level: 2 })
    },
  )

  it('shows no shelf before it knows which come first, and the player is marked whatever the name', async ({ visit, player }) => {
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
    await expect.poll(() => shelves.count()).toBe(0)
    isLet.resolve()
    await expect.poll(() => shelves.allTextContents()).toEqual([text('home.board'), text('home.modes')])
    const edge = (words: string, side: 'left' | 'right') =>
      page.getByText(words, { exact: true }).evaluate((element, name) => element.getBoundingClientRect()[name], side)
    const gap = async () => (await edge('9', 'left')) - (await edge(text('home.you'), 'right'))
    await expect.poll(gap, { message: 'the mark stands before the score' }).toBeGreaterThanOrEqual(0)
  })

  it('lets guests look around, and asks them in where it takes an account', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/')
    await page.getByText(text('home.hello_guest')).waitFor()
    await modeTile(page, 'daily_quiz').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('To access this feature, please log in.').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await modeTile(page, 'maths').click()
    await dialog.getByRole('link', { name: text('auth.log_in') }).click()
    await page.waitForURL(/\/auth\/login\//)
  })

  it('counts badges to claim, and says of a category that it was played, not that it was won', async ({ visit, player }) => {
    await playThrough(player, food, 10)
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/')
    const badges = next(page)
      .getByRole('listitem')
      .filter({ hasText: text('badges.title') })
    await badges.getByText(/to claim/).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1830)
    await page.setViewportSize({ width: 320, height: 568 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await badges.innerText()).not.toContain('%')
    await page.goto('/quiz-zone/')
    const played = page.getByRole('link', { name: /Food and drink/ })
    await expect.poll(() => played.innerText()).toContain(text('catalogue.played'))
    expect(await played.getByRole('img', { name: text('catalogue.played') }).count()).toBe(0)
  })

  it('is left scrolled down; the next page loaded begins at its beginning, and Back finds the place again', async ({ visit }) => {
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
