import type { Page } from '@playwright/test'
import { expectFine } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'
import { text } from '../../harness/texts.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the question"]')

async function choose(page: Page, list: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

describe('the question form', () => {
  it('accepts pairs, remarks, a number and tags, and previews them as players see them', async ({ visit }) => {
    it.setTimeout(90_000)
    const edda = await newStaff(serverUrl(), ['editor'])
    const name = `Types ${edda.user.id}`
    await edda.ask('create_category', { type: 'quiz_zone', names: { en: name } })
    const page = await openConsole(await visit(), edda, 'questions/create')
    await choose(page, 'Type', 'Pair up')
    await field(page, 'Question').fill(`Which capital is whose, ${edda.user.id}?`)
    for (const [place, [country, capital]] of [
      ['Norway', 'Oslo'],
      ['Sweden', 'Stockholm'],
      ['Finland', 'Helsinki'],
      ['Denmark', 'Copenhagen'],
    ].entries()) {
      await field(page, `Option ${place + 1}`).fill(country ?? '')
      await field(page, `Match ${place + 1}`).fill(capital ?? '')
    }
    await page.getByRole('button', { name: 'Delete option 4' }).click()
    await page.getByText('Picture and remark of option 1').click()
    await field(page, 'Remark on option 1').fill('Until 1925 it was called Kristiania.')
    await page.getByRole('combobox', { name: 'Tags' }).fill('capitals, north')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'north' }).waitFor()
    await page.getByRole('combobox', { name: 'Category' }).fill(name)
    await page.getByRole('option', { name }).click()
    await expectFine(page)

    const frame = preview(page)
    const side = (of: string, place: number) => frame.locator(`[data-side=${of}] button`).nth(place)
    for (const place of [0, 1, 2]) {
      await side('option', place).click()
      await side('match', place).click()
    }
    await frame.getByRole('button', { name: text('play.check') }).click()
    await expect.poll(() => frame.locator('button[data-mark=right]').count()).toBe(3)
    await frame.getByText('Kristiania').waitFor()
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await page.getByText('Draft', { exact: true }).waitFor()
    const id = Number(/questions\/(\d+)/.exec(page.url())?.[1])
    const { data: saved } = await edda.ask('get_bank_question', { question_id: id })
    expect(saved.tags).toEqual(['capitals', 'north'])
    expect(saved.options.map(({ text }, place) => [text, saved.matches[saved.answer[place] ?? -1]?.text])).toEqual([
      ['Norway', 'Oslo'],
      ['Sweden', 'Stockholm'],
      ['Finland', 'Helsinki'],
    ])

    await choose(page, 'Type', 'A number')
    await page.getByLabel('Right number').fill('8848.86')
    await page.getByLabel('Tolerance').fill('5')
    await field(page, 'Unit').fill('m')
    await frame.getByLabel(text('number.label_in', { unit: 'm' })).fill('8850')
    await frame.getByRole('button', { name: text('play.check') }).click()
    await frame.getByText('± 5').waitFor()
    await expectFine(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(async () => (await edda.ask('get_bank_question', { question_id: id })).data.number)
      .toEqual({ value: 8848.86, tolerance: 5, unit: 'm' })
  })
})
