import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightAnswer } from '../../harness/answers.ts'
import { answerOn, current, leaveFeedback, playOut } from '../../harness/answering.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { coinsShown, verdict } from '../../harness/playing.ts'
import { type InterfaceLanguage, text, textIn } from '../../harness/texts.ts'

const field = (page: Page) => page.getByLabel(text('word.label'))
const hint = (page: Page) => page.getByRole('button', { name: text('word.hint') })
const bought = (page: Page) => page.locator('[data-kind=hint]')

/** The letters of the right word as the tiles show them: in lower case, without accents, spaces and punctuation. */
const tilesFor = (question: Q) => [
  ...rightAnswer(question)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase(),
]

async function pressTiles(page: Page, question: Q, language: InterfaceLanguage): Promise<void> {
  const keyboard = page.getByRole('group', { name: textIn(language, 'word.keyboard') })
  for (const letter of tilesFor(question)) await keyboard.getByRole('button', { name: letter, exact: true }).click()
  await page.getByRole('button', { name: textIn(language, 'play.check'), exact: true }).click()
}

describe('guess the word', () => {
  it('accepts words from the keyboard and from the tiles, and sells letters', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player })
    await page.goto('/guess-the-word/')
    await page.getByRole('link', { name: /Animals/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Animals/ }).click()
    await page.getByText(text('await.up_to', { coins: 10 })).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()

    const typed = await current(page, player)
    await expectAccessible(page)
    await expect.poll(() => field(page).evaluate(one => one === document.activeElement)).toBe(true)
    await page.keyboard.type(rightAnswer(typed))
    await page.keyboard.press('Enter')
    await verdict(page, 'right').waitFor()
    await expectAccessible(page)
    await leaveFeedback(page)

    await pressTiles(page, await current(page, player), 'english')
    await verdict(page, 'right').waitFor()
    await leaveFeedback(page)

    const hinted = await current(page, player)
    await hint(page).click()
    await expect.poll(() => bought(page).count()).toBe(1)
    const letter = await bought(page).innerText()
    expect(rightAnswer(hinted).toLowerCase()).toContain(letter.toLowerCase())
    await expect.poll(() => coinsShown(page)).toBe(99)
    await expectAccessible(page)
    await page.reload()
    await current(page, player)
    await expect.poll(() => bought(page).innerText()).toBe(letter)
    await expect.poll(() => coinsShown(page)).toBe(99)
    await answerOn(page, player, 'wrong')
    await page.locator('section[data-verdict]').getByText(rightAnswer(hinted), { exact: true }).waitFor()
    await leaveFeedback(page)

    await playOut(page, player)
    await page.getByRole('heading', { name: text('result.won_round') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('result.review') }).click()
    await page.locator('li[data-verdict=wrong]').getByText(rightAnswer(hinted), { exact: true }).waitFor()
    await expectAccessible(page)
  })

  itDeep('sells at most two letters of a word, and says why it sells no third', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/guess-the-word/animals/')
    await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()
    const question = await current(page, player)
    // H is an ordinary letter, wherever the focus is: only the question mark buys a hint.
    await expect.poll(() => field(page).evaluate(one => one === document.activeElement)).toBe(true)
    await field(page).blur()
    await page.keyboard.press('h')
    await expect.poll(() => field(page).inputValue()).toBe('h')
    await page.keyboard.press('Backspace')
    expect((await player.ask('get_play', {})).play?.effects.filter(effect => effect.question_id === question.id)).toEqual([])
    for (const letters of [1, 2]) {
      // The client sends no second purchase while one is in progress.
      await expect.poll(() => hint(page).getAttribute('aria-disabled')).toBe('false')
      await page.keyboard.press('?')
      await expect.poll(() => bought(page).count()).toBe(letters)
    }
    await hint(page).getByText(text('refusal.hint_used_up')).waitFor()
    await hint(page).click({ force: true })
    await expect.poll(() => bought(page).count()).toBe(2)
    await expect.poll(() => coinsShown(page)).toBe(98)
    // A player may type the whole word, including the letters that are already given.
    await field(page).focus()
    await page.keyboard.type(rightAnswer(question))
    await page.keyboard.press('Enter')
    await verdict(page, 'right').waitFor()
  })

  it('is played in Arabic on a phone, right to left', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true, language: 'arabic' })
    await page.goto('/settings/')
    await page.getByLabel(textIn('arabic', 'settings.content_language'), { exact: true }).selectOption({ label: 'العربية' })
    await page.goto('/guess-the-word/')
    await page.getByRole('link', { name: /حيوانات/ }).click()
    await page.getByRole('button', { name: textIn('arabic', 'catalogue.start'), exact: true }).click()
    for (let number = 1; number <= 2; number += 1) {
      const question = await current(page, player)
      if (number === 1) await expectAccessible(page)
      await pressTiles(page, question, 'arabic')
      await verdict(page, 'right', 'arabic').waitFor()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
      await leaveFeedback(page, 'arabic')
    }
    await answerOn(page, player, 'wrong', 'arabic')
    await expectAccessible(page)
  })
})
