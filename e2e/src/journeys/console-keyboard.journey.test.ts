import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { newStaff } from '../harness/console.ts'
import { itDeep } from '../harness/journey.ts'
import { tabTo } from '../harness/keyboard.ts'
import type { Player } from '../harness/players.ts'

async function signInByKeys(page: Page, staff: Player): Promise<void> {
  await page.goto('/admin/')
  await tabTo(page, page.getByLabel('Address'))
  await page.keyboard.type(staff.email)
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type(staff.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Profile' }).waitFor()
}

async function openPart(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('menuitem', { name, exact: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

describe('the console by keyboard alone', () => {
  itDeep('opens a question from the list, mends it, and puts categories in another order', async ({ visit }) => {
    const edda = await newStaff(inject('serverUrl'), ['editor'])
    const [first, second] = [`First ${edda.user.id}`, `Second ${edda.user.id}`]
    const { data: category } = await edda.ask('create_category', { type: 'quiz_zone', names: { en: first } })
    await edda.ask('create_category', { type: 'quiz_zone', names: { en: second } })
    const { data: languages } = await edda.ask('get_languages', {})
    const question = `Which is reached without a mouse, ${edda.user.id}?`
    const { data: made } = await edda.ask('create_question', {
      question_type: 'multiple_choice',
      category_id: category.id,
      language_id: languages.find(({ code }) => code === 'en')?.id ?? 0,
      level: 1,
      difficulty: 0.5,
      question,
      options: ['All', 'Nothing'].map(text => ({ text, image: undefined })),
      answer: [1],
    })

    const { page } = await visit()
    await signInByKeys(page, edda)
    await openPart(page, 'Questions')
    await tabTo(page, page.getByRole('link', { name: question }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('textbox', { name: 'Note' }))
    await page.keyboard.type('Every part of it.')
    await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }))
    await page.keyboard.press('Enter')
    const noteOf = async () => (await edda.ask('get_bank_question', { question_id: made.id })).data.note
    await expect.poll(noteOf).toBe('Every part of it.')

    await openPart(page, 'Categories')
    const places = async () => {
      const rows = await page.getByRole('list').first().locator('> li').allTextContents()
      return [first, second].map(name => rows.findIndex(shown => shown.includes(name)))
    }
    const [before = 0] = await places()
    expect(await places()).toEqual([before, before + 1])
    await tabTo(page, page.getByRole('button', { name: `Drag ${second}` }))
    await page.keyboard.press('Space')
    await page.getByText(`${second} is held at its place.`).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.getByText(`${second} is at the place of ${first}.`).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await expect.poll(places).toEqual([before + 1, before])
    const { data: kept } = await edda.ask('get_category_tree', { type: 'quiz_zone' })
    expect(kept.map(({ names }) => names.en).filter(name => name === first || name === second)).toEqual([second, first])
  })
})
