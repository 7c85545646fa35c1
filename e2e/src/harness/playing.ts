// Plays with a chosen outcome (right or wrong), on the screen or directly through the API.

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Q, Result } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { rightKey, wrongKey } from './answers.ts'
import type { Player } from './players.ts'
import { type InterfaceLanguage, textIn } from './texts.ts'

export interface Level {
  category: string
  subcategory?: string
  level: number
  language_id?: number
}

/** A level that every player may play. It has more questions than a play, so two plays differ. */
export const food: Level = { category: 'food', level: 1 }

/** Plays a whole level through the API: the first `right` questions right, the others wrong. */
export async function playThrough(player: Player, level: Level, right: number): Promise<Result> {
  const { data, play } = await player.ask('get_questions_by_level', level)
  let result: Result | null = null
  for (const [index, question] of data.entries()) {
    const answer = index < right ? rightKey(question) : wrongKey(question)
    result = (await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer })).data.result
  }
  if (!result) throw new Error('The play did not end with its last answer')
  return result
}

type Shown = Pick<Q, 'question' | 'options' | 'image'>

export const option = (page: Page, key: string) => page.locator(`button[aria-keyshortcuts="${key}"]:not([aria-disabled="true"])`)
export const anyOption = (page: Page) => page.locator('button[aria-keyshortcuts="a"]')

/** Hands in a play in free order, and confirms it in the dialog. */
export async function handIn(page: Page, language: InterfaceLanguage = 'english'): Promise<void> {
  const name = textIn(language, 'play.hand_in')
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Reads the question on the screen, with its options and its picture: many questions about pictures have the same wording. */
export async function shown(page: Page): Promise<Shown> {
  await anyOption(page).waitFor()
  return page.evaluate(() => ({
    question: document.querySelector('h1')?.textContent ?? '',
    image: document.querySelector('h1')?.parentElement?.querySelector('img')?.getAttribute('src') ?? null,
    options: [...document.querySelectorAll('li > button[aria-keyshortcuts]')].flatMap(button => {
      const key = (['a', 'b', 'c', 'd', 'e'] as const).find(one => one === button.getAttribute('aria-keyshortcuts'))
      return key ? [{ key, text: button.querySelector('[dir=auto]')?.textContent ?? '', image: null, image_text: null }] : []
    }),
  }))
}

export const isTrueOrFalse = ({ options }: Shown) => options.length === 2

/** Where the words of the options lie, sideways: neither a mark nor the poll may break their lines anew. */
export const placesOfWords = (page: Page) =>
  page.locator('li > button[aria-keyshortcuts] [dir=auto]').evaluateAll(all =>
    all.map(({ parentElement: words }) => {
      const { x, width } = (words ?? document.body).getBoundingClientRect()
      return [x, width].map(Math.round)
    }),
  )

/** The word above the feedback. An option may have the same text: some questions have an option "Right". */
export const verdict = (page: Page, how: 'right' | 'wrong', language: InterfaceLanguage = 'english') =>
  page
    .locator(`[data-verdict=${how}]`)
    .getByText(textIn(language, `play.verdict_${how}`), { exact: true })
    .first()

/** @returns the text of the question. */
export async function answer(page: Page, how: 'right' | 'wrong', language: InterfaceLanguage = 'english'): Promise<string> {
  const question = await shown(page)
  await option(page, how === 'right' ? rightKey(question) : wrongKey(question)).click()
  await verdict(page, how, language).waitFor()
  return question.question
}

/** Goes on from a question to the next or to the result. It ignores a failed click, because the feedback may also close by itself. */
export async function goOn(page: Page, asked: string, language: InterfaceLanguage = 'english'): Promise<void> {
  const next = page.getByRole('button', { name: new RegExp(`^(${textIn(language, 'play.next')}|${textIn(language, 'play.to_result')})$`) })
  await next.click({ timeout: 3000 }).catch(() => {})
  await page.waitForFunction(text => document.querySelector('h1')?.textContent !== text, asked)
}

/** Finds a level by position, because the accessible name contains more than the number. */
export const levelButton = (page: Page, level: number) =>
  page
    .locator('ol')
    .getByRole('button')
    .nth(level - 1)

/** The tile of a mode, on a door's page or on the home page. More text may follow the mode's name. */
export const modeTile = (page: Page, mode: Mode, language: InterfaceLanguage = 'english') =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${textIn(language, `mode.name_${mode}`)}( |$)`) })

/** A link of the navigation. */
export const doorLink = (page: Page, door: 'today' | 'learn' | 'duel' | 'train' | 'exams', language: InterfaceLanguage = 'english') =>
  page
    .getByRole('navigation', { name: textIn(language, 'nav.main') })
    .getByRole('link', { name: textIn(language, `door.name_${door}`), exact: true })

/** Opens a category, starts a level and waits for the first question. */
export async function startLevel(page: Page, level: Level = food): Promise<void> {
  await page.goto(`/quiz-zone/${level.category}/${level.subcategory ? `${level.subcategory}/` : ''}`)
  await levelButton(page, level.level).click()
  await anyOption(page).waitFor()
}

/** Starts a level again and again until the server draws a true-or-false question: a draw may have none. */
export async function startWithClaim(page: Page, player: Player): Promise<void> {
  // The first level of this category has a true-or-false question.
  const level = { category: 'history', level: 1 }
  for (let tries = 0; tries < 50; tries++) {
    const { data, play } = await player.ask('get_questions_by_level', level)
    if (data.some(question => question.question_type === 'true_false')) return startLevel(page, level)
    await player.ask('finish_play', { play_id: play.id })
  }
  throw new Error(`The server drew no true-or-false question of ${level.category}`)
}

/** The page must already show a play. Journeys need its id, because get_play without an id returns any open play, or none. */
export function playIdOf(page: Page): number {
  const id = /\/play\/(\d+)\//.exec(page.url())?.[1]
  if (!id) throw new Error(`No play is at ${page.url()}`)
  return Number(id)
}
/** The seconds left on the timer, which shows mm:ss. */
export async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = Number.NaN] = (await page.getByRole('timer').innerText()).trim().split(':').map(Number.parseFloat)
  return minutes * 60 + seconds
}

export async function coinsShown(page: Page): Promise<number> {
  return Number((await page.locator('[data-purse]').innerText()).replace(/\D/g, ''))
}

/** Plays on until the question on the screen is not true or false. */
export const seekOptions = (page: Page) => seek(page, one => !isTrueOrFalse(one))

/** Plays on until the question on the screen is true or false. */
export const seekClaim = (page: Page) => seek(page, isTrueOrFalse)

async function seek(page: Page, isWanted: (one: Awaited<ReturnType<typeof shown>>) => boolean): Promise<void> {
  while (!isWanted(await shown(page))) {
    const asked = await answer(page, 'right')
    await goOn(page, asked)
  }
}
