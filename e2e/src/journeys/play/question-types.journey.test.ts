import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { current, expectKeysWork, give, leaveFeedback } from '../../harness/answering.ts'
import { newStaff } from '../../harness/console.ts'
import { matchOf, writeEachType } from '../../harness/each-type.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'
import { option, verdict } from '../../harness/playing.ts'
import { text, textIn } from '../../harness/texts.ts'

const editor = () => newStaff(serverUrl(), ['editor'])
const one = (page: Page, side: 'option' | 'match', key: string) => page.locator(`[data-side=${side}] [data-key="${key}"]`)
const check = (page: Page, language: 'english' | 'arabic' = 'english') =>
  page.getByRole('button', { name: textIn(language, 'play.check'), exact: true })

const byKeyboard: Partial<Record<Q['question_type'], (page: Page, question: Q) => Promise<void>>> = {
  /** Makes one pair with a letter and a number, and the others by moving the focus through the two sides. */
  async matching(page, question) {
    await page.keyboard.press('b')
    await page.keyboard.press(matchOf(question, 1))
    await page.getByText(text('match.missing_other', { shown: 2 }), { exact: true }).waitFor()
    await one(page, 'option', 'a').focus()
    for (const place of [0, 2]) {
      await page.keyboard.press('Enter')
      for (let at = 1; at < Number(matchOf(question, place)); at++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => check(page).evaluate(button => button === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
  },
  async number(page) {
    const field = page.getByLabel(text('number.label_in', { unit: 'm/s²' }))
    await field.fill('9,8x')
    await page.getByText(text('number.no_number')).waitFor()
    await expect.poll(() => check(page).isDisabled()).toBe(true)
    await expectAccessible(page)
    await field.fill('٩٫٨')
    await page.keyboard.press('Enter')
    await page.getByText(/9\.81.m\/s² ± 0\.05/).waitFor()
  },
  async multiple_choice(page, question) {
    const right = question.options.find(({ image_text }) => image_text === 'Picture 2')
    await expectKeysWork(page)
    await page.keyboard.press(right?.key ?? '?')
    await page.getByText('Remark 1', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /Picture 2/ }).count()).toBe(1)
  },
}

const answers: Partial<Record<Q['question_type'], (question: Q) => string>> = {
  matching: question => question.options.map(({ key }, place) => `${key}-${matchOf(question, place)}`).join(','),
  number: () => '9.8',
  multiple_choice: ({ options }) => options.find(({ image_text }) => image_text === 'Picture 2')?.key ?? '?',
}

describe('questions of every type', () => {
  it('accept answers from the keyboard, and appear in the review', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { slug } = await writeEachType(await editor(), 'Types by keyboard')
    const { play } = await player.ask('get_questions_by_level', { category: slug, level: 1 })
    const { page } = await visit({ player })
    await page.goto(`/quiz-zone/play/${play.id}/`)
    for (let number = 1; number <= play.total; number++) {
      const question = await current(page, player)
      await expectAccessible(page)
      await byKeyboard[question.question_type]?.(page, question)
      await verdict(page, 'right').waitFor()
      await expectAccessible(page)
      // Nothing covers the remark.
      if (question.question_type === 'matching') await page.getByText('Remark on France', { exact: true }).click({ trial: true })
      await leaveFeedback(page)
    }
    await page.getByRole('heading', { name: text('result.perfect') }).waitFor()
    await page.getByRole('link', { name: text('result.review') }).click()
    await expect.poll(() => page.locator('li[data-verdict=right]').count()).toBe(3)
    await page.getByRole('list', { name: text('review.pairs') }).waitFor()
    await page.getByText('Remark 2').waitFor()
    await expectAccessible(page)
  })

  it('accept answers by touch, from right to left', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { slug, wordsId } = await writeEachType(await editor(), 'Types by finger')
    const { play } = await player.ask('get_questions_by_level', { category: slug, level: 1 })
    const { page } = await visit({ player, language: 'arabic', isPhone: true })
    await page.goto(`/quiz-zone/play/${play.id}/`)
    for (let number = 1; number <= play.total; number++) {
      const question = await current(page, player)
      if (question.question_type === 'matching') {
        // Taps the match first and then the option, takes the pair back, and pairs again.
        await one(page, 'match', '1').tap()
        await one(page, 'option', 'a').tap()
        await one(page, 'option', 'a').tap()
        await one(page, 'match', matchOf(question, 0)).tap()
        await one(page, 'option', 'b').tap()
        await one(page, 'match', matchOf(question, 0)).tap()
        await expectAccessible(page)
        await check(page, 'arabic').tap()
        await expect.poll(() => page.locator('[data-side=option] button[data-mark=right]').count()).toBe(1)
        await expect.poll(() => page.locator('[data-side=option] [data-missed]').count()).toBe(1)
      } else if (question.question_type === 'number') {
        await page.getByRole('button', { name: textIn('arabic', 'number.sign') }).tap()
        await page.keyboard.type('9.81')
        await check(page, 'arabic').tap()
      } else await option(page, question.options.find(({ image_text }) => image_text === 'Picture 1')?.key ?? 'a').tap()
      await verdict(page, 'wrong', 'arabic').waitFor()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
      await leaveFeedback(page, 'arabic')
    }
    const guessing = await player.ask('get_guess_the_word', { type: 'category', type_id: wordsId })
    await page.goto(`/guess-the-word/play/${guessing.play.id}/`)
    await page.getByRole('button', { name: 'b', exact: true }).tap()
    await page.getByRole('button', { name: textIn('arabic', 'word.to_digits'), exact: true }).tap()
    for (const digit of ['1', '2']) await page.getByRole('button', { name: digit, exact: true }).tap()
    await expectAccessible(page)
    await check(page, 'arabic').tap()
    await verdict(page, 'right', 'arabic').waitFor()
    await page.getByText('Cobalamin').waitFor()
  })

  it('lose no answer without a connection, and send it when the connection is back', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { slug } = await writeEachType(await editor(), 'Types without a connection')
    const { play } = await player.ask('get_questions_by_level', { category: slug, level: 1 })
    const { page, context, noise } = await visit({ player, isPhone: true })
    noise.allow(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(`/quiz-zone/play/${play.id}/`)
    for (let number = 1; number <= play.total; number++) {
      const question = await current(page, player)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await give(page, question, answers[question.question_type]?.(question) ?? '?')
      await page.getByText(text('play.sending_again')).waitFor()
      await expectAccessible(page)
      await context.setOffline(false)
      await verdict(page, 'right').waitFor()
      await leaveFeedback(page)
    }
    await page.getByRole('heading', { name: text('result.perfect') }).waitFor()
  })

  it('accept a word of another length in a separate field', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { wordsId } = await writeEachType(await editor(), 'Words of another length')
    const { play } = await player.ask('get_guess_the_word', { type: 'category', type_id: wordsId })
    const { page } = await visit({ player, language: 'arabic', isPhone: true })
    await page.goto(`/guess-the-word/play/${play.id}/`)
    expect((await current(page, player)).letters).toEqual({ count: 3, blanks: [], others: true })
    const swap = (to: 'word.other_length' | 'word.in_boxes') => page.getByRole('button', { name: textIn('arabic', to), exact: true }).tap()
    const field = page.getByRole('textbox', { name: textIn('arabic', 'word.label') })
    await swap('word.other_length')
    await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true)
    await expect.poll(() => check(page, 'arabic').isDisabled()).toBe(true)
    await swap('word.in_boxes')
    await page.getByRole('button', { name: 'b', exact: true }).waitFor()
    await swap('word.other_length')
    await page.keyboard.type('cobalamin')
    await expect.poll(() => field.inputValue()).toBe('cobalamin')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    await page.keyboard.press('Enter')
    await verdict(page, 'right', 'arabic').waitFor()
    await expectAccessible(page)
  })
})
