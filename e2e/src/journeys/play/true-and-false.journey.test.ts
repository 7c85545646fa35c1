import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightKey, wrongKey } from '../../harness/answers.ts'
import { answerOn, current, heading, leaveFeedback, playOut } from '../../harness/answering.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { anyOption, coinsShown, option, verdict } from '../../harness/playing.ts'
import { type InterfaceLanguage, text, textIn } from '../../harness/texts.ts'

/** Starts a round and waits for its first statement. */
async function start(page: Page, language: InterfaceLanguage = 'english'): Promise<void> {
  await page.goto('/quiz-play/true-and-false-play/')
  await page.getByRole('button', { name: textIn(language, 'catalogue.start'), exact: true }).click()
  await anyOption(page).waitFor()
}

/** Presses on the statement and moves it sideways, without letting go. */
async function pull(page: Page, question: Q, px: number): Promise<void> {
  const box = await heading(page, question).boundingBox()
  if (!box) throw new Error('The statement is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + px, y + 4, { steps: 6 })
}

/** Where the statement is, from the left. */
const placeOf = (page: Page, question: Q) => heading(page, question).evaluate(one => Math.round(one.getBoundingClientRect().x))

/** The direction of an answer from the middle of the window: -1 is left. */
async function sideOf(page: Page, key: string): Promise<number> {
  const box = await option(page, key).boundingBox()
  return box && box.x + box.width / 2 < (page.viewportSize()?.width ?? 0) / 2 ? -1 : 1
}

describe('true or false', () => {
  it('is a round of ten statements, and offers another round', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/quiz-play/true-and-false-play/')
    const start = page.getByRole('button', { name: text('catalogue.start'), exact: true })
    await start.waitFor()
    await expectAccessible(page)
    await start.click()
    const question = await current(page, player)
    expect(question.options).toHaveLength(2)
    await expectAccessible(page)
    await page.keyboard.press(rightKey(question))
    await verdict(page, 'right').waitFor()
    await page.keyboard.press('Enter')
    await answerOn(page, player, 'wrong')
    await leaveFeedback(page)
    await page.getByText(text('play.score', { score: 2 }), { exact: true }).waitFor()
    await playOut(page, player)
    await page.getByRole('heading', { name: text('result.won_round') }).waitFor()
    await expect.poll(() => coinsShown(page)).toBe(100)
    await expectAccessible(page)
    const first = page.url()
    await page.getByRole('button', { name: text('result.play_again') }).click()
    await current(page, player)
    await expect.poll(() => page.url()).not.toBe(first)
  })

  it('accepts swipes on a phone, and has buttons for the thumbs', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true, hasMotion: true })
    await start(page)
    const question = await current(page, player)
    await page.getByText(text('play.how_true_false')).waitFor()
    const boxes = await Promise.all(['a', 'b'].map(key => option(page, key).boundingBox()))
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(96)
      expect(box?.y).toBeGreaterThanOrEqual((844 * 2) / 3 - 1)
    }
    expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0)
    const rest = await placeOf(page, question)
    await pull(page, question, 70)
    await expect.poll(() => placeOf(page, question)).toBeGreaterThan(rest + 50)
    await page.mouse.up()
    await expect.poll(() => placeOf(page, question)).toBe(rest)
    await option(page, 'a').waitFor()
    await pull(page, question, 120 * (await sideOf(page, rightKey(question))))
    await page.mouse.up()
    await verdict(page, 'right').waitFor()
    // The statement and the options stay in place during the feedback, so no next button comes under the thumb.
    const [was] = boxes
    await expect.poll(() => anyOption(page).boundingBox()).toEqual(was)
    await expect.poll(() => placeOf(page, question)).toBe(rest)
    await pull(page, question, 120)
    expect(await placeOf(page, question)).toBe(rest)
    await page.mouse.up()
    await leaveFeedback(page)
    const next = await current(page, player)
    expect(await page.getByText(text('play.how_true_false')).count()).toBe(0)
    await option(page, wrongKey(next)).click()
    await verdict(page, 'wrong').waitFor()
  })

  it('is mirrored from right to left, for fingers and arrow keys, and does not move without motion', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true, language: 'arabic' })
    await start(page, 'arabic')
    const question = await current(page, player)
    expect(await sideOf(page, 'a')).toBe(1)
    const rest = await placeOf(page, question)
    const right = rightKey(question)
    await pull(page, question, right === 'a' ? 120 : -120)
    expect(await placeOf(page, question)).toBe(rest)
    await expectAccessible(page)
    await page.mouse.up()
    await verdict(page, 'right', 'arabic').waitFor()
    await expectAccessible(page)
    await leaveFeedback(page, 'arabic')
    const next = await current(page, player)
    await page.keyboard.press(wrongKey(next) === 'a' ? 'ArrowRight' : 'ArrowLeft')
    await verdict(page, 'wrong', 'arabic').waitFor()
  })
})
