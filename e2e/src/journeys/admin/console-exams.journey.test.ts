import type { Page } from '@playwright/test'
import { expectFine } from '../../harness/accessibility.ts'
import { fillExamForm } from '../../harness/exam-form.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { handIn, option } from '../../harness/playing.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const csv = `type,question,option_1,option_2,option_3,answer,marks,note
multiple_choice,Two and two?,four,five,six,1,1,They are four.
true_false,The sun is a star.,True,False,,1,2,
`
const key = 'OPEN42'

/** Makes an exam with questions from a file. @returns its id */
async function prepare(page: Page, title: string): Promise<number> {
  await fillExamForm(page, { title, key, minutes: 30 })
  await page.locator('.ProseMirror').fill('Be fair.')
  await expectFine(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('What the board can see').click()
  await page.getByText('A browser does not see').waitFor()
  await page.getByRole('button', { name: 'From a file' }).click()
  await page
    .getByLabel('A file with questions', { exact: true })
    .setInputFiles({ name: 'exam.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Add 2 questions' }).click()
  await page.getByText('Questions added: 2.').waitFor()
  await expectFine(page)
  return Number(/exams\/(\d+)\/show/.exec(page.url())?.[1])
}

async function sit(page: Page, examId: number): Promise<void> {
  await page.goto(`/exam-module/${examId}/`)
  await page.getByLabel(text('exam.key')).fill(key)
  await page.getByLabel(text('exam.agree')).check()
  await page.getByRole('button', { name: text('exam.start') }).click()
  await page.waitForURL(/\/exam-module\/play\/\d+\/$/)
  await option(page, 'a').click()
  await page.getByText(text('free.answer_saved'), { exact: true }).waitFor()
}

const rowOf = (page: Page, { user }: Player) => page.getByRole('row').filter({ hasText: user.name })

describe('an examiner in the console', () => {
  itDeep('makes an exam, watches an examinee sit it, gives extra time, and releases the results', async ({ serve, visit }) => {
    it.setTimeout(180_000)
    const server = await serve()
    const { url } = server
    const [edda, nora] = [await newStaff(url, ['examiner'], 'Edda'), await newPlayer(url)]
    const page = await openConsole(await visit({ url }), edda, 'exams')
    const title = `Trial of ${edda.user.id}`
    const examId = await prepare(page, title)

    await page.getByRole('tab', { name: 'Live board' }).click()
    await page.getByText('No examinees yet.').waitFor()
    await page.getByText(/^Live:/).waitFor()
    const { page: examinee } = await visit({ url, player: nora })
    await sit(examinee, examId)
    const seat = rowOf(page, nora)
    await seat.getByText('sitting').waitFor()
    await seat.getByText('1 of 2').waitFor()
    await page.getByRole('log').getByText('has started').waitFor()
    await expectFine(page)

    const deadline = async () => (await edda.ask('get_exam_board', { exam_id: examId })).data[0]?.deadline ?? ''
    const before = Date.parse(await deadline())
    await seat.getByRole('button', { name: 'Extra time' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Minutes/).fill('15')
    await dialog.getByLabel(/^Reason/).fill('A fire alarm.')
    await expectFine(page)
    await dialog.getByRole('button', { name: 'Extra time' }).click()
    await expect.poll(async () => Date.parse(await deadline()) - before).toBe(15 * 60_000)
    await page.getByRole('log').getByText('got extra time').waitFor()

    await examinee.keyboard.press('PrintScreen')
    await page.getByRole('log').getByText('screenshot key').waitFor()
    await handIn(examinee)
    await examinee.getByText(text('exam.ended_handed_in')).waitFor()
    await examinee.getByText(text('exam.marks_later')).waitFor()
    await seat.getByText('over').waitFor()
    await seat.getByRole('button', { name: 'Reported by the client' }).click()
    await dialog.getByText('The program reports violations of the rules.').waitFor()
    await dialog.getByText(/^Question [12] \(number \d+\)$/).waitFor()
    await expectFine(page)
    await dialog.getByRole('button', { name: 'Close' }).click()

    for (const one of [page, examinee]) await one.goto('about:blank')
    await server.change(`update exams set ends_at = now() - interval '1 second' where id = ${examId}`)
    await page.goto(`/admin/#/exams/${examId}/show`)
    await page.getByRole('button', { name: 'Release results' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Release results' }).click()
    await page
      .getByText(/, released|· released/)
      .first()
      .waitFor()
    await expectFine(page)
    const told = (await nora.ask('get_notifications', {})).data.map(({ type }) => type)
    expect(told).toEqual(expect.arrayContaining(['exam_extra_time', 'exam_released']))
    // Another examiner does not see the exam.
    const otto = await newStaff(url, ['examiner'], 'Otto')
    expect((await otto.ask('get_exams_to_run', {})).data.map(({ id }) => id)).not.toContain(examId)
  })
})
