import { describe, expect } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { rightKey } from '../harness/answers.ts'
import { answerOn, current, leaveFeedback, playOut, verdict } from '../harness/answering.ts'
import { it } from '../harness/journey.ts'
import { coinsShown } from '../harness/playing.ts'
import { text } from '../harness/texts.ts'

describe('true or false', () => {
  it('is a round of ten statements, and then another', async ({ visit, player }) => {
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
})
