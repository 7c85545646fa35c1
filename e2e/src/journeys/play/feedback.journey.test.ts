// The feedback after an answer must not cover anything, and its colours must have one meaning.

import type { Page } from '@playwright/test'
import { rightKey } from '../../harness/answers.ts'
import { answerOn, leaveFeedback } from '../../harness/answering.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { answer, option, secondsLeft, seekOptions, shown, startLevel, verdict } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

/** Two phones, the smallest phone, and a desktop of 1280 × 800 at 200 % zoom. */
const windows = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 320, height: 568 },
  { width: 640, height: 400 },
]

const next = (page: Page) => page.getByRole('button', { name: text('play.next'), exact: true })

/** Lists the elements that cover the visible part of any option. */
const covered = (page: Page) =>
  page.locator('li > button[aria-keyshortcuts]').evaluateAll(options =>
    options.flatMap(one => {
      const { left, width, top, height } = one.getBoundingClientRect()
      const heights = [0.1, 0.5, 0.9].map(share => top + share * height).filter(at => at > 0 && at < innerHeight)
      const over = heights.map(at => document.elementFromPoint(left + width / 2, at)).filter(found => !one.contains(found))
      return over.map(found => `${one.textContent} under ${found?.className}`)
    }),
  )

/** Expects the verdict and the next button within the window. */
async function expectInSight(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  for (const part of [verdict(page, 'wrong'), next(page)]) {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  }
}

describe('the feedback', () => {
  for (const [what, address, start] of [
    ['a question', '/quiz-zone/food/', text('catalogue.play_level', { level: 1 })],
    ['a sound', '/audio-questions/rhythm/', text('catalogue.start')],
    ['a word', '/guess-the-word/animals/', text('catalogue.start')],
    ['sets and orders', '/multi-match-questions/history-match/', text('catalogue.play_level', { level: 1 })],
  ] as const)
    it(`covers no option of ${what}, in windows of any size`, async ({ visit, player }) => {
      const { page } = await visit({ player, isPhone: true })
      await page.goto(address)
      await page.getByRole('button', { name: start, exact: true }).click()
      for (const size of windows) {
        await page.setViewportSize(size)
        await answerOn(page, player, 'wrong')
        await expectInSight(page)
        expect(await covered(page), `${size.width} × ${size.height}`).toEqual([])
        // The same at another scroll position.
        await page.evaluate(() => window.scrollTo(0, 0))
        expect(await covered(page), `${size.width} × ${size.height}, at its beginning`).toEqual([])
        await leaveFeedback(page)
      }
    })

  it('stays while the player reads it, and the next clock starts with its question', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    await answer(page, 'wrong')
    await verdict(page, 'wrong').waitFor()
    const isNextOpen = async () => (await player.ask('get_play', { peek: true })).play?.deadline !== null
    expect(await isNextOpen()).toBe(false)
    await page.keyboard.press('Enter')
    await page.getByText(text('play.question_of', { number: 2, total: 10 }), { exact: true }).waitFor()
    await expect.poll(isNextOpen).toBe(true)
    await expect.poll(() => secondsLeft(page)).toBeLessThan(30)
    await answer(page, 'right')
  })

  it('turns the poll bar of the right answer green, and shows the time as mm:ss', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    await seekOptions(page)
    await page.getByRole('button', { name: text('play.lifeline_audience_poll') }).click()
    const right = option(page, rightKey(await shown(page)))
    const bar = right.locator('[style*="inline-size"]')
    await bar.waitFor()
    await right.click()
    await verdict(page, 'right').waitFor()
    const told = page.locator('button[data-mark=right] [style*="inline-size"]')
    const [red = 0, green = 0, blue = 0] = await told.evaluate(one =>
      (getComputedStyle(one).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
    )
    expect(green).toBeGreaterThan(red)
    expect(green).toBeGreaterThan(blue)
    await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/^00:[0-3]\d$/)
  })

  it('alone is red or green: an option under the pointer is blue, also in true or false', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/quiz-play/true-and-false-play/')
    await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()
    const first = page.locator('button[aria-keyshortcuts="a"]')
    await first.hover()
    const hoveredHue = () =>
      first.evaluate(one => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(one).borderColor.match(/[\d.]+/g) ?? []).map(Number)
        return blue > red && blue > green ? 'blue' : `${red} ${green} ${blue}`
      })
    await expect.poll(hoveredHue).toBe('blue')
  })
})
