// A visitor answers five questions before there is an account. The page gives feedback at once, and the later account gets the points.

import type { DataOf } from '@trivium/contract/platform/action'
import type { trial } from '@trivium/contract/play/trial'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { isAnswerKnown, rightKey, wrongKey } from '../../harness/answers.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { outbox } from '../../harness/servers/outbox.ts'
import { newAddress } from '../../harness/players.ts'
import { verdict } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

// All guests of a day get the same five questions: on its own server none of them comes from another journey.
const url = serveFile('select 1')

const password = 'a long enough secret'
const card = (page: Page) => page.getByRole('region', { name: text('trial.title') })

/** Answers the question on the card, and waits for the verdict. */
async function answer(page: Page, how: 'right' | 'wrong', number: number): Promise<void> {
  await card(page)
    .getByText(text('trial.number', { number, total: 5 }))
    .waitFor()
  const question = await card(page).evaluate(section => ({
    question: section.querySelector('h2')?.textContent ?? '',
    options: [...section.querySelectorAll('li > button')].flatMap((button, index) => {
      const key = (['a', 'b', 'c', 'd', 'e'] as const)[index]
      return key ? [{ key, text: button.querySelector('[dir=auto]')?.textContent ?? '', image: null, image_text: null }] : []
    }),
  }))
  const key = how === 'right' ? rightKey(question) : wrongKey(question)
  await card(page)
    .getByRole('listitem')
    .nth(question.options.findIndex(one => one.key === key))
    .getByRole('button')
    .click()
  await verdict(page, how).waitFor()
}

/** Reloads the page until the content knows the answers of the five questions: other journeys write questions, too. */
async function offered(page: Page): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const reply = page.waitForResponse('**/api/get_trial')
    await (tries === 0 ? page.goto('/') : page.reload())
    const { data }: Reply = await (await reply).json()
    if (data.questions.every(isAnswerKnown)) return
  }
  throw new Error('The page offered no trial of questions with known answers')
}

interface Reply {
  data: DataOf<typeof trial.get_trial>
}

/** Whether the navigation at the bottom of a phone leaves the button Next visible. */
const isAboveNavigation = (page: Page) =>
  card(page)
    .getByRole('button', { name: text('play.next'), exact: true })
    .evaluate(button => button.getBoundingClientRect().bottom <= (document.querySelector('nav')?.getBoundingClientRect().top ?? 0))

const goOn = (page: Page, number: number) =>
  card(page)
    .getByRole('button', { name: text(number < 5 ? 'play.next' : 'trial.finish'), exact: true })
    .click()

/** Fills in the form of the sign-up. @returns the address, which is still to be confirmed */
async function askForAccount(page: Page): Promise<string> {
  const email = newAddress()
  for (const [label, value] of [
    ['auth.name', 'Amira'],
    ['auth.email', email],
    ['auth.password', password],
  ] as const)
    await page.getByLabel(text(label), { exact: true }).fill(value)
  await page.getByRole('button', { name: text('auth.sign_up'), exact: true }).click()
  await page.getByRole('heading', { name: text('auth.inbox_title') }).waitFor()
  return email
}

async function confirm(page: Page, email: string): Promise<void> {
  await page.goto((await outbox(url(), email)).link)
  await page.getByRole('button', { name: text('auth.confirm'), exact: true }).click()
  await page.getByText(text('home.hello_player', { name: 'Amira' })).waitFor()
}

describe('a visitor without an account', () => {
  it('answers five questions on the landing page, and the later account gets their points', async ({ visit }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ url: url(), isPhone: true })
    await offered(page)
    await page.getByRole('button', { name: text('home.start_free') }).click()
    await expect
      .poll(() =>
        card(page)
          .locator('h2')
          .evaluate(one => one === document.activeElement),
      )
      .toBe(true)
    await answer(page, 'right', 1)
    await expect.poll(() => isAboveNavigation(page)).toBe(true)
    await expectAccessible(page)
    await goOn(page, 1)
    await answer(page, 'wrong', 2)
    // The page does not ask an answered question again.
    await page.reload()
    await answer(page, 'right', 3)
    await goOn(page, 3)
    await answer(page, 'right', 4)
    await goOn(page, 4)
    await answer(page, 'right', 5)
    await goOn(page, 5)
    await card(page)
      .getByRole('heading', { name: text('trial.outcome', { right: 4, total: 5 }) })
      .waitFor()
    const missed = card(page).getByRole('region', { name: text('result.missed') })
    await expect.poll(() => missed.getByRole('listitem').count()).toBe(1)
    await expectAccessible(page)
    await card(page)
      .getByRole('link', { name: text('trial.save_other', { shown: 16 }) })
      .click()
    await confirm(page, await askForAccount(page))
    await page.getByText(text('trial.kept_other', { shown: 16 })).waitFor()
    await page.goto('/leaderboard/?period=all')
    await page
      .locator('li[aria-current]')
      .getByText(text('board.points_other', { shown: 16 }))
      .first()
      .waitFor()
    expect(await page.evaluate(() => localStorage.getItem('trivium.taste'))).toBeNull()
  })

  it('plays on while the account waits for the confirmation, and keeps the points', async ({ visit }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ url: url(), isPhone: true })
    await page.goto('/auth/sign-up/')
    const email = await askForAccount(page)
    await page.getByText(text('auth.meanwhile')).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('auth.play_meanwhile') }).click()
    await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('#trial')))).toBe(true)
    await answer(page, 'right', 1)
    await confirm(page, email)
    await page.getByText(text('trial.kept_other', { shown: 4 })).waitFor()
  })
})
