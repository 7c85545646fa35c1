import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectFine } from '../../harness/accessibility.ts'
import { newStaff, openConsole, plain } from '../../harness/console.ts'
import { describe, expect, it, itDeep, serverUrl } from '../../harness/journey.ts'
import { newPlayer } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const picture = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#3b3a8f' } })
    .png()
    .toBuffer()

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the question"]')

describe('questions in the console', () => {
  it('an editor writes one with a picture and a formula, previews and publishes it, and a player plays it', async ({ visit }) => {
    const server = serverUrl()
    const edda = await newStaff(server, ['editor'])
    const page = await openConsole(await visit(), edda, 'categories')
    const name = `Journeys ${edda.user.id}`

    await page.getByRole('link', { name: 'New category' }).click()
    await page.getByRole('textbox', { name: 'English' }).fill(name)
    await expectFine(page)
    await page.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('listitem').filter({ hasText: name })
    await row.waitFor()
    const up = row.getByRole('button', { name: `Move ${name} up` })
    const places = () => page.getByRole('list').first().locator('> li').allTextContents()
    const before = (await places()).findIndex(shown => shown.includes(name))
    await up.click()
    await expect.poll(async () => (await places()).findIndex(shown => shown.includes(name))).toBe(before - 1)
    await expectFine(page)

    await page.getByRole('menuitem', { name: 'Questions' }).click()
    await page.getByRole('cell', { name: 'Published' }).first().waitFor()
    await expectFine(page)
    await page.getByRole('link', { name: 'New question' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill(`How much is $\\frac{6}{2}$ of these, ${edda.user.id}?`)
    for (const [index, words] of ['three', 'two', 'one', 'none'].entries())
      await page.getByRole('textbox', { name: `Option ${index + 1}`, exact: true }).fill(words)
    await page.getByRole('textbox', { name: 'Note' }).fill('Six halves: $3$.')
    await page.getByRole('combobox', { name: 'Category' }).fill(name)
    await page.getByRole('option', { name }).click()
    await page
      .locator('input[type=file][aria-label=Picture]')
      .setInputFiles({ name: 'blue.png', mimeType: 'image/png', buffer: await picture() })
    await page.getByRole('img', { name: 'Picture', exact: true }).waitFor()

    const frame = preview(page)
    await frame.locator('.katex').first().waitFor()
    await frame.getByRole('img', { name: text('play.picture') }).waitFor()
    await frame.getByRole('button', { name: /three/ }).click()
    await expect.poll(() => frame.locator('[data-mark="right"]').count()).toBe(1)
    await frame.getByText('Six halves').waitFor()
    await expectFine(page)
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await page.getByText('Draft', { exact: true }).waitFor()
    const id = Number(/questions\/(\d+)/.exec(page.url())?.[1])
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Published', { exact: true }).waitFor()
    await expectFine(page)

    const nora = await newPlayer(server)
    const { data } = await nora.ask('get_categories', { type: 'quiz_zone' })
    const category = data.find(one => one.name === name)
    expect(category).toMatchObject({ questions: 1 })
    const { page: phone } = await visit({ player: nora, isPhone: true })
    const { play } = await nora.ask('get_questions_by_level', { category: category?.slug ?? '', level: 1 })
    await phone.goto(`/quiz-zone/play/${play.id}/`)
    await phone.locator(`#question-${id} .katex`).waitFor()
    await phone.getByRole('img', { name: text('play.picture') }).waitFor()
    await phone.getByRole('button', { name: /three/ }).click()
    await phone.getByText('Six halves').waitFor()
  })

  itDeep('an editor edits an Arabic one from right to left, and a new answer creates a new version', async ({ visit }) => {
    const server = serverUrl()
    const edda = await newStaff(server, ['editor'])
    const languages = (await edda.ask('get_languages', {})).data
    const arabic = languages.find(({ code }) => code === 'ar')
    const { data: category } = await edda.ask('create_category', { type: 'quiz_zone', names: { en: `Right to left ${edda.user.id}` } })
    const question = `ما عاصمة النرويج ${edda.user.id}؟`
    const options = ['أوسلو', 'برغن', 'توركو'].map(text => ({ text, image: undefined }))
    const { data: made } = await edda.ask('create_question', {
      question_type: 'multiple_choice',
      category_id: category.id,
      language_id: arabic?.id ?? 0,
      level: 1,
      difficulty: 0.5,
      question,
      options,
      answer: [1],
      ...plain,
    })
    await edda.ask('publish_questions', { question_ids: [made.id] })
    const visitor = await visit()
    await visitor.page.setViewportSize({ width: 820, height: 1000 })
    const page = await openConsole(visitor, edda, `questions/${made.id}`)
    const field = page.getByRole('textbox', { name: 'Question' })
    await expect.poll(() => field.getAttribute('dir')).toBe('rtl')
    await expect.poll(() => preview(page).locator('html').getAttribute('dir')).toBe('rtl')
    await preview(page).getByRole('heading', { name: question }).waitFor()
    await page.getByRole('button', { name: 'Night' }).click()
    await expect.poll(() => preview(page).locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
    await expectFine(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    await page.getByRole('radio', { name: 'Option 1 is right' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/takes the place of/).waitFor()
    await expect.poll(() => page.url()).not.toContain(`questions/${made.id}`)
    await page.getByRole('table', { name: 'Versions' }).waitFor()
    await expectFine(page)
  })
})
