import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { expectKeysWork, heading } from '../../harness/answering.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { answer, anyOption, goOn, handIn, option, playIdOf } from '../../harness/playing.ts'
import type { Player } from '../../harness/players.ts'
import { reached, scrollTo, scrollToEnd } from '../../harness/reach.ts'
import { text, textIn } from '../../harness/texts.ts'

/** Chooses the type of a test on the page for a new test, and starts it. */
async function create(page: Page, type: 'tutor' | 'timed' | 'cat', onlyOneRight = true): Promise<void> {
  await page.goto('/create-test-questions/new/')
  await page.getByRole('radio', { name: text(`test.type_${type}`) }).check()
  await page.getByText(text('test.customise'), { exact: true }).click()
  if (onlyOneRight) await page.getByRole('checkbox', { name: new RegExp(`^${text('test.question_type_multiple_choice')}`) }).check()
  await page.getByRole('button', { name: text('test.start') }).click()
  await page.waitForURL(/\/multi-match-questions\/\w+\/play\/\d+\/$/)
  await page.locator('h1').waitFor()
}

const questionsOf = async (page: Page, player: Player): Promise<Q[]> =>
  (await player.ask('get_play', { play_id: playIdOf(page) })).data.filter(question => 'options' in question)

const ownNote = 'Look this up in the atlas.'
const struck = (page: Page) => page.locator('button[data-struck]')

/** Expects that a mark and a struck-out option outlast a reload, that the page saves a note, and that the calculator has its own keys. */
async function keepsBeside(page: Page): Promise<void> {
  await anyOption(page).waitFor()
  await expectKeysWork(page)
  await page.keyboard.press('m')
  await page.keyboard.press('Shift+B')
  await expect.poll(() => struck(page).count()).toBe(1)
  await page.keyboard.press('Shift+C')
  await expect.poll(() => struck(page).count()).toBe(2)
  // While the player strikes out, a tap brings the option back and answers nothing.
  const strikeOut = page.getByRole('button', { name: text('test.strike_options'), exact: true })
  await strikeOut.click()
  await option(page, 'c').click()
  await expect.poll(() => struck(page).count()).toBe(1)
  await strikeOut.click()
  await page.getByRole('button', { name: text('test.note') }).click()
  await page.getByRole('textbox', { name: text('test.note') }).fill(ownNote)
  await page.getByText(text('free.save_saved'), { exact: true }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: text('test.calculator') }).click()
  await page.keyboard.type('12+3=')
  await expect.poll(() => page.getByRole('status', { name: text('test.calculator_shows') }).innerText()).toBe('15')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await anyOption(page).waitFor()
  await expect.poll(() => struck(page).getAttribute('aria-keyshortcuts')).toBe('b')
  expect(await page.getByRole('button', { name: text('free.mark') }).getAttribute('aria-pressed')).toBe('true')
}

describe('a test from the bank', () => {
  it('has no choice below the bar with its start, at the end of the page or on the way there', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/create-test-questions/new/')
    const fold = page.locator('summary').filter({ hasText: text('test.customise') })
    await fold.waitFor()
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size)
      await scrollToEnd(page)
      await expect.poll(() => reached(page, fold), { message: String(size.width) }).toBe('free')
      await expect.poll(() => reached(page, page.getByRole('button', { name: text('test.start') }))).toBe('free')
      await page.evaluate(() => window.scrollTo(0, 0))
      await scrollTo(fold)
      await expect.poll(() => reached(page, fold), { message: `${size.width}, from the top` }).toBe('free')
    }
  })

  it('a player creates one from what the bank offers, takes it with a tutor, reviews it and retakes it', async ({ visit, player }) => {
    it.setTimeout(120_000)
    const { page } = await visit({ player })
    await page.goto('/create-test-questions/')
    await page.getByText(text('test.readiness_unknown')).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('test.quick_unused_other', { shown: 10 }) }).waitFor()
    await page.getByRole('link', { name: text('test.type_timed') }).click()
    const group = page.getByRole('group', { name: text('test.type'), exact: true })
    await expect.poll(() => group.getByRole('radio', { name: text('test.type_timed') }).isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('button', { name: text('test.start') }).isVisible()).toBe(true)
    await page.getByText(text('test.customise'), { exact: true }).click()
    await page
      .getByRole('group', { name: text('test.organisations') })
      .getByRole('checkbox', { name: /^Sciences · / })
      .waitFor()
    await page.getByRole('checkbox', { name: /^History · / }).check()
    await expectAccessible(page)
    await create(page, 'tutor')
    await keepsBeside(page)
    for (let number = 1; number <= 10; number += 1) {
      const asked = await answer(page, number <= 7 ? 'right' : 'wrong')
      await goOn(page, asked)
    }
    await page.getByText(text('test.verdict_pass')).waitFor()
    await page.getByText('70%', { exact: true }).first().waitFor()
    await expectAccessible(page)
    const result = page.url()
    await page.getByRole('link', { name: text('result.review') }).click()
    await expect.poll(() => page.locator('li[data-verdict]').count()).toBe(10)
    await page.getByText(ownNote).waitFor()
    await page.getByText(text('test.struck_out', { options: 'B' })).waitFor()
    await expectAccessible(page)
    for (const [filter, count] of [
      ['review.wrong_only', 3],
      ['test.pool_marked', 1],
    ] as const) {
      await page.getByRole('radiogroup').getByText(text(filter), { exact: true }).click()
      await expect.poll(() => page.locator('li[data-verdict]').count()).toBe(count)
    }
    await page.goto(result)
    await page.getByRole('button', { name: text('test.retake') }).click()
    await page.waitForURL(/\/tutor\/play\/\d+\/$/)
    await page.goto('/create-test-questions/')
    await page
      .getByRole('link', { name: new RegExp(text('test.type_tutor')) })
      .first()
      .waitFor()
    await page.getByRole('heading', { name: text('test.retake_title') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('test.retake') }).click()
    await page.waitForURL(/\/tutor\/play\/\d+\/$/)
    // The retake asks what the player has missed; only after its end another test may.
    await player.ask('finish_play', { play_id: playIdOf(page) })
    await page.goto('/profile/test-report/')
    await page.getByText(text('test.by_area')).waitFor()
    await expectAccessible(page)
    // One tap leads to a test on the three misses.
    await page.goto('/create-test-questions/')
    await page.getByRole('button', { name: text('test.quick_missed_other', { shown: 3 }) }).click()
    await page.waitForURL(/\/tutor\/play\/\d+\/$/)
    await expect.poll(async () => (await questionsOf(page, player)).length).toBe(3)
  })

  itDeep('a player takes a timed one in any order, and hands it in', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player })
    await create(page, 'timed')
    const [first] = await questionsOf(page, player)
    if (!first) throw new Error('The test has no questions')
    await heading(page, first).waitFor()
    await option(page, 'a').click()
    await page.keyboard.press('m')
    await expect
      .poll(async () => (await player.ask('get_annotations', { play_id: playIdOf(page) })).data.map(({ marked }) => marked))
      .toEqual([true])
    await page.reload()
    await heading(page, first).waitFor({ state: 'detached' })
    await handIn(page)
    await page.getByText(text('test.verdict_fail')).waitFor()
    await page.goto('/create-test-questions/new/')
    await page.getByText(text('test.customise'), { exact: true }).click()
    await page.getByRole('radio', { name: `${text('test.pool_marked')} · 1`, exact: true }).waitFor()
  })

  itDeep('an adaptive one asks one question at a time, and shows the ability of the player', async ({ visit, player }) => {
    it.setTimeout(180_000)
    const { page } = await visit({ player })
    await create(page, 'cat')
    const playId = playIdOf(page)
    await expect.poll(async () => (await questionsOf(page, player)).length).toBe(1)
    await option(page, 'a').click()
    await page.getByRole('button', { name: text('play.next') }).click()
    await expect.poll(async () => (await questionsOf(page, player)).length).toBe(2)
    // The journey answers the rest through the API, because it only looks at the page of the result.
    for (;;) {
      const { data, play } = await player.ask('get_play', { play_id: playId })
      const open = data.find(({ id }) => id === play?.current_question_id)
      if (!play || !open || !('options' in open)) break
      await player.ask('submit_answer', { play_id: playId, question_id: open.id, answer: 'a' })
    }
    await page.goto(`/multi-match-questions/adaptive/result/${playId}/`)
    await page.getByText(text('test.side_below')).waitFor()
    await page.getByText(text('test.how_title')).click()
    await expectAccessible(page)
  })

  it('reads from right to left on a phone in Arabic', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player, isPhone: true, language: 'arabic' })
    const say = (name: Parameters<typeof textIn>[1]) => textIn('arabic', name)
    await page.goto('/create-test-questions/new/')
    await page.getByRole('button', { name: say('test.start') }).click()
    await page.waitForURL(/\/tutor\/play\/\d+\/$/)
    await player.ask('finish_play', { play_id: playIdOf(page) })
    await page.goto(`/multi-match-questions/tutor/result/${playIdOf(page)}/`)
    await page.getByText(say('test.verdict_fail')).waitFor()
    await expectAccessible(page)
  })
})
