import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { heading } from '../../harness/answering.ts'
import { newStaff } from '../../harness/console.ts'
import { describe, expect, it, itDeep, serverUrl } from '../../harness/journey.ts'
import { handIn, option, playIdOf, secondsLeft } from '../../harness/playing.ts'
import type { Player } from '../../harness/players.ts'
import { reached, scrollTo } from '../../harness/reach.ts'
import { text, textIn } from '../../harness/texts.ts'

const key = 'OPEN20'

/** The sample exam in a language. It is open every day. */
async function sampleOf(player: Player, code = 'en'): Promise<{ id: number; title: string }> {
  const { data: languages } = await player.ask('get_languages', {})
  const language_id = languages.find(language => language.code === code)?.id
  const { data } = await player.ask('get_exam_module', { type: 1, language_id })
  const sample = data.find(({ shown_key }) => shown_key === key)
  if (!sample) throw new Error('There is no sample exam')
  return sample
}

/** Starts the sample exam from its own page, with its key. */
async function start(page: Page, player: Player): Promise<Q[]> {
  const { id } = await sampleOf(player)
  await page.goto(`/exam-module/${id}/`)
  await page.getByLabel(text('exam.key')).fill(key)
  await page.getByLabel(text('exam.agree')).check()
  await page.getByRole('button', { name: text('exam.start') }).click()
  await page.waitForURL(/\/exam-module\/play\/\d+\/$/)
  const questions = await questionsOf(page, player)
  const [first] = questions
  if (!first) throw new Error('The exam has no questions')
  await heading(page, first).waitFor()
  // The page sets its title together with its event listeners.
  await page.waitForFunction(name => document.title.includes(name), first.category.name)
  return questions
}

const questionsOf = async (page: Page, player: Player): Promise<Q[]> =>
  (await player.ask('get_play', { play_id: playIdOf(page) })).data.filter(question => 'options' in question)
const answersOf = async (page: Page, player: Player) => (await player.ask('get_play', { play_id: playIdOf(page) })).answers.length
const next = (page: Page) => page.getByRole('button', { name: text('free.next') }).click()
/** While the exam loads, the page has another heading. */
const anyQuestion = (page: Page) => page.locator('h1[id^="question-"]')
const savedMark = (page: Page) => page.getByText(text('free.answer_saved'), { exact: true })
const unsavedMark = (page: Page) => page.getByText(text('free.answer_unsaved'), { exact: true })

/** Where the words of the options and the buttons lie: an answer and its saved mark must move none of them. */
const places = (page: Page) =>
  page
    .locator('button[aria-keyshortcuts] span[dir=auto], [role=group] button')
    .evaluateAll(all => all.map(one => [one.getBoundingClientRect()].map(({ x, y, width }) => [x, y, width].map(Math.round))))

/** As if the player had opened another tab or locked the phone. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  const noted = page.waitForResponse(/note_absence/)
  await page.evaluate(hidden => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
  await noted
}

async function expectOneLine(
  page: Page,
  name: 'free.take_back' | 'free.mark' | 'free.previous' | 'free.next' | 'play.hand_in',
): Promise<void> {
  const words = page
    .getByRole('button', { name: textIn('spanish', name), exact: true })
    .getByText(textIn('spanish', name))
    .first()
  const lines = await words.evaluate(one => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines, name).toBe(1)
}

describe('an exam', () => {
  it('a player finds one, opens it with its key, agrees to its rules, sits it, hands it in and reviews it', async ({ visit, player }) => {
    it.setTimeout(120_000)
    const { page } = await visit({ player, isTranslated: true })
    const { title } = await sampleOf(player)
    await page.goto('/exam-module/')
    await page.getByRole('link', { name: title }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: title }).click()
    await page.getByText(key, { exact: true }).waitFor()
    await expectAccessible(page)

    const begin = page.getByRole('button', { name: text('exam.start') })
    await begin.click()
    await page.getByText('Enter the exam key.', { exact: true }).waitFor()
    await page.getByText('Agree to the exam rules.', { exact: true }).waitFor()
    await page.getByLabel(text('exam.key')).fill('wrong')
    await page.getByLabel(text('exam.agree')).check()
    await begin.click()
    await page.getByText('Invalid exam key.', { exact: true }).waitFor()
    await page.getByLabel(text('exam.key')).fill(key)
    await begin.click()
    await page.waitForURL(/\/exam-module\/play\/\d+\/$/)
    const [first] = await questionsOf(page, player)
    if (!first) throw new Error('The exam has no questions')
    await heading(page, first).waitFor()
    await expectAccessible(page)

    const before = await places(page)
    await option(page, 'a').click()
    await savedMark(page).waitFor()
    expect(await places(page)).toEqual(before)
    await option(page, 'b').click()
    await savedMark(page).waitFor()
    expect(await places(page)).toEqual(before)
    // The browser translates the page, and the screen still shows the question that the server asks.
    await next(page)
    const [, second] = await questionsOf(page, player)
    await expect.poll(() => anyQuestion(page).innerText()).toBe(second?.question)
    const left = await secondsLeft(page)
    await expect.poll(() => secondsLeft(page)).toBeLessThan(left)
    await handIn(page)
    await page.getByText(text('exam.ended_handed_in')).waitFor()
    // The page itself leaves full screen at the end, which is no violation.
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
    await page.getByText(text('exam.no_violations')).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('result.review') }).click()
    await expect.poll(() => page.locator('li[data-verdict]').count()).toBe(20)
    await expectAccessible(page)
    // The printed review is the paper alone, dark on light even in the dark colour scheme.
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'))
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(30, 27, 58)')
    await page.emulateMedia({ media: 'screen' })
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(239, 238, 250)')
    await page.goto('/exam-module/?list=completed')
    await page.getByRole('link', { name: title }).waitFor()
  })

  it('has every button in one line on a phone, in Spanish, too', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true, language: 'spanish' })
    const { id } = await sampleOf(player, 'es')
    const { play } = await player.ask('get_exam_module_questions', { exam_module_id: id, exam_key: key, agreed: true })
    await page.goto(`/exam-module/play/${play.id}/`)
    await option(page, 'a').click()
    await page.getByText(textIn('spanish', 'free.answer_saved'), { exact: true }).waitFor()
    for (const name of ['free.take_back', 'free.mark', 'free.previous', 'free.next'] as const) await expectOneLine(page, name)
    const top = (name: 'free.take_back' | 'free.mark') =>
      page.getByRole('button', { name: textIn('spanish', name) }).evaluate(one => one.getBoundingClientRect().top)
    expect(await top('free.take_back')).toBe(await top('free.mark'))
    for (let number = 2; number <= 20; number += 1) {
      await page.getByRole('button', { name: textIn('spanish', 'free.next'), exact: true }).click()
      await page.getByText(textIn('spanish', 'play.question_of', { number, total: 20 }), { exact: true }).waitFor()
    }
    await expectOneLine(page, 'play.hand_in')
  })

  it('begins at the new time that its examiner sets, also for a player who is already waiting', async ({ visit, player }) => {
    it.setTimeout(120_000)
    const edda = await newStaff(serverUrl(), ['examiner'])
    const { id } = await sampleOf(player)
    const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const { data: exam } = await edda.ask('copy_exam', { exam_id: id, exam_key: 'LATER2', starts_at: soon(60), ends_at: soon(120) })
    const { title, language_id, duration_minutes, rules, answer_again, strict_away, is_for_all, release_when } = exam
    const terms = { title, language_id, duration_minutes, rules, answer_again, strict_away, is_for_all, release_when }
    const begin = async (minutes: number) =>
      edda.ask('change_exam', {
        exam_id: exam.id,
        version: (await edda.ask('get_exam_paper', { exam_id: exam.id })).data.version,
        ...terms,
        starts_at: soon(minutes),
        ends_at: soon(120),
      })
    // The sample is open every day, and so is its copy until the examiner changes it.
    await begin(60)
    const { page } = await visit({ player })
    await page.goto(`/exam-module/${exam.id}/`)
    const start = page.getByRole('status').filter({ hasText: /\d:\d\d/ })
    const before = await start.innerText()
    await begin(30)
    await expect.poll(() => start.innerText()).not.toBe(before)
    await begin(0.1)
    await page.getByLabel(text('exam.key')).waitFor()
  })

  it('has its bar at the bottom edge of a phone at every question, under which no option lies', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player, isPhone: true })
    const questions = await start(page, player)
    const bar = page.getByRole('group', { name: text('free.steps') })
    const gap = (height: number) => bar.boundingBox().then(box => box && Math.round(height - box.y - box.height))
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size)
      await expect.poll(() => gap(size.height), { message: String(size.width) }).toBe(0)
      const last = page.locator('main li > button[aria-keyshortcuts]').last()
      await scrollTo(last)
      await expect.poll(() => reached(page, last), { message: String(size.width) }).toBe('free')
    }
    await page.setViewportSize({ width: 390, height: 844 })
    // The overview leads to the last question, whose bar ends with the submit button.
    await bar.getByRole('button', { name: new RegExp(`^${text('free.overview')}: `) }).click()
    await page.getByRole('button', { name: text('free.place', { number: questions.length, status: text('free.is_open') }) }).click()
    await bar.getByRole('button', { name: text('play.hand_in') }).waitFor()
    await expect.poll(() => gap(844)).toBe(0)
    await expectAccessible(page)
    await handIn(page)
    await page.getByText(text('exam.ended_handed_in')).waitFor()
  })

  itDeep('loses no answer on a phone through a lost connection and a reload', async ({ visit, player }) => {
    it.setTimeout(120_000)
    const { page, context, noise } = await visit({ player, isPhone: true })
    noise.allow(/submit_answer|ERR_INTERNET_DISCONNECTED|no answer|Failed to fetch|note_absence|WebSocket|Failed to load/)
    const questions = await start(page, player)
    await option(page, 'a').click()
    await savedMark(page).waitFor()

    await context.setOffline(true)
    await next(page)
    await option(page, 'b').click()
    await unsavedMark(page).waitFor()
    await next(page)
    await option(page, 'a').click()
    await unsavedMark(page).waitFor()
    await expect.poll(() => answersOf(page, player)).toBe(1)
    await context.setOffline(false)
    await savedMark(page).waitFor({ timeout: 30_000 })
    await expect.poll(() => answersOf(page, player)).toBe(3)

    // The page takes its seat again before any script of the app has loaded: on a slow connection a reload is no absence.
    let bringApp = () => {}
    const isBrought = new Promise<void>(resolve => (bringApp = resolve))
    await page.route(/\.js$/, async route => {
      await isBrought
      await route.continue()
    })
    const seats: string[] = []
    page.on('request', request => request.url().endsWith('/get_exam_module_questions') && seats.push(request.url()))
    const seated = page.waitForResponse(/get_exam_module_questions/)
    await page.reload({ waitUntil: 'commit' })
    await seated
    bringApp()
    const fourth = questions[3]
    if (!fourth) throw new Error('The exam has too few questions')
    // The exam continues at the first question without an answer.
    await heading(page, fourth).waitFor()
    expect(seats).toHaveLength(1)
    await expect.poll(() => answersOf(page, player)).toBe(3)
  })

  itDeep('continues after a short absence, and ends after an absence that is too long', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player })
    await start(page, player)
    await option(page, 'a').click()
    await savedMark(page).waitFor()
    await setHidden(page, true)
    await setHidden(page, false)
    await page.getByText(text('exam.away_noted')).waitFor()
    await option(page, 'b').click()
    await savedMark(page).waitFor()

    const playId = playIdOf(page)
    await setHidden(page, true)
    // The server ends the exam by its own clock. The page learns of the end in its room, or when the player comes back.
    await expect.poll(async () => (await player.ask('get_play', { play_id: playId })).play, { timeout: 30_000 }).toBeNull()
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.getByText(text('exam.ended_absence')).waitFor()
  })

  it('continues on one device only: the first device stops, and the player may take the exam back to it', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page: desk } = await visit({ player })
    await start(desk, player)
    await option(desk, 'a').click()
    await savedMark(desk).waitFor()
    const { page: mobile } = await visit({ player, isPhone: true })
    await mobile.goto(desk.url())
    await anyQuestion(mobile).waitFor()
    await desk.getByText(text('exam.moved_title')).first().waitFor()
    await expectAccessible(desk)
    await option(mobile, 'b').click()
    await savedMark(mobile).waitFor()
    await desk.getByRole('button', { name: text('exam.moved_back') }).click()
    await mobile.getByText(text('exam.moved_title')).first().waitFor()
    await option(desk, 'a').click()
    await savedMark(desk).waitFor()
    await expect.poll(() => answersOf(desk, player)).toBe(3)

    // Another device takes the exam before this one has its connection. This one learns of it when the connection is open.
    await desk.goto('about:blank')
    await mobile.getByRole('button', { name: text('exam.moved_back') }).click()
    await anyQuestion(mobile).waitFor()
    await player.ask('get_exam_module_questions', { play_id: playIdOf(mobile) })
    await mobile.getByText(text('exam.moved_title')).first().waitFor()
  })

  it('warns a player at once about copying, printing or leaving full screen, and counts this in the result', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player })
    await start(page, player)
    await page.evaluate(() => document.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true })))
    await page.getByText(text('exam.violation_copy')).waitFor()
    // The press of the key and its release are one violation.
    await page.keyboard.press('PrintScreen')
    await page.getByText('Screen recording is prohibited.', { exact: true }).waitFor()
    // On a computer the player sits the exam in full screen.
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await page.evaluate(() => document.exitFullscreen())
    await page.getByText(text('exam.violation_left_full_screen')).waitFor()
    await handIn(page)
    await page.getByText(text('exam.violations_other', { shown: 3 })).waitFor()
  })

  itDeep('reads from right to left on a phone in Arabic', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player, isPhone: true, language: 'arabic' })
    const { id } = await sampleOf(player, 'ar')
    const say = (name: Parameters<typeof textIn>[1]) => textIn('arabic', name)
    await player.ask('get_exam_module_questions', { exam_module_id: id, exam_key: key, agreed: true })
    const { play } = await player.ask('get_exam_module_questions', { exam_module_id: id })
    await page.goto(`/exam-module/play/${play.id}/`)
    await anyQuestion(page).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
    await option(page, 'a').click()
    await page.getByText(say('free.answer_saved'), { exact: true }).waitFor()
    await expectAccessible(page)
    await handIn(page, 'arabic')
    await page.getByText(say('exam.ended_handed_in')).waitFor()
    await expectAccessible(page)
  })
})
