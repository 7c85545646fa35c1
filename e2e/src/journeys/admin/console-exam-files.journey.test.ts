import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'
import { text } from '../../harness/texts.ts'

const gift = 'Which is a metal?{=tin ~wood}\n\nWhy?{}\n\nFrom which land?{=Egypt -> Cairo =Peru -> Lima}\n'
const bare = 'One?,yes,no,a,2\nTwo?,yes,no,b,1\n'

async function send(page: Page, name: string, content: string): Promise<void> {
  await page
    .getByLabel('A file with questions', { exact: true })
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
}

/** @returns the file that the browser downloads after the click */
async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

describe('an examiner with files', () => {
  it('imports questions from GIFT and CSV files, sees the outcome of each row, and exports the exam', async ({ visit }) => {
    it.setTimeout(120_000)
    const edda = await newStaff(serverUrl(), ['examiner'], 'Edda')
    const day = { starts_at: new Date(Date.now() + 3_600_000).toISOString(), ends_at: new Date(Date.now() + 36_000_000).toISOString() }
    const { data: exam } = await edda.ask('create_exam', {
      title: 'By file',
      duration_minutes: 30,
      exam_key: 'OPEN42',
      rules: '',
      ...day,
      answer_again: true,
      strict_away: true,
      is_for_all: false,
      release_when: 'examiner' as const,
    })
    const page = await openConsole(await visit(), edda, `exams/${exam.id}/show`)
    await page.getByRole('button', { name: 'From a file' }).click()
    await page.getByLabel('Marks if the file gives none').fill('2.5')
    await send(page, 'paper.gift', gift)
    await page.getByText('2 new, 1 refused. Nothing was added yet.').waitFor()
    await page.getByText('asks for an essay, which is not supported').waitFor()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'New (2)' }).click()
    await page.getByText('2 rows', { exact: true }).waitFor()
    expect(await page.getByRole('article').first().getByRole('listitem').allInnerTexts()).toEqual(['A\nright:\ntin', 'B\nwood'])
    await page.getByRole('button', { name: 'Row 1 as examinees see it' }).click()
    await page.getByRole('dialog', { name: 'Row 1' }).getByRole('button', { name: 'Close' }).click()
    expect((await edda.ask('get_exam_paper', { exam_id: exam.id })).data).toMatchObject({ asked: 0 })
    await page.getByRole('button', { name: 'Add 2 questions' }).click()
    await page.getByText('Questions added: 2.').waitFor()
    const refused = await downloaded(page, () => page.getByRole('button', { name: /^Download the refused rows/ }).click())
    expect(refused.name).toBe(`refused-rows-of-exam-${exam.id}.csv`)
    expect(refused.text).toMatch(/^\uFEFFreason,key,/)

    await send(page, 'bare.csv', bare)
    await page.getByText('Choose the columns of the question').waitFor()
    // The page shows the first values of a column below its name.
    await page.getByRole('region', { name: 'What the columns contain' }).getByText('Two?').waitFor()
    for (const [index, field] of ['question', 'option_1', 'option_2', 'answer', 'marks'].entries())
      await page.getByLabel(`What Column ${index + 1} contains`).selectOption(field)
    await page.getByRole('button', { name: 'Read the file again' }).click()
    await page.getByRole('button', { name: 'Add 2 questions' }).click()
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
  })

  it('imports a column that gives part marks, and the examinee sees part marks in the result', async ({ visit, player }) => {
    it.setTimeout(120_000)
    const edda = await newStaff(serverUrl(), ['examiner'], 'Edda')
    const day = { starts_at: new Date(Date.now() - 3_600_000).toISOString(), ends_at: new Date(Date.now() + 36_000_000).toISOString() }
    const { data: exam } = await edda.ask('create_exam', {
      title: 'In parts',
      duration_minutes: 30,
      exam_key: 'OPEN42',
      rules: '',
      release_when: 'hand_in' as const,
      ...day,
      answer_again: true,
      strict_away: true,
      is_for_all: true,
    })
    const table = [
      'type,question,option_1,option_2,option_3,answer,marks,part_marks',
      'multi_select,Which are even?,2,4,5,"1,2",2,yes',
      'multi_select,Which are odd?,1,3,4,"1,2",2,yes',
    ]
    const page = await openConsole(await visit(), edda, `exams/${exam.id}/show`)
    await page.getByRole('button', { name: 'From a file' }).click()
    await send(page, 'parts.csv', table.join('\n'))
    await page.getByText('2 marks, in parts').first().waitFor()
    await page.getByRole('button', { name: 'Add 2 questions' }).click()
    await page.getByText('Questions added: 2.').waitFor()
    const sat = await player.ask('get_exam_module_questions', { exam_module_id: exam.id, exam_key: 'OPEN42', agreed: true })
    for (const { id, question, options } of sat.data) {
      const wanted = question.includes('even') ? ['2'] : ['4']
      const answer = options.flatMap(({ key, text: said }) => (wanted.includes(said) ? [key] : [])).join()
      await player.ask('submit_answer', { play_id: sat.play.id, question_id: id, answer })
    }
    await player.ask('set_exam_module_result', { exam_module_id: exam.id })
    const { page: result } = await visit({ player })
    await result.goto(`/exam-module/result/${sat.play.id}/`)
    const marks = result.getByRole('table', { name: text('exam.by_marks') })
    await expect.poll(() => marks.getByRole('rowheader').allInnerTexts()).toContain(text('exam.column_in_part'))
    // The column of questions with two marks: two questions, none right, one right in part, one wrong, none unanswered, one mark earned.
    expect(await marks.getByRole('cell').allInnerTexts()).toEqual(['2', '0', '1', '1', '0', '1'])
    await expectAccessible(result)
  })
})
