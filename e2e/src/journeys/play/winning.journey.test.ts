import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it, itDeep, serverUrl } from '../../harness/journey.ts'
import { answer, coinsShown, food, goOn, levelButton, doorLink, playThrough, startLevel } from '../../harness/playing.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const rankOf = async ({ ask }: Player) => (await ask('get_globle_leaderboard', {})).data?.my_rank?.user_rank ?? Number.NaN

/** Expects on a phone, with two new badges, that the navigation bar hides no part of the button for the next level. */
async function mainStepIsInReach(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('list', { name: text('result.badges') }).waitFor()
  const step = page.getByRole('button', { name: text('catalogue.play_level', { level: 2 }) })
  const bar = page.getByRole('navigation', { name: text('nav.main') })
  const gap = async () =>
    ((await bar.boundingBox())?.y ?? 0) - ((await step.boundingBox().then(box => box && box.y + box.height)) ?? Infinity)
  await expect.poll(gap).toBeGreaterThan(0)
  if (size) await page.setViewportSize(size)
}

describe('winning a level', () => {
  it('brings coins, score, the next level and a place on the leaderboard', async ({ visit, player }) => {
    const rival = await newPlayer(serverUrl())
    await playThrough(rival, food, 7)
    const { page } = await visit({ player })
    await page.goto('/')
    await doorLink(page, 'learn').click()
    await page.getByRole('link', { name: text('learn.as_list') }).click()
    await page.getByRole('heading', { level: 1, name: text('mode.name_quiz_zone') }).waitFor()
    await page.getByRole('link', { name: /Food and drink/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Food and drink/ }).click()
    const level = (number: number) => levelButton(page, number)
    await level(1).waitFor()
    await expectAccessible(page)
    await expect.poll(() => level(2).isDisabled()).toBe(true)
    await level(1).click()

    for (let number = 1; number <= 10; number += 1) {
      await page.getByText(text('play.question_of', { number, total: 10 }), { exact: true }).waitFor()
      if (number === 1) await expectAccessible(page)
      const asked = await answer(page, 'right')
      await page.getByText(text('play.score', { score: number * 4 }), { exact: true }).waitFor()
      if (number === 1) await expectAccessible(page)
      await goOn(page, asked)
    }

    await page.getByRole('heading', { name: text('result.perfect') }).waitFor()
    await page.getByText(text('result.level_unlocked', { level: 2 })).waitFor()
    await page.getByText(text('result.stars', { shown: 3, most: 3 })).waitFor()
    await page.getByRole('link', { name: new RegExp(text('result.rank_first', { rank: '\\d+' })) }).waitFor()
    await expect.poll(() => coinsShown(page)).toBe(104)
    await expectAccessible(page)
    await mainStepIsInReach(page)
    await page.getByRole('link', { name: text('result.review') }).click()
    await page.getByRole('heading', { level: 1, name: text('review.title') }).waitFor()
    await expect.poll(() => page.locator('li[data-verdict=right]').count()).toBe(10)
    await expectAccessible(page)

    await page.goto('/quiz-zone/food/')
    await expect.poll(() => level(2).isEnabled()).toBe(true)
    await page.goto('/leaderboard/')
    await expect.poll(() => page.getByText(/^Nora /).allTextContents()).toContain(player.name)
    await expect.poll(() => rankOf(player)).toBeLessThan(await rankOf(rival))
    await expectAccessible(page)
  })

  it('shows the feedback below all options on the smallest screen', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.setViewportSize({ width: 320, height: 256 })
    await startLevel(page)
    await answer(page, 'wrong')
    const edge = (part: Locator, side: 'top' | 'bottom') => part.evaluate((element, name) => element.getBoundingClientRect()[name], side)
    const told = page.locator('section[data-verdict]')
    const last = page.locator('ul > li > button[aria-keyshortcuts]').last()
    const distance = async () => (await edge(told, 'top')) - (await edge(last, 'bottom'))
    await expect.poll(() => edge(told, 'top')).toBeGreaterThan(0)
    await expect.poll(distance).toBeGreaterThanOrEqual(0)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(distance).toBeGreaterThanOrEqual(0)
    await expectAccessible(page)
  })

  it('differs from losing, which costs nothing', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const asked = await answer(page, 'wrong')
    await expectAccessible(page)
    await goOn(page, asked)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('play.give_up') }).click()
    await page.getByRole('heading', { name: text('result.lost') }).waitFor()
    await expectAccessible(page)
    await expect.poll(() => coinsShown(page)).toBe(100)
    await page.getByRole('link', { name: text('result.review') }).click()
    await expect.poll(() => page.locator('li[data-verdict=unanswered]').count()).toBe(9)
    await expect.poll(() => page.locator('li[data-verdict=wrong]').count()).toBe(1)
  })
})

describe('the clock', () => {
  itDeep('runs out, says so, and the play goes on with the next question', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player })
    await startLevel(page)
    await page.getByText(text('play.verdict_over'), { exact: true }).waitFor({ timeout: 40_000 })
    await page.getByText(text('play.right_was')).waitFor()
    await expectAccessible(page)
    await page.getByText(text('play.question_of', { number: 2, total: 10 }), { exact: true }).waitFor()
    await answer(page, 'right')
    await page.getByText(text('play.score', { score: 4 }), { exact: true }).waitFor()
  })
})
