import type { Page } from '@playwright/test'
import { newStaff, plain } from '../../harness/console.ts'
import { describe, expect, itDeep, serverUrl } from '../../harness/journey.ts'
import { tabTo } from '../../harness/keyboard.ts'
import type { Player } from '../../harness/players.ts'

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
  itDeep('lets an editor open a question from the list, change it, and reorder categories', async ({ visit }) => {
    const edda = await newStaff(serverUrl(), ['editor'])
    const [first, second] = [`First ${edda.user.id}`, `Second ${edda.user.id}`]
    const { data: parent } = await edda.ask('create_category', { type: 'quiz_zone', names: { en: `Parent ${edda.user.id}` } })
    const below = { type: 'quiz_zone', parent_id: parent.id } as const
    const { data: category } = await edda.ask('create_category', { ...below, names: { en: first } })
    await edda.ask('create_category', { ...below, names: { en: second } })
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
      ...plain,
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
    const handles = page.getByRole('button', { name: new RegExp(`^Drag (First|Second) ${edda.user.id}$`) })
    const order = () => handles.evaluateAll(buttons => buttons.map(button => button.ariaLabel))
    await expect.poll(order).toEqual([`Drag ${first}`, `Drag ${second}`])
    // The button is the last of a long list.
    await tabTo(page, page.getByRole('button', { name: `Drag ${second}` }), 'Shift+Tab')
    await page.keyboard.press('Space')
    await page.getByText(`${second} is picked up.`).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.getByText(`${second} is at the place of ${first}.`).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await expect.poll(order).toEqual([`Drag ${second}`, `Drag ${first}`])
    const kept = async () => {
      const { data } = await edda.ask('get_category_tree', { type: 'quiz_zone' })
      return data.filter(({ parent_id }) => parent_id === parent.id).map(({ names }) => names.en)
    }
    await expect.poll(kept).toEqual([second, first])
  })
})
