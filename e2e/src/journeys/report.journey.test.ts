import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { rightAnswer } from '../harness/answers.ts'
import { answerOn } from '../harness/answering.ts'
import { it } from '../harness/journey.ts'
import { startLevel } from '../harness/playing.ts'
import { text } from '../harness/texts.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: text('report.title') })
const reason = (page: Page) => dialog(page).getByLabel(text('report.label'))
const send = (page: Page) => dialog(page).getByRole('button', { name: text('report.send') })

describe('a report', () => {
  it('needs a reason, is sent once, and is refused a second time', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const question = await answerOn(page, player, 'wrong')
    await page.getByRole('button', { name: text('report.open') }).click()
    await dialog(page).getByText(question.question).waitFor()
    await expectAccessible(page)
    await send(page).click()
    await dialog(page).getByText('Please provide a reason for reporting', { exact: true }).waitFor()
    await reason(page).fill('short')
    await send(page).click()
    await dialog(page).getByText('Please provide a reason for reporting', { exact: true }).waitFor()
    await expectAccessible(page)
    // Letters that answer or spend coins while playing are only letters here.
    await reason(page).fill('')
    await reason(page).pressSequentially('a fact is missing in this question')
    await send(page).click()
    await page.getByText(text('report.sent')).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })

    const { play } = await player.ask('get_play', {})
    expect(play).toMatchObject({ answered: 1, wrong: 1 })
    await player.ask('finish_play', { play_id: play?.id ?? 0 })
    await page.goto(`/quiz-zone/review/${play?.id}/`)
    await page
      .locator('li[data-verdict=wrong]')
      .getByRole('button', { name: text('report.open') })
      .click()
    await reason(page).fill('It is still missing, I am afraid.')
    await send(page).click()
    await dialog(page).getByText(text('refusal.already_reported')).waitFor()
    await expectAccessible(page)
    await dialog(page)
      .getByRole('button', { name: text('action.cancel') })
      .click()
    await dialog(page).waitFor({ state: 'hidden' })
  })

  it('keeps the words and the focus when the play goes on behind it, and gives the focus back to the question', async ({
    visit,
    player,
  }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const question = await answerOn(page, player, 'wrong')
    await page.getByRole('button', { name: text('report.open') }).click()
    await reason(page).pressSequentially('the fact is')
    await page.locator('h1').getByText(question.question).waitFor({ state: 'detached' })
    await page.keyboard.type(' out of date')
    await expect.poll(() => reason(page).inputValue()).toBe('the fact is out of date')
    await dialog(page).getByText(question.question).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('h1').evaluate(heading => heading === document.activeElement)).toBe(true)
  })

  it('of the last question outlives a look at the server, and what is written outlives a press beside it', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const { data, play } = await player.ask('get_play', {})
    for (const question of data.slice(0, -1)) {
      await player.ask('submit_answer', { play_id: play?.id ?? 0, question_id: question.id, answer: rightAnswer(question) })
    }
    await page.reload()
    await answerOn(page, player, 'right')
    await page.getByRole('button', { name: text('report.open') }).click()
    await reason(page).fill('A word is missing')
    // Coming back to the tab looks again once what is known is ten seconds old.
    const looked = page.waitForResponse('**/api/get_play', { timeout: 20_000 })
    const comeBack = setInterval(
      () => void page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))).catch(() => {}),
      1000,
    )
    await looked.finally(() => clearInterval(comeBack))
    await page.mouse.click(5, 400)
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: text('report.open') }).click()
    await expect.poll(() => reason(page).inputValue()).toBe('A word is missing')
    await send(page).click()
    await page.getByText(text('report.sent')).waitFor()
    await page.waitForURL(/\/result\/\d+\/$/)
  })
})
