// An editor brings questions in from a file with mistakes, takes them back, brings them in again, and takes all questions out.

import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, inject } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { newStaff, openConsole } from '../harness/console.ts'
import { it, itDeep } from '../harness/journey.ts'

/** Patterns see capitals: what is "Being imported" is not "Imported" yet. */
const status = (page: Page, said: RegExp) => page.getByRole('status').filter({ hasText: said }).waitFor()

/** @param mark makes the questions ones that nobody has asked before */
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

describe('importing questions', () => {
  it('shows what becomes of every row, imports, is taken back, and imports again', async ({ visit }) => {
    const server = inject('serverUrl')
    const edda = await newStaff(server, ['editor'])
    const mark = String(edda.user.id)
    const visitor = await visit()
    visitor.noise.allow(/upload_import/)
    await visitor.page.setViewportSize({ width: 820, height: 1100 })
    const page = await openConsole(visitor, edda, 'imports')
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'tools.bin', mimeType: 'text/csv', buffer: Buffer.from('[{"neither":"this"}]') })
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByText('It holds no questions in a format that is known here').waitFor()
    await expectAccessible(page)
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'tools.csv', mimeType: 'text/csv', buffer: fileOf(mark) })
    await page.getByRole('button', { name: 'Upload' }).click()

    await status(page, /Ready/)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('New (3)').waitFor()
    await page.getByText('answer: F names no option').waitFor()
    await tab('Double (1)').click()
    await page.getByText('the same question as row 4').waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Import 3 questions' }).click()
    await status(page, /Imported/)
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
    await status(page, /Taken back/)
    await expectAccessible(page)

    await page.goto('/admin/#/imports')
    await page.getByRole('cell', { name: 'Taken back' }).first().waitFor()
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'tools.csv', mimeType: 'text/csv', buffer: fileOf(mark) })
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

  itDeep('brings pictures along in a ZIP, and says which one is missing', async ({ visit }) => {
    const edda = await newStaff(inject('serverUrl'), ['editor'])
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
    await page.getByLabel('File', { exact: true }).setInputFiles(file)
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
