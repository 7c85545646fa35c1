// What a game shows in addition to its question: on a desktop the round and the keys, and on every screen the pips and the speaker.

import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { answer, goOn, startLevel } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

const panel = (page: Page, name: 'play.this_round' | 'keys.title') => page.getByRole('complementary', { name: text(name), exact: true })

/** The edges of the question's column. No panel may overlap it, however wide the window is. */
const columnOf = (page: Page) =>
  page.locator('h1').evaluate(heading => {
    const { left, right } = heading.getBoundingClientRect()
    return { left, right, sideways: document.documentElement.scrollWidth - innerWidth }
  })

const pips = (page: Page) => page.locator('[role=progressbar] [data-pip]').evaluateAll(all => all.map(one => one.getAttribute('data-pip')))

describe('a game on a desktop', () => {
  it('shows the round and its keys beside the question, but not in a narrower window or on a phone', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.setViewportSize({ width: 1440, height: 900 })
    await startLevel(page)
    await panel(page, 'keys.title').getByText(text('play.leave_round'), { exact: true }).waitFor()
    for (const how of ['right', 'wrong', 'right', 'right', 'right'] as const) {
      const asked = await answer(page, how)
      await goOn(page, asked)
    }
    await answer(page, 'right')
    await page
      .getByRole('status')
      .getByText(text('play.in_a_row_other', { shown: 4 }))
      .waitFor()
    const round = panel(page, 'play.this_round')
    await expect.poll(() => round.locator('[data-pip=right]').count()).toBe(5)
    await expect.poll(() => round.locator('[data-pip=wrong]').count()).toBe(1)
    await expect.poll(() => round.getByText(text('play.verdict_wrong')).count()).toBe(1)
    await expectAccessible(page)
    await page.reload()
    await expect.poll(() => pips(page)).toEqual(['right', 'wrong', 'right', 'right', 'right', 'right', 'open', 'open', 'open', 'open'])

    await page.setViewportSize({ width: 1200, height: 800 })
    const beside = await columnOf(page)
    const edge = await round.evaluate(one => one.getBoundingClientRect().right)
    expect(edge).toBeLessThanOrEqual(beside.left)
    expect(beside.sideways).toBe(0)
    for (const width of [1199, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await round.waitFor({ state: 'hidden' })
      await panel(page, 'keys.title').waitFor({ state: 'hidden' })
      expect((await columnOf(page)).sideways).toBe(0)
    }
  })
})

describe('the sound of a game', () => {
  it('a game asks about it once, below the first verdict, and has a switch for it in its header', async ({ visit, player }) => {
    const { page } = await visit({ player, isSoundAsked: false })
    await startLevel(page)
    const speaker = page.getByRole('button', { name: text('settings.sound'), exact: true })
    const question = page.getByText(text('play.sound_question'))
    const isOn = () => speaker.getAttribute('aria-pressed')
    expect(await isOn()).toBe('false')
    expect(await question.count()).toBe(0)
    const asked = await answer(page, 'right')
    await question.waitFor()
    await page.getByRole('button', { name: text('play.sound_yes'), exact: true }).click()
    await question.waitFor({ state: 'detached' })
    await expect.poll(isOn).toBe('true')
    await goOn(page, asked)
    await page.reload()
    await expect.poll(isOn).toBe('true')
    // Keys of the game work while the speaker has the focus.
    await speaker.click()
    await expect.poll(isOn).toBe('false')
    await answer(page, 'right')
    expect(await question.count()).toBe(0)
  })

  it('a game does not ask about it again when the player has ignored the question', async ({ visit, player }) => {
    const { page } = await visit({ player, isSoundAsked: false })
    await startLevel(page)
    const asked = await answer(page, 'wrong')
    // A touch keeps the feedback open, which would close by itself while the page is checked.
    await page.getByText(text('play.sound_question')).click()
    await expectAccessible(page)
    await goOn(page, asked)
    await answer(page, 'wrong')
    expect(await page.getByText(text('play.sound_question')).count()).toBe(0)
  })
})
