import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightKey } from '../../harness/answers.ts'
import { current, expectKeysWork, heading, leaveFeedback, playOut } from '../../harness/answering.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { anyOption, option, verdict } from '../../harness/playing.ts'
import { reached, scrollTo } from '../../harness/reach.ts'
import { text } from '../../harness/texts.ts'

const soundPart = (page: Page) => page.getByRole('region', { name: text('sound.label') })
const left = (page: Page, times: number) =>
  soundPart(page).getByText(text(times === 1 ? 'sound.left_one' : 'sound.left_other', { shown: times }), { exact: true })
const isSounding = (page: Page) => page.locator('audio').evaluate(one => one instanceof HTMLAudioElement && !one.paused)

/** Slows the sounds down: they take two or three seconds, and must still play when a busy machine checks them. */
const slowDown = (page: Page) =>
  page.addInitScript(() => {
    const slow = ({ target }: Event) => target instanceof HTMLMediaElement && (target.playbackRate = 0.1)
    window.addEventListener('play', slow, { capture: true })
  })

/** As if every question had one option more. */
const addOption = (page: Page) =>
  page.route('**/api/get_play', async route => {
    const reply: { data: Q[] } = await (await route.fetch()).json()
    const fifth = { key: 'e', text: 'The fifth of five', image: null, image_text: null } as const
    await route.fulfill({ json: { ...reply, data: reply.data.map(one => ({ ...one, options: [...one.options.slice(0, 4), fifth] })) } })
  })

describe('audio questions', () => {
  it('with five options have all of them and the player in the window of a phone, under nothing', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true, isNew: true })
    await addOption(page)
    await page.goto('/audio-questions/rhythm/')
    await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()
    await anyOption(page).waitFor()
    // The start of a play brings its questions, too.
    await page.reload()
    await option(page, 'e').waitFor()
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size)
      await expect.poll(() => reached(page, page.getByRole('button', { name: text('sound.play') }))).toBe('free')
      for (const key of ['a', 'b', 'c', 'd', 'e']) {
        const one = option(page, key)
        if (size.width === 320) await scrollTo(one)
        await expect.poll(() => reached(page, one), { message: `${key} at ${size.width}` }).toBe('free')
      }
      await page.evaluate(() => window.scrollTo(0, 0))
    }
  })

  it('play a sound at most three times, even after reloads, stop it at the answer, and then play it again', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player, isNew: true })
    await slowDown(page)
    await page.goto('/audio-questions/')
    await page.getByRole('link', { name: /Instruments/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Instruments/ }).click()
    await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()
    const question = await current(page, player)
    await left(page, 3).waitFor()
    await expect.poll(() => isSounding(page)).toBe(false)
    await expectAccessible(page)

    await page.keyboard.press('p')
    await left(page, 2).waitFor()
    await expect.poll(() => isSounding(page)).toBe(true)
    await page.getByRole('button', { name: text('sound.pause') }).waitFor()
    await page.keyboard.press('p')
    await expect.poll(() => isSounding(page)).toBe(false)
    await page.reload()
    await heading(page, question).waitFor()
    await left(page, 2).waitFor()
    await expectKeysWork(page)
    await page.keyboard.press('Space')
    await left(page, 1).waitFor()
    await page.reload()
    await heading(page, question).waitFor()
    await page.getByRole('button', { name: text('sound.play') }).click()
    await soundPart(page).getByText(text('sound.none_left')).waitFor()
    await expect.poll(() => isSounding(page)).toBe(true)

    await page.keyboard.press(rightKey(question))
    await verdict(page, 'right').waitFor()
    await expect.poll(() => isSounding(page)).toBe(false)
    await soundPart(page).getByText(text('sound.again')).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('sound.play') }).click()
    await expect.poll(() => isSounding(page)).toBe(true)
    await leaveFeedback(page)
    await current(page, player)
    await expect.poll(() => isSounding(page)).toBe(false)
    await left(page, 3).waitFor()
    await playOut(page, player)
    await page.getByRole('heading', { name: text('result.perfect') }).waitFor()
    await page.getByRole('link', { name: text('result.review') }).click()
    await expect.poll(() => page.locator('li[data-verdict=right]').count()).toBe(10)
    await expectAccessible(page)
  })
})
