// An editor imports questions from a file with mistakes, takes the import back, imports them again, and exports all questions.

import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, itDeep, serverUrl } from '../../harness/journey.ts'

/** Patterns are case-sensitive: "Being imported" does not match /Imported/. */
const status = (page: Page, said: RegExp) => page.getByRole('status').filter({ hasText: said }).waitFor()

/** @param mark makes the questions different from all others */
const fileOf = (mark: string) =>
  Buffer.from(
    [
      'Our quiz;;;;;',
      'question;A;B;C;correct;category',
      `What drives nails (${mark})?;Hammer;Saw;File;A;Tools ${mark}`,
      `What cuts wood (${mark})?;Hammer;Saw;File;B;Tools ${mark}`,
      `what cuts WOOD (${mark});Saw;Hammer;File;A;Tools ${mark}`,
      `What is missing (${mark})?;One;Two;Three;F;Tools ${mark}`,
      `ما هو المنشار (${mark})؟;أداة;طعام;لون;A;Tools ${mark}`,
    ].join('\r\n'),
  )

/** The file after the editor has changed these cells in a spreadsheet. */
const mended = (text: string, ...cells: [from: string, to: string][]) =>
  Buffer.from(cells.reduce((before, [from, to]) => before.replace(from, to), text))

describe('importing questions', () => {
  it('an editor uploads several files, says what columns hold, compares contradictions, and imports corrected rows', async ({ visit }) => {
    it.setTimeout(120_000)
    const edda = await newStaff(serverUrl(), ['editor'])
    const mark = String(edda.user.id)
    const visitor = await visit()
    visitor.noise.allow(/upload_import/)
    const page = await openConsole(visitor, edda, 'imports')
    const file = (name: string, ...lines: string[]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    // No editor has said before what columns with these names hold.
    const own = ['question', `One${mark}`, `Two${mark}`, 'answer', `Where${mark}`].join(',')
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles([
        file('own.csv', own, `What is $\\frac12$ (${mark})?,0.5,2,1,Halves ${mark}`, `What is missing (${mark})?,0.5,2,,Halves ${mark}`),
        file(
          'other.csv',
          'question,A,B,answer,category,time limit',
          `Who contradicts (${mark})?,this,that,A,Halves ${mark},20`,
          `Who contradicts (${mark})?,this,that,B,Halves ${mark},`,
          `Who is double (${mark})?,this,that,A,Halves ${mark},`,
          `who is DOUBLE (${mark}),that,this,B,Halves ${mark},`,
        ),
        file('none.bin', '[{"neither":"this"}]'),
      ])
    await page.getByRole('button', { name: 'Upload 3 files' }).click()
    const chosen = (name: string) => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name })
    await chosen('none.bin').getByText('Refused: The file contains no questions in a supported format').waitFor()
    await chosen('other.csv').getByText('2 new, 1 duplicate, 1 contradiction').waitFor()
    await expectAccessible(page)

    await chosen('own.csv').getByRole('link', { name: 'Waits for you' }).click()
    await page.getByText('Choose the columns of the question').waitFor()
    await page.getByText(`The import ignores these 3 columns: One${mark}, Two${mark}, Where${mark}.`).waitFor()
    await page
      .getByRole('row', { name: `One${mark}` })
      .getByText('0.5', { exact: true })
      .waitFor()
    for (const [name, field] of Object.entries({ One: 'option_1', Two: 'option_2', Where: 'category' })) {
      await page.getByLabel(`What ${name}${mark} contains`).selectOption(field)
    }
    await page.getByLabel('Form of the answers').selectOption('numbers')
    await page.getByRole('button', { name: 'Read the file again' }).click()
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('New (1)').click()
    const row = (number: number) => page.getByRole('article', { name: `Row ${number}`, exact: true })
    await row(2).locator('.katex').waitFor()
    expect(await row(2).getByRole('list', { name: 'Options' }).getByRole('listitem').filter({ hasText: 'right:' }).allInnerTexts()).toEqual(
      [expect.stringContaining('0.5')],
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Row 2 as players see it' }).click()
    await page.frameLocator('iframe[title="Preview of the question"]').getByRole('button', { name: '0.5' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await tab('Refused (1)').click()
    await row(3).getByText('answer').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the refused rows' }).click(),
    ])
    const refused = await readFile(await download.path(), 'utf8')
    expect(refused).toContain(`reason,${own}`)

    await page.goto('/admin/#/imports')
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles({ name: 'mended.csv', mimeType: 'text/csv', buffer: mended(refused, ['0.5,2,,', '0.5,2,2,']) })
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByRole('button', { name: 'Import 1 question' }).click()
    await status(page, /Imported/)

    await page.goto('/admin/#/imports')
    await page.getByRole('link', { name: 'other.csv' }).first().click()
    await row(3).getByText('contradicts row 2').waitFor()
    await row(3).getByRole('region', { name: 'Row 2 of this file' }).waitFor()
    await expectAccessible(page)
    await tab('Something left out (1)').click()
    await row(2).getByText('Left out of this row').waitFor()
    await tab('Duplicate (1)').click()
    await row(5).getByText('the same question as row 4').waitFor()
    await page.reload()
    await row(5).waitFor()
    await page.getByRole('button', { name: 'Import 2 questions' }).waitFor()
    await page.getByLabel('Also import the row that contradicts another one').check()
    await page.getByRole('button', { name: 'Import 3 questions' }).click()
    await status(page, /Imported/)
    const imported = Number(/imports\/(\d+)/.exec(page.url())?.[1])
    expect((await edda.ask('get_bank_questions', { import_id: imported })).total).toBe(3)
  })

  it('an editor sees the outcome of every row, imports, takes the import back, and imports again', async ({ visit }) => {
    const server = serverUrl()
    const edda = await newStaff(server, ['editor'])
    const mark = String(edda.user.id)
    const visitor = await visit()
    visitor.noise.allow(/upload_import/)
    await visitor.page.setViewportSize({ width: 820, height: 1100 })
    const page = await openConsole(visitor, edda, 'imports')
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles({ name: 'tools.bin', mimeType: 'text/csv', buffer: Buffer.from('[{"neither":"this"}]') })
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByText('The file contains no questions in a supported format').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Files', { exact: true }).setInputFiles({ name: 'tools.csv', mimeType: 'text/csv', buffer: fileOf(mark) })
    await page.getByRole('button', { name: 'Upload' }).click()

    await status(page, /Ready/)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('New (3)').waitFor()
    await page.getByText('answer: F names no option').waitFor()
    await tab('Duplicate (1)').click()
    await page.getByText('the same question as row 4').waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Import 3 questions' }).click()
    await status(page, /Imported/)
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    await status(page, /Undone/)
    await expectAccessible(page)

    await page.goto('/admin/#/imports')
    await page.getByRole('cell', { name: 'Undone' }).first().waitFor()
    await page.getByLabel('Files', { exact: true }).setInputFiles({ name: 'tools.csv', mimeType: 'text/csv', buffer: fileOf(mark) })
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByRole('button', { name: 'Import 3 questions' }).click()
    await status(page, /Imported/)

    await page.goto('/admin/#/exports')
    await page.getByLabel('Format').selectOption('csv')
    await expectAccessible(page)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
    expect(download.suggestedFilename()).toMatch(/^questions-.*\.csv$/)
    const exported = await readFile(await download.path(), 'utf8')
    expect(exported).toContain(`What drives nails (${mark})?`)
    expect(exported).toContain(`ما هو المنشار (${mark})؟`)
  })

  itDeep('a ZIP file brings pictures along, and the page says which one is missing', async ({ visit }) => {
    const edda = await newStaff(serverUrl(), ['editor'])
    const mark = String(edda.user.id)
    const table = [
      'question,A,B,answer,category,image',
      `Which colour is this (${mark})?,Orange,Blue,A,Tools ${mark},orange.png`,
      `And which is this (${mark})?,Orange,Blue,B,Tools ${mark},blue.png`,
    ]
    const orange = sharp({ create: { width: 320, height: 240, channels: 3, background: '#c80' } }).png()
    const zip = zipSync({ 'questions.csv': Buffer.from(table.join('\n')), 'pictures/orange.png': await orange.toBuffer() })
    const page = await openConsole(await visit(), edda, 'imports')
    const file = { name: 'colours.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }
    await page.getByLabel('Files', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByText('image: blue.png is not in the file').waitFor()
    await page.getByRole('button', { name: 'Import 1 question' }).click()
    await status(page, /Imported/)
    const imported = Number(/imports\/(\d+)/.exec(page.url())?.[1])
    const { data } = await edda.ask('get_bank_questions', { import_id: imported })
    expect(data).toHaveLength(1)
    await page.goto(`/admin/#/questions/${data[0]?.id ?? 0}`)
    const picture = page.getByRole('img', { name: 'Picture', exact: true })
    await picture.waitFor()
    await expect.poll(() => picture.evaluate(shown => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0))).toBe(320)
  })
})
