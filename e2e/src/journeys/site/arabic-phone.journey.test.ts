import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { answer, food, goOn, levelButton, doorLink, playThrough } from '../../harness/playing.ts'
import { isTextKey, text, textIn, type TextKey } from '../../harness/texts.ts'

const arabic = (key: TextKey, values?: Record<string, string | number>) => textIn('arabic', key, values)

const pages = [
  '/quiz-play/daily-quiz-dashboard/',
  '/quiz-play/true-and-false-play/',
  '/self-learning/',
  '/guess-the-word/',
  '/fun-and-learn/nature-texts/',
  '/practice/',
  '/play-bookmark-questions/',
  '/profile/play-bookmark-questions/',
  '/profile/badges/',
  '/profile/notifications/',
  '/profile/invite/',
]

/** Expects a mirrored page without horizontal overflow, English texts or axe violations. */
async function expectGoodArabic(page: Page): Promise<void> {
  const state = await page.evaluate(() => ({
    dir: document.documentElement.dir,
    lang: document.documentElement.lang,
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    words: document.body.innerText.split(/\s+/),
  }))
  expect(state, page.url()).toMatchObject({ dir: 'rtl', lang: 'ar', isTooWide: false })
  expect(state.words.filter(isTextKey), 'texts that are missing').toEqual([])
  await expectAccessible(page)
}

describe('Arabic on a phone', () => {
  itDeep('leads from the settings through a won level, from right to left', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/settings/')
    await page.getByLabel(text('settings.interface_language')).selectOption('arabic')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await page.getByLabel(arabic('settings.content_language'), { exact: true }).selectOption({ label: 'العربية' })
    await expectGoodArabic(page)

    await doorLink(page, 'today', 'arabic').click()
    await page.getByText(arabic('home.hello_player', { name: player.name })).waitFor()
    await expectGoodArabic(page)
    await doorLink(page, 'learn', 'arabic').click()
    await page.locator('[aria-current=step]').waitFor()
    await expectGoodArabic(page)
    await page.getByRole('link', { name: arabic('learn.as_list') }).click()
    await page.getByRole('heading', { level: 1, name: arabic('mode.name_quiz_zone') }).waitFor()
    await page.getByRole('link', { name: /الطعام والشراب/ }).waitFor()
    await expectGoodArabic(page)
    await page.getByRole('link', { name: /الطعام والشراب/ }).click()
    await levelButton(page, 1).waitFor()
    await expectGoodArabic(page)
    await levelButton(page, 1).click()

    for (let number = 1; number <= 10; number += 1) {
      await page.getByText(arabic('play.question_of', { number, total: 10 }), { exact: true }).waitFor()
      if (number === 1) await expectGoodArabic(page)
      const asked = await answer(page, number === 2 ? 'wrong' : 'right', 'arabic')
      if (number <= 2) await expectGoodArabic(page)
      await goOn(page, asked, 'arabic')
    }
    await page.getByRole('heading', { name: arabic('result.won') }).waitFor()
    await expectGoodArabic(page)
    await page.getByRole('link', { name: arabic('result.review') }).click()
    await page.locator('li[data-verdict=wrong]').first().waitFor()
    await expectGoodArabic(page)
    for (const address of ['/leaderboard/', '/coin-history/', '/profile/', '/profile/statistics/', '/faq/']) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectGoodArabic(page)
    }
  })

  itDeep('mirrors the pages of other modes and of the profile', async ({ visit, player }) => {
    it.setTimeout(120_000)
    await playThrough(player, food, 7)
    const { page } = await visit({ player, isPhone: true, language: 'arabic' })
    for (const address of pages) {
      await page.goto(address)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await expectGoodArabic(page)
    }
  })
})
