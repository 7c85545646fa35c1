// Pages that a browser translates (harness/translate.ts): the screen shows what the server sends, to the end of the game. The journeys of a
// battle and of an exam have translated pages, too.

import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { current, heading, leaveFeedback } from '../../harness/answering.ts'
import { newStaff, openConsole, plain } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { option, secondsLeft, verdict } from '../../harness/playing.ts'

/** Questions of several lines, with the indentation of code. */
const programsOf = ({ user: { id } }: Player) =>
  ['a', 'b', 'c'].map(name => ({
    question: `What does ${name}${id} print?\nif no:\n    a()\nb()`,
    options: [`${name}\n  then b`, `only ${name}`, `not ${name}`].map(words => ({ text: words, image: undefined })),
    note: `First ${name}${id},\nthen b.`,
  }))

/** @returns the name of a category with these questions. The server asks them in any order. */
async function publishPrograms(edda: Player): Promise<string> {
  const name = `Programs ${edda.user.id}`
  const { data: category } = await edda.ask('create_category', { type: 'quiz_zone', names: { en: name } })
  const place = { category_id: category.id, language_id: 1, level: 1, difficulty: 0.5, question_type: 'multiple_choice' } as const
  const ids: number[] = []
  for (const program of programsOf(edda))
    ids.push((await edda.ask('create_question', { ...place, ...program, answer: [0], ...plain })).data.id)
  await edda.ask('publish_questions', { question_ids: ids })
  return name
}

/** Expects the question as a reader sees it, line by line, and a clock that runs. */
async function expectAsked(page: Page, question: Q): Promise<void> {
  await expect.poll(() => heading(page, question).innerText()).toBe(question.question)
  const texts = () => page.locator('li > button[aria-keyshortcuts] [dir=auto]').allInnerTexts()
  await expect.poll(texts).toEqual(question.options.map(one => one.text))
  expect(await heading(page, question).locator('font').count(), 'translated').toBeGreaterThan(0)
  const left = await secondsLeft(page)
  await expect.poll(() => secondsLeft(page)).toBeLessThan(left)
}

describe('a page that the browser translates', () => {
  it('shows each question of a game in its lines, its options, its clock and its verdict', async ({ visit }) => {
    it.setTimeout(120_000)
    const server = serverUrl()
    const edda = await newStaff(server, ['editor'])
    const [name, programs] = [await publishPrograms(edda), programsOf(edda)]
    const nora = await newPlayer(server)
    const { data: categories } = await nora.ask('get_categories', { type: 'quiz_zone' })
    const category = categories.find(one => one.name === name)?.slug ?? ''
    const { play } = await nora.ask('get_questions_by_level', { category, level: 1 })
    const { page } = await visit({ player: nora, isPhone: true, language: 'arabic', isTranslated: true })
    await page.goto(`/quiz-zone/play/${play.id}/`)
    for (const index of programs.keys()) {
      const question = await current(page, nora)
      await expectAsked(page, question)
      const right = question.options.find(one => one.text.includes('then b'))?.key ?? ''
      const isRight = index !== 1
      const key = isRight ? right : (question.options.find(one => one.key !== right)?.key ?? '')
      // The page shows the verdict for a few seconds only, so we look for it from before the click.
      await Promise.all([verdict(page, isRight ? 'right' : 'wrong', 'arabic').waitFor(), option(page, key).click()])
      expect(await verdict(page, isRight ? 'wrong' : 'right', 'arabic').count()).toBe(0)
      const note = programs.find(one => one.question === question.question)?.note ?? ''
      await expect
        .poll(() =>
          page
            .getByText(note.split('\n')[0] ?? '')
            .first()
            .innerText(),
        )
        .toContain(note)
      await leaveFeedback(page, 'arabic')
    }
    await page.waitForURL(/\/result\/\d+\/$/)
  })

  it('lists, filters and changes questions in the console', async ({ visit }) => {
    it.setTimeout(120_000)
    const edda = await newStaff(serverUrl(), ['editor'])
    const name = await publishPrograms(edda)
    const page = await openConsole(await visit({ isTranslated: true }), edda, 'questions')
    const rows = () => page.locator('tbody tr').allInnerTexts()
    await page.getByRole('cell', { name: 'Published' }).first().waitFor()
    const all = await rows()
    await page.getByRole('searchbox').or(page.getByLabel('Search')).first().fill(`What does b${edda.user.id} print`)
    await expect.poll(async () => (await rows()).length).toBeLessThan(all.length)
    await expect
      .poll(async () => (await rows()).every(row => row.includes(`What does b${edda.user.id} print?\nif no:\n    a()`)))
      .toBe(true)
    await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
    const options = page.getByRole('textbox', { name: /^Option \d$/ })
    const inputs = () => options.evaluateAll(all => all.map(one => (one instanceof HTMLTextAreaElement ? one.value : '')))
    await expect.poll(inputs).toContain('b\n  then b')
    await page.getByRole('textbox', { name: 'Note' }).fill('Nothing else.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => page.getByText(/saved|updated/i).count()).toBeGreaterThan(0)
    await page.getByRole('menuitem', { name: 'Categories' }).click()
    await page.getByRole('listitem').filter({ hasText: name }).waitFor()
    expect(await page.locator('font > font').count()).toBeGreaterThan(10)
  })
})
