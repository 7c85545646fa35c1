import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightAnswer } from '../../harness/answers.ts'
import { answerOn } from '../../harness/answering.ts'
import { describe, expect, itDeep } from '../../harness/journey.ts'
import { startLevel } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: text('report.title') })
const reason = (page: Page) => dialog(page).getByLabel(text('report.details'))
const send = (page: Page) => dialog(page).getByRole('button', { name: text('report.send') })

describe('a report', () => {
  itDeep('takes no time from a running clock: the player notes it, and writes it after the play', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const question = await answerOn(page, player, 'wrong')
    const later = page.getByRole('button', { name: text('report.later') })
    const noted = page.getByRole('button', { name: text('report.noted') })
    await later.click()
    await noted.click()
    await later.click()
    await noted.waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: text('play.give_up') }).click()
    await page.waitForURL(/\/result\/\d+\/$/)
    const open = page.getByRole('region', { name: text('report.later_title') })
    await open.getByText(question.question).waitFor()
    await expectAccessible(page)
    await open.getByRole('button', { name: text('report.open') }).click()
    await reason(page).fill('a fact is missing in this question')
    await send(page).click()
    await page.getByText(text('report.sent')).waitFor()
    await open.waitFor({ state: 'detached' })
  })

  itDeep(
    'about the last question stays open when the page refetches the play, and keeps its text after a press outside',
    async ({ visit, player }) => {
      const { page } = await visit({ player })
      await startLevel(page)
      const { data, play } = await player.ask('get_play', {})
      for (const question of data.filter(question => 'options' in question).slice(0, -1)) {
        await player.ask('submit_answer', { play_id: play?.id ?? 0, question_id: question.id, answer: rightAnswer(question) })
      }
      await page.reload()
      await answerOn(page, player, 'right')
      await page.getByRole('button', { name: text('report.open') }).click()
      // Keys that answer or spend coins in a play must only type letters here.
      await reason(page).pressSequentially('A word is missing')
      // When the player returns to the tab, the page refetches the play only if its data is ten seconds old. So this repeats the event.
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
      // After the player has touched the page, it does not go on by itself.
      await page.getByRole('button', { name: text('play.to_result') }).click()
      await page.waitForURL(/\/result\/\d+\/$/)
    },
  )
})
