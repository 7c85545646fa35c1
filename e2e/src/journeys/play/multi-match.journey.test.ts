import type { Q } from '@trivium/contract/play/plays'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, settled } from '../../harness/accessibility.ts'
import { rightAnswer, wrongAnswer } from '../../harness/answers.ts'
import { current, give, leaveFeedback } from '../../harness/answering.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { levelButton, playIdOf, verdict } from '../../harness/playing.ts'
import { newPlayer } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const places = (page: Page) => page.getByRole('list', { name: text('order.line') }).locator('> li')
const chip = (page: Page, option: string) =>
  page.getByRole('list', { name: text('order.chips') }).getByRole('button', { name: option, exact: true })
const goesOn = (page: Page) =>
  page
    .getByRole('region', { name: text('play.feedback') })
    .getByRole('button')
    .first()
const dragged = (page: Page) => page.locator('[data-dragging]')

/** The options in the right order. */
function inOrder(question: Q): string[] {
  return rightAnswer(question)
    .split(',')
    .map(key => question.options.find(option => option.key === key)?.text ?? '')
}

const standing = (page: Page) => places(page).locator('[dir=auto]').allTextContents()

/** How many options the wrong answer misplaces. It is the right order backwards, so only an option in the middle keeps its place. */
const outOfPlace = (question: Q) => question.options.length - (question.options.length % 2)

/** Marks the options that glide into another place, so that `glidesIn` counts them. */
const countGlides = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function glideOrNot(...of) {
      if (this instanceof HTMLButtonElement) this.dataset.glided = 'true'
      return animate.apply(this, of)
    }
  })
const glidesIn = (page: Page) => page.locator('ol [data-glided]').count()

/** Puts every option on its place with `put`, the last one first, and submits. */
async function sort(page: Page, question: Q, put: (option: string, place: number) => Promise<void>): Promise<void> {
  await page.locator('[data-draggable]').first().waitFor()
  for (const [place, option] of [...inOrder(question).entries()].toReversed()) {
    await put(option, place)
    await expect.poll(() => places(page).nth(place).locator('[dir=auto]').allTextContents()).toEqual([option])
  }
  // The page ignores clicks for a moment after a drag, so this waits: a person would not click as fast.
  await settled(page)
  await page.getByRole('button', { name: text('play.check'), exact: true }).click()
}

/** Fills the line in the wrong order with Enter, and sorts it with the arrow keys. */
async function sortByKeyboard(page: Page, question: Q): Promise<void> {
  await page.locator('[data-draggable]').first().waitFor()
  const [wanted, total] = [inOrder(question), question.options.length]
  await chip(page, wanted.at(-1) ?? '').focus()
  for (let filled = 0; filled < total; filled += 1) {
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await standing(page)).length).toBe(filled + 1)
  }
  await expect.poll(() => page.locator('[data-hand-in]').evaluate(one => one === document.activeElement)).toBe(true)
  for (const [to, option] of wanted.entries()) {
    await places(page).locator('button').filter({ hasText: option }).first().focus()
    for (let at = (await standing(page)).indexOf(option); at > to; at -= 1) {
      await page.keyboard.press('ArrowLeft')
      await page.getByText(text('play.moved', { option, place: at, total }), { exact: true }).waitFor({ state: 'attached' })
    }
  }
  expect(await standing(page)).toEqual(wanted)
  await page.getByRole('button', { name: text('play.check'), exact: true }).click()
}

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Waits two frames and a timer: the page applies a drag position only after a frame. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))

const byMouse = (page: Page) => async (option: string, place: number) => {
  await places(page).nth(place).scrollIntoViewIfNeeded()
  const [start, end] = [await middleOf(chip(page, option)), await middleOf(places(page).nth(place))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y - 12, { steps: 3 })
  await dragged(page).waitFor()
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await drawn(page)
  await page.mouse.up()
  await dragged(page).waitFor({ state: 'detached' })
}

/** Playwright's touchscreen can only tap, so this uses the DevTools protocol to hold and move a finger. */
async function byFinger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return async (option: string, place: number) => {
    await places(page).nth(place).scrollIntoViewIfNeeded()
    const [start, end] = [await middleOf(chip(page, option)), await middleOf(places(page).nth(place))]
    await touch('touchStart', [start])
    await dragged(page).waitFor()
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', [{ x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 }])
    }
    await drawn(page)
    await touch('touchEnd', [])
    await dragged(page).waitFor({ state: 'detached' })
  }
}

describe('multi match', () => {
  it('is won with keyboard, taps and mouse, and opens the next level', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player })
    await page.goto('/multi-match-questions/')
    await page.getByRole('link', { name: /Art and everyday life/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Art and everyday life/ }).click()
    await levelButton(page, 1).waitFor()
    await expectAccessible(page)
    await expect.poll(() => levelButton(page, 2).isDisabled()).toBe(true)
    await levelButton(page, 1).click()

    const met = { multi_select: 0, sequence: 0 }
    for (let number = 1; number <= 10; number += 1) {
      const question = await current(page, player)
      const kind = question.question_type === 'sequence' ? 'sequence' : 'multi_select'
      met[kind] += 1
      if (met[kind] === 1) await expectAccessible(page)
      if (kind === 'multi_select') {
        for (const key of rightAnswer(question).split(',')) await page.keyboard.press(key)
        await page.keyboard.press('Enter')
      } else if (met.sequence === 2) await sortByKeyboard(page, question)
      else if (met.sequence === 3) await sort(page, question, byMouse(page))
      else await give(page, question, rightAnswer(question))
      await verdict(page, 'right').waitFor()
      await page.getByText(text('play.score', { score: number * 8 }), { exact: true }).waitFor()
      // The submit button is gone, so the focus must move to the next button.
      if (kind === 'sequence') await expect.poll(() => goesOn(page).evaluate(one => one === document.activeElement)).toBe(true)
      if (met[kind] === 1) await expectAccessible(page)
      await leaveFeedback(page)
    }
    expect(met.multi_select).toBeGreaterThan(0)
    expect(met.sequence).toBeGreaterThan(2)
    await page.getByRole('heading', { name: text('result.perfect') }).waitFor()
    await page.getByText(text('result.level_unlocked', { level: 2 })).waitFor()
    await page.getByRole('link', { name: text('result.review') }).click()
    await expect.poll(() => page.locator('li[data-verdict=right]').count()).toBe(10)
    await expectAccessible(page)
    await page.goto('/multi-match-questions/culture-match/')
    await expect.poll(() => levelButton(page, 2).isEnabled()).toBe(true)
  })

  for (const hasMotion of [true, false])
    it(`shows a sequence in the right order after the answer, with motion: ${hasMotion}`, async ({ visit, player }) => {
      const { page } = await visit({ player, isPhone: true, hasMotion, isNew: true })
      await countGlides(page)
      await page.goto('/multi-match-questions/history-match/')
      await levelButton(page, 1).click()
      let question = await current(page, player)
      while (question.question_type !== 'sequence') {
        await give(page, question, rightAnswer(question))
        await leaveFeedback(page)
        question = await current(page, player)
      }
      await give(page, question, wrongAnswer(question))
      await verdict(page, 'wrong').waitFor()
      await expect.poll(() => standing(page)).toEqual(inOrder(question))
      const own = page.getByRole('list', { name: text('review.your_order') }).locator('[dir=auto]')
      expect(await own.allTextContents()).toEqual(inOrder(question).toReversed())
      expect(await glidesIn(page)).toBe(hasMotion ? outOfPlace(question) : 0)
      await expectAccessible(page)
    })

  it('has a review that shows the given order and the right order of a sequence', async ({ visit, player }) => {
    const { data, play } = await player.ask('get_multi_match_questions_by_level', { category: 'history-match', level: 1 })
    for (const question of data) {
      const answer = question.question_type === 'sequence' ? wrongAnswer(question) : rightAnswer(question)
      await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer })
    }
    const sequence = data.find(({ question_type }) => question_type === 'sequence')
    if (!sequence) throw new Error('The level has no sequence')
    const { page } = await visit({ player, isPhone: true })
    await page.goto(`/multi-match-questions/review/${play.id}/`)
    const card = page.locator('li[data-verdict]', { has: page.getByText(sequence.question, { exact: true }) })
    const order = (name: string) => card.getByRole('list', { name }).locator('li [dir=auto]').allTextContents()
    await card.getByRole('list', { name: text('review.right_order') }).waitFor()
    await expect.poll(() => order(text('review.right_order'))).toEqual(inOrder(sequence))
    await expect.poll(() => order(text('review.your_order'))).toEqual(inOrder(sequence).toReversed())
    await card.getByText(text('review.out_of_place')).first().waitFor({ state: 'attached' })
    await expectAccessible(page)
  })

  itDeep('submits nothing when the time is over before the player submits', async ({ visit, serve }) => {
    it.setTimeout(90_000)
    const server = await serve(`insert into settings (name, value) values ('multi_match_seconds', '10')`)
    const player = await newPlayer(server.url)
    const { page } = await visit({ player, url: server.url })
    await page.goto('/multi-match-questions/geography-match/capitals/')
    await levelButton(page, 1).click()
    const question = await current(page, player)
    // Begins an answer of either type without submitting it.
    if (question.question_type === 'sequence') {
      await chip(page, question.options[0]?.text ?? '').click()
    } else await page.keyboard.press('a')
    await page.getByText(text('play.verdict_over'), { exact: true }).waitFor({ timeout: 20_000 })
    const play_id = playIdOf(page)
    await page.goto('about:blank')
    await player.ask('finish_play', { play_id })
    const { data } = await player.ask('get_play_review', { play_id })
    // The answer is null if even the empty answer came too late.
    expect(data.find(({ id }) => id === question.id)?.your_answer ?? '').toBe('')
  })

  itDeep('lets a player sort with a finger, too', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/multi-match-questions/history-match/')
    await levelButton(page, 1).click()
    const question = await current(page, player)
    await sort(page, question, await byFinger(page))
    await verdict(page, 'right').waitFor()
    await expectAccessible(page)
  })
})
