import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightKey } from '../../harness/answers.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import {
  answer,
  coinsShown,
  goOn,
  placesOfWords,
  secondsLeft,
  seekClaim,
  seekOptions,
  shown,
  startLevel,
  startWithClaim,
} from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

type Lifeline = 'fifty_fifty' | 'audience_poll' | 'reset_timer' | 'skip'
const lifeline = (page: Page, name: Lifeline) => page.getByRole('button', { name: text(`play.lifeline_${name}`) })
const use = (page: Page, name: Lifeline) => lifeline(page, name).click()
const refusal = (page: Page, code: 'lifeline_used' | 'lifeline_excluded' | 'lifeline_not_allowed' | 'not_enough_coins') =>
  page
    .getByText(text(`refusal.${code}`))
    .first()
    .waitFor()

/** The page shows an estimated poll, or a real one once other journeys have answered the question often enough. */
const pollWords = new RegExp(`${text('play.poll_estimated')}|${text('play.poll_real_other', { shown: '\\d+' })}`)
const removed = (page: Page) => page.locator('button[aria-keyshortcuts][data-removed]')

describe('a lifeline', () => {
  it('is free the first time and costs two coins afterwards, and each of the four has its effect', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    await seekOptions(page)
    const price = text('play.price_other', { shown: 2 })
    await page.getByText(text('play.lifelines_free_one', { price }), { exact: true }).waitFor()
    await use(page, 'fifty_fifty')
    await expect.poll(() => removed(page).count()).toBe(2)
    await page.getByText(text('play.lifelines_price', { price }), { exact: true }).waitFor()
    const left = await removed(page).evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-keyshortcuts')))
    expect(left).not.toContain(rightKey(await shown(page)))
    await expect.poll(() => coinsShown(page)).toBe(100)
    await expectAccessible(page)

    const asked = await answer(page, 'right')
    await goOn(page, asked)
    const { play } = await player.ask('get_play', {})
    /** The seconds that the clock has gained over the old deadline, whenever the journey measures them. */
    const gained = async () => (await secondsLeft(page)) - (Date.parse(play?.deadline ?? '') - Date.now()) / 1000
    await expect.poll(() => secondsLeft(page), { timeout: 15_000 }).toBeLessThan(28)
    await use(page, 'reset_timer')
    await expect.poll(gained).toBeGreaterThan(2.5)
    await expect.poll(() => coinsShown(page)).toBe(98)

    const { question } = await shown(page)
    await use(page, 'skip')
    await expect.poll(async () => (await shown(page)).question).not.toBe(question)
    await expect.poll(() => coinsShown(page)).toBe(96)
    await page.getByText(`· ${text('play.level', { level: 1 })}`).waitFor()

    // The poll needs another play: no play has both 50/50 and the poll.
    await player.ask('finish_play', { play_id: play?.id ?? 0 })
    await startLevel(page)
    await seekOptions(page)
    const before = await placesOfWords(page)
    await use(page, 'audience_poll')
    await page.getByText(pollWords).waitFor()
    expect(await placesOfWords(page)).toEqual(before)
    const shares = page.locator('button[aria-keyshortcuts]').getByText(/^\d+\s?%$/)
    const total = async () => (await shares.allTextContents()).reduce((sum, share) => sum + Number.parseInt(share, 10), 0)
    await expect.poll(total).toBe(100)
    await expectAccessible(page)
  })

  it('works once in a play', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    await use(page, 'reset_timer')
    await lifeline(page, 'reset_timer').getByText(text('play.used')).waitFor({ state: 'attached' })
    await lifeline(page, 'reset_timer').click({ force: true })
    await refusal(page, 'lifeline_used')
    await expect.poll(() => coinsShown(page)).toBe(100)
  })

  itDeep('excludes its counterpart: the poll excludes 50/50, and 50/50 excludes the poll', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    await seekOptions(page)
    await use(page, 'audience_poll')
    await page.getByText(pollWords).waitFor()
    await lifeline(page, 'fifty_fifty').click({ force: true })
    await refusal(page, 'lifeline_excluded')
    await expect.poll(() => removed(page).count()).toBe(0)
    await expect.poll(() => coinsShown(page)).toBe(100)

    // The reverse order, in another play.
    await player.ask('get_play', {}).then(({ play }) => play && player.ask('finish_play', { play_id: play.id }))
    await startLevel(page)
    await seekOptions(page)
    await use(page, 'fifty_fifty')
    await expect.poll(() => removed(page).count()).toBe(2)
    await lifeline(page, 'audience_poll').click({ force: true })
    await refusal(page, 'lifeline_excluded')
  })

  itDeep('that needs several options is not allowed on a true-or-false question', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startWithClaim(page, player)
    await seekClaim(page)
    await lifeline(page, 'fifty_fifty').click({ force: true })
    await refusal(page, 'lifeline_not_allowed')
    await expectAccessible(page)
    await expect.poll(() => coinsShown(page)).toBe(100)
  })

  it('is refused to a player who cannot pay', async ({ visit, player }) => {
    for (const category of ['inventions', 'logarithms']) await player.ask('unlock_premium_category', { category })
    const { page } = await visit({ player })
    await page.goto('/')
    await expect.poll(() => coinsShown(page)).toBe(0)
    await startLevel(page)
    // The first lifeline is free.
    await use(page, 'reset_timer')
    await lifeline(page, 'reset_timer').getByText(text('play.used')).waitFor()
    await lifeline(page, 'skip').click({ force: true })
    await refusal(page, 'not_enough_coins')
  })

  it('that the player used in another tab shows as used here, and costs no coins', async ({ visit, player }) => {
    const { page, context } = await visit({ player })
    await startLevel(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await shown(other)
    await use(page, 'reset_timer')
    await lifeline(page, 'reset_timer').getByText(text('play.used')).waitFor()
    await other.bringToFront()
    // The tab may already know that the lifeline is used, and show it so before the press.
    await lifeline(other, 'reset_timer').click({ force: true })
    await lifeline(other, 'reset_timer').getByText(text('play.used')).waitFor()
    await expect.poll(async () => (await player.ask('get_user_coin_score', {})).data.coins).toBe(100)
  })
})
