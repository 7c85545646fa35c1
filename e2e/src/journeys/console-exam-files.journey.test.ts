import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { newStaff, openConsole } from '../harness/console.ts'
import { it } from '../harness/journey.ts'

const gift = 'Which is a metal?{=tin ~wood}\n\nWhy?{}\n\nFrom which land?{=Egypt -> Cairo =Peru -> Lima}\n'
const bare = 'One?,yes,no,a,2\nTwo?,yes,no,b,1\n'

async function send(page: Page, name: string, content: string): Promise<void> {
  await page
    .getByLabel('A file with questions', { exact: true })
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
}

/** @returns the file that a click brings */
async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

describe('an examiner with files', () => {
  it(
    'brings questions of any format, hears what became of each, and takes the exam away in another',
    { timeout: 120_000 },
    async ({ visit }) => {
      const edda = await newStaff(inject('serverUrl'), ['examiner'], 'Edda')
      const day = { starts_at: new Date(Date.now() + 3_600_000).toISOString(), ends_at: new Date(Date.now() + 36_000_000).toISOString() }
      const { data: exam } = await edda.ask('create_exam', {
        ...{ title: 'By file', duration_minutes: 30, exam_key: 'OPEN42', rules: '', ...day },
        ...{ answer_again: 1, strict_away: 1, is_for_all: 0 },
      })
      const page = await openConsole(await visit(), edda, `exams/${exam.id}/show`)
      await page.getByLabel('Marks, where none are said').fill('2.5')
      await send(page, 'paper.gift', gift)
      await page.getByText('Questions added: 2.').waitFor()
      await page.getByText('asks for an essay, which no question of ours does').waitFor()
      await expectAccessible(page)
      const refused = await downloaded(page, () => page.getByRole('button', { name: /^Refused rows/ }).click())
      expect(refused.name).toBe(`refused-rows-of-exam-${exam.id}.csv`)
      expect(refused.text).toMatch(/^\uFEFFreason,key,/)

      await send(page, 'bare.csv', bare)
      await page.getByText('Say which column holds the question').waitFor()
      for (const [index, field] of ['question', 'option_1', 'option_2', 'answer', 'marks'].entries())
        await page.getByLabel(`What Column ${index + 1} holds`).selectOption(field)
      await page.getByRole('button', { name: 'Read it so' }).click()
      await page.getByText('Questions added: 2.').waitFor()
      expect((await edda.ask('get_exam_paper', { exam_id: exam.id })).data).toMatchObject({ asked: 4, total_marks: 8 })

      await page.getByRole('button', { name: 'Export', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^Exam key of the copy/).fill('NEXT')
      await expectAccessible(page)
      const whole = await downloaded(page, () => dialog.getByRole('button', { name: 'Download' }).click())
      expect(JSON.parse(whole.text)).toMatchObject({ exam: { title: 'By file', exam_key: 'NEXT' } })
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await dialog.getByLabel('Format').selectOption('moodle')
      const moodle = await downloaded(page, () => dialog.getByRole('button', { name: 'Download' }).click())
      expect(moodle.name).toBe(`exam-${exam.id}.xml`)
      expect(moodle.text).toContain('Moodle gives marks for its parts, too.')
    },
  )
})
