import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightKey } from '../../harness/answers.ts'
import { answerOn, current, heading, leaveFeedback } from '../../harness/answering.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import type { Player } from '../../harness/players.ts'
import { doorLink, levelButton, verdict } from '../../harness/playing.ts'
import { type InterfaceLanguage, isTextKey, text, textIn } from '../../harness/texts.ts'

async function readQuestionsIn(page: Page, language: string, shownIn: InterfaceLanguage): Promise<void> {
  await page.goto('/settings/')
  await page.getByLabel(textIn(shownIn, 'settings.content_language'), { exact: true }).selectOption({ label: language })
}

const directionOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(one => getComputedStyle(one).direction)
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

describe('an app with questions in another language', () => {
  it('shows English questions from left to right in an Arabic interface', async ({ visit, player }) => {
    const { page } = await visit({ player, language: 'arabic' })
    await readQuestionsIn(page, 'English', 'arabic')
    await page.goto('/quiz-zone/food/')
    await levelButton(page, 1).click()
    const question = await current(page, player)
    await expect.poll(() => directionOf(page, 'html')).toBe('rtl')
    await expect.poll(() => heading(page, question).getAttribute('lang')).toBe('en')
    await expect.poll(() => directionOf(page, 'h1')).toBe('ltr')
    await expect.poll(() => directionOf(page, 'li > button [lang]')).toBe('ltr')
    await expect.poll(() => isTooWide(page)).toBe(false)
    await expectAccessible(page)
    // The options show Arabic letters, but the keys of a Latin keyboard still work.
    await page.keyboard.press(rightKey(question))
    await verdict(page, 'right', 'arabic').waitFor()
    await expectAccessible(page)

    await page.goto('/guess-the-word/animals/')
    await page.getByRole('button', { name: textIn('arabic', 'catalogue.start'), exact: true }).click()
    // The round that was left waits, so nothing is asked.
    await page.locator('form input').waitFor()
    await current(page, player)
    await expect.poll(() => directionOf(page, 'form input')).toBe('ltr')
    await page
      .getByRole('group', { name: textIn('arabic', 'word.keyboard') })
      .getByRole('button', { name: 'q', exact: true })
      .waitFor()
    await answerOn(page, player, 'right', 'arabic')
    await leaveFeedback(page, 'arabic')
  })

  itDeep('shows Arabic questions from right to left in an English interface', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await readQuestionsIn(page, 'العربية', 'english')
    await page.goto('/quiz-zone/food/')
    await levelButton(page, 1).click()
    const question = await current(page, player)
    await expect.poll(() => directionOf(page, 'html')).toBe('ltr')
    await expect.poll(() => heading(page, question).getAttribute('lang')).toBe('ar')
    await expect.poll(() => directionOf(page, 'h1')).toBe('rtl')
    await expect.poll(() => directionOf(page, 'li > button [lang]')).toBe('rtl')
    await expect.poll(() => isTooWide(page)).toBe(false)
    await expectAccessible(page)
    await answerOn(page, player, 'wrong')
    await expectAccessible(page)

    await page.goto('/guess-the-word/animals/')
    await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()
    await page.getByRole('button', { name: text('play.other_start') }).click()
    await current(page, player)
    await expect.poll(() => directionOf(page, 'form input')).toBe('rtl')
    await answerOn(page, player, 'right')

    await page.goto('/fun-and-learn/nature-texts/')
    await page.locator('main li a').first().click()
    await page.locator('article p').nth(1).waitFor()
    await expect.poll(() => directionOf(page, 'article')).toBe('rtl')
    await expect.poll(() => page.locator('article').getAttribute('lang')).toBe('ar')
    await expectAccessible(page)
  })
})

async function signIn(page: Page, { email, password }: Player, shownIn: InterfaceLanguage): Promise<void> {
  await page.goto('/auth/login/')
  await page.getByLabel(textIn(shownIn, 'auth.email'), { exact: true }).fill(email)
  await page.getByLabel(textIn(shownIn, 'auth.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: textIn(shownIn, 'auth.log_in'), exact: true }).click()
}

describe('the languages of a player', () => {
  it('are saved on the account, and another browser uses them', async ({ visit, player }) => {
    const { page } = await visit({ player })
    const onAccount = async () => {
      const { web_language, language } = (await player.ask('get_user_by_id', {})).data
      return [web_language, language]
    }
    const hello = (page: Page, shownIn: InterfaceLanguage) =>
      page.getByText(textIn(shownIn, 'home.hello_player', { name: player.name })).waitFor()
    await readQuestionsIn(page, 'العربية', 'english')
    await page.getByLabel(text('settings.interface_language')).selectOption('arabic')
    await expect.poll(onAccount).toEqual(['ar', 'ar'])

    const { page: other } = await visit()
    await signIn(other, player, 'english')
    await hello(other, 'arabic')
    // Texts from the server are in the same language as the rest of the page.
    await other.goto('/profile/badges/')
    await other.getByText(textIn('arabic', 'badge.dashing_debut.name')).first().waitFor()
    await other.goto('/settings/')
    const questions = other.getByLabel(textIn('arabic', 'settings.content_language'), { exact: true })
    await expect.poll(() => questions.locator('option:checked').textContent()).toBe('العربية')

    // A language that the player chose before sign-in wins over the account's, and the client reports it only once.
    const { page: third } = await visit()
    await third.goto('/settings/')
    await third.getByLabel(text('settings.interface_language')).selectOption('spanish')
    await signIn(third, player, 'spanish')
    await hello(third, 'spanish')
    await expect.poll(onAccount).toEqual(['es', 'ar'])
    let told = 0
    third.on('request', request => void (told += Number(request.url().endsWith('/api/update_profile'))))
    await third.reload({ waitUntil: 'networkidle' })
    await hello(third, 'spanish')
    expect(told).toBe(0)
  })
})

const allTexts = /\/assets\/(en|ar|es)-(?!first-)[\w-]+\.json$/

/** Holds back the files with all texts, not those with the texts of the first screen. */
async function holdBackTexts(page: Page) {
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
  const request = page.waitForRequest(allTexts)
  await page.route(allTexts, async route => {
    await isLet
    await route.continue()
  })
  return { request, letGo }
}

/** The words on the page that are text keys, because the text is missing. It includes words that only screen readers read. */
async function keysOn(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText()
  const labels = await page.locator('[aria-label]').evaluateAll(labelled => labelled.map(one => one.getAttribute('aria-label') ?? ''))
  return [shown, ...labels].flatMap(words => words.split(/\s+/)).filter(isTextKey)
}

describe('the first screen', () => {
  for (const language of ['english', 'arabic', 'spanish'] as const)
    it(`has its texts in ${language} before all other texts arrive`, async ({ visit, player }) => {
      for (const who of [{ player }, {}]) {
        const { page } = await visit({ ...who, language, isPhone: true })
        const { request, letGo } = await holdBackTexts(page)
        await page.goto('/')
        await request
        const duel = doorLink(page, 'duel', language)
        await duel.waitFor()
        expect(await keysOn(page)).toEqual([])
        await duel.click()
        letGo()
        await page.waitForURL(/\/duel\/$/)
        await page.getByRole('heading', { level: 1, name: textIn(language, 'door.name_duel') }).waitFor()
        expect(await keysOn(page)).toEqual([])
      }
    })
})
