// Answering questions of every kind on the screen. Which question it is, the server says; what is right, the content.

import type { Q } from '@trivium/contract/plays'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { rightAnswer, wrongAnswer } from './answers.ts'
import type { Player } from './players.ts'
import { option, playIdOf } from './playing.ts'
import { type InterfaceLanguage, textIn } from './texts.ts'

export const heading = (page: Page, { id }: Pick<Q, 'id'>) => page.locator(`#question-${id}`)

/** The question whose clock runs, once it is on the screen. */
export async function current(page: Page, player: Player): Promise<Q> {
  await page.waitForURL(/\/play\/\d+\/$/)
  const { data, play } = await player.ask('get_play', { play_id: playIdOf(page) })
  const question = data.find(({ id }) => id === play?.current_question_id)
  if (!question || 'sealed' in question) throw new Error('No question is open')
  await heading(page, question).waitFor()
  return question
}

/** From when a question has the focus, keys mean something: before that they would be lost. */
export async function expectKeysWork(page: Page): Promise<void> {
  await expect.poll(() => page.locator('h1').evaluate(one => one === document.activeElement)).toBe(true)
}

/** Gives an answer as `submit_answer` would take it, and hands it in. */
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
      await sort(page, question, answer.split(','), language)
      return handIn.click()
    case 'multiple_choice':
    case 'true_false':
    case 'audio':
    case 'maths':
      return option(page, answer).click()
  }
}

const box = (page: Page, { options }: Q, key: string) => page.getByRole('checkbox').nth(options.findIndex(one => one.key === key))

/** One row after the other is moved up to its place. */
async function sort(page: Page, { options }: Q, wanted: string[], language: InterfaceLanguage): Promise<void> {
  const now: string[] = options.map(({ key }) => key)
  for (const [place, key] of wanted.entries()) {
    const name = textIn(language, 'play.move_up', { option: options.find(one => one.key === key)?.text ?? '' })
    for (; now.indexOf(key) > place;) {
      const at = now.indexOf(key)
      await page.getByRole('button', { name, exact: true }).click()
      now.splice(at - 1, 2, key, now[at - 1] ?? '')
    }
  }
}

export const verdict = (page: Page, how: 'right' | 'wrong', language: InterfaceLanguage = 'english') =>
  page.getByText(textIn(language, `play.verdict_${how}`), { exact: true })

/** Answers the question on the screen and stays to see what was right. */
export async function answerOn(page: Page, player: Player, how: 'right' | 'wrong', language: InterfaceLanguage = 'english'): Promise<Q> {
  const question = await current(page, player)
  await give(page, question, how === 'right' ? rightAnswer(question) : wrongAnswer(question), language)
  await verdict(page, how, language).waitFor()
  return question
}

/** To the next question, or to the result. The feedback may also go by itself, hence the forgiving click. */
export async function leaveFeedback(page: Page, language: InterfaceLanguage = 'english'): Promise<void> {
  const next = page.getByRole('button', { name: new RegExp(`^(${textIn(language, 'play.next')}|${textIn(language, 'play.to_result')})$`) })
  await next.click({ timeout: 3000 }).catch(() => {})
}

/** All that is left, to the result. */
export async function playOut(page: Page, player: Player, how: 'right' | 'wrong' = 'right', language: InterfaceLanguage = 'english') {
  await page.waitForURL(/\/play\/\d+\/$/)
  const { play } = await player.ask('get_play', { play_id: playIdOf(page) })
  for (let left = (play?.total ?? 0) - (play?.answered ?? 0); left > 0; left -= 1) {
    await answerOn(page, player, how, language)
    await leaveFeedback(page, language)
  }
  await page.waitForURL(/\/result\/\d+\/$/)
}
