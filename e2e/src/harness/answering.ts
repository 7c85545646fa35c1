// Answers questions of every type on the screen. The server says which question is open; the content says what is right.

import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { rightAnswer, wrongAnswer, wrongGuesses } from './answers.ts'
import type { Player } from './players.ts'
import { option, playIdOf, untilVerdict } from './playing.ts'
import { type InterfaceLanguage, textIn } from './texts.ts'

export const heading = (page: Page, { id }: Pick<Q, 'id'>) => page.locator(`#question-${id}`)

/** Waits until the current question is on the screen and returns it. */
export async function current(page: Page, player: Player): Promise<Q> {
  await page.waitForURL(/\/play\/\d+\/$/)
  const { data, play } = await player.ask('get_play', { play_id: playIdOf(page) })
  const question = data.find(({ id }) => id === play?.current_question_id)
  if (!question || 'sealed' in question) throw new Error('No question is open')
  await heading(page, question).waitFor()
  return question
}

/** Waits until the question has the focus: the page loses key presses before that. */
export async function expectKeysWork(page: Page): Promise<void> {
  await expect.poll(() => page.locator('h1').evaluate(one => one === document.activeElement)).toBe(true)
}

/** Enters an answer, given in the format of `submit_answer`, and submits it. */
export async function give(page: Page, question: Q, answer: string, language: InterfaceLanguage = 'english'): Promise<void> {
  const handIn = page.getByRole('button', { name: textIn(language, 'play.check'), exact: true })
  switch (question.question_type) {
    case 'guess_the_word':
      await page.getByLabel(textIn(language, 'word.label')).fill(answer)
      return handIn.click()
    case 'multi_select':
      for (const key of answer.split(',')) await box(page, question, key).click()
      return handIn.click()
    case 'sequence':
      await fillLine(page, answer.split(','))
      return handIn.click()
    case 'matching':
      for (const pair of answer.split(',')) {
        const [key, match] = pair.split('-')
        await page.locator(`[data-side=option] [data-key="${key}"]`).click()
        await page.locator(`[data-side=match] [data-key="${match}"]`).click()
      }
      return handIn.click()
    case 'number':
      await page.locator('main input[inputmode=decimal]').fill(answer)
      return handIn.click()
    case 'multiple_choice':
    case 'true_false':
    case 'audio':
    case 'maths':
      return option(page, answer).click()
  }
}

const box = (page: Page, { options }: Q, key: string) => page.getByRole('checkbox').nth(options.findIndex(one => one.key === key))

/** Puts the options on the line one after the other, after draggable ones have replaced the plain ones: the page loses a click before that. */
async function fillLine(page: Page, wanted: string[]): Promise<void> {
  await page.locator('[data-draggable]').first().waitFor()
  for (const key of wanted) {
    await page.locator(`ul [data-key="${key}"]`).click()
    await page.locator(`ol [data-key="${key}"]`).waitFor()
  }
}

/** Answers the question on the screen and waits for the feedback. */
export async function answerOn(page: Page, player: Player, how: 'right' | 'wrong', language: InterfaceLanguage = 'english'): Promise<Q> {
  const question = await current(page, player)
  if (how === 'wrong' && question.letters) await guessWrongly(page, player, question, language)
  else await give(page, question, how === 'right' ? rightAnswer(question) : wrongAnswer(question), language)
  await untilVerdict(page, how, language)
  return question
}

/** As many tries as a word has in this play; the last one is the wrong answer. */
async function guessWrongly(page: Page, player: Player, question: Q, language: InterfaceLanguage): Promise<void> {
  const { play } = await player.ask('get_play', { play_id: playIdOf(page) })
  for (const [index, guess] of wrongGuesses(question, play?.word_tries ?? 1).entries()) {
    await expect.poll(() => page.locator('form ol > li').count()).toBe(index)
    await give(page, question, guess, language)
  }
}

/** Goes on to the next question or to the result. It ignores a failed click, because the feedback may also close by itself. */
export async function leaveFeedback(page: Page, language: InterfaceLanguage = 'english'): Promise<void> {
  const next = page.getByRole('button', { name: new RegExp(`^(${textIn(language, 'play.next')}|${textIn(language, 'play.to_result')})$`) })
  await next.click({ timeout: 3000 }).catch(() => {})
}

/** Answers all remaining questions and goes to the result. */
export async function playOut(page: Page, player: Player, how: 'right' | 'wrong' = 'right', language: InterfaceLanguage = 'english') {
  await page.waitForURL(/\/play\/\d+\/$/)
  const { play } = await player.ask('get_play', { play_id: playIdOf(page) })
  for (let left = (play?.total ?? 0) - (play?.answered ?? 0); left > 0; left -= 1) {
    await answerOn(page, player, how, language)
    await leaveFeedback(page, language)
  }
  await page.waitForURL(/\/result\/\d+\/$/)
}
