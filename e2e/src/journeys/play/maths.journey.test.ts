import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightKey } from '../../harness/answers.ts'
import { answerOn, current, leaveFeedback, playOut } from '../../harness/answering.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { coinsShown, verdict } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

/** The formulas as screen readers get them. It fails if the page could not draw a formula. */
async function formulas(page: Page): Promise<string[]> {
  await expect.poll(() => page.locator('code[data-source]').count()).toBe(0)
  await expect.poll(() => page.locator('.katex-error').count()).toBe(0)
  return page.locator('.katex annotation[encoding="application/x-tex"]').allTextContents()
}

describe('math mania', () => {
  it('draws its formulas and accepts answers from the keyboard', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/math-mania/')
    const category = page.getByRole('link', { name: /Algebra/ })
    await category.waitFor()
    await expectAccessible(page)
    await category.click()
    const start = page.getByRole('button', { name: text('catalogue.start'), exact: true })
    await start.waitFor()
    await expectAccessible(page)
    await start.click()
    const question = await current(page, player)
    const sources = [question.question, ...question.options.map(option => option.text)].join(' ')
    await expect.poll(() => page.locator('.katex').count()).toBeGreaterThan(0)
    // The page draws fractions in display style, so that they are readable.
    for (const formula of await formulas(page)) expect(sources).toContain(formula.replace(String.raw`\displaystyle `, ''))
    await expectAccessible(page)
    await page.keyboard.press(rightKey(question))
    await verdict(page, 'right').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const second = await current(page, player)
    await page.keyboard.press(String('abcde'.indexOf(rightKey(second)) + 1))
    await verdict(page, 'right').waitFor()
    await page.keyboard.press('Enter')
    await answerOn(page, player, 'wrong')
    await formulas(page)
    await leaveFeedback(page)

    await playOut(page, player)
    await page.getByRole('heading', { name: text('result.won_round') }).waitFor()
    await expect.poll(() => coinsShown(page)).toBeGreaterThan(100)
    await page.getByRole('link', { name: text('result.review') }).click()
    await page.locator('li[data-verdict=wrong]').waitFor()
    await expect.poll(() => formulas(page)).not.toEqual([])
    await expectAccessible(page)
  })
})
