import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { text } from '../../harness/texts.ts'
import { newPlayer, type Player } from '../../harness/players.ts'

const key = 'OPEN20'
const url = serveFile('')

/** Answers the first questions of the sample exam by their first option. @returns the id of the exam */
async function sit(player: Player, answers: number): Promise<number> {
  const { data } = await player.ask('get_exam_module', { type: 1 })
  const exam = data.find(({ shown_key }) => shown_key === key)
  if (!exam) throw new Error('There is no sample exam')
  const { play, data: questions } = await player.ask('get_exam_module_questions', { exam_module_id: exam.id, exam_key: key, agreed: true })
  for (const { id, options } of questions.slice(0, answers))
    if (options.length > 0) await player.ask('submit_answer', { play_id: play.id, question_id: id, answer: 'a' })
  await player.ask('set_exam_module_result', { exam_module_id: exam.id })
  return exam.id
}

describe('the results of an exam in the console', () => {
  it('are listed, saved as a workbook, and printed one examinee per page without the frame of the console', async ({ visit }) => {
    it.setTimeout(180_000)
    const edda = await newStaff(url(), ['examiner'], 'Edda')
    const [nora, omar] = [await newPlayer(url(), 'Nora North'), await newPlayer(url(), 'عمر الجنوبي')]
    const examId = await sit(nora, 12)
    await sit(omar, 5)
    const page = await openConsole(await visit({ url: url() }), edda, `exams/${examId}/show`)
    await page.getByRole('tab', { name: 'Results' }).click()
    await page.getByRole('row').filter({ hasText: 'Nora North' }).getByText('over').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Statistics', exact: true }).click()
    await page
      .getByText(/Not enough examinees yet/)
      .first()
      .waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Examinees', exact: true }).click()
    await page.getByRole('button', { name: 'Answers of Nora North' }).click()
    await page.getByRole('dialog').getByRole('table').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Download' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /workbook/ }).click()
    expect((await saved).suggestedFilename()).toBe(`exam-${examId}-results.xlsx`)

    await page.getByRole('button', { name: 'Print all' }).click()
    const sheets = page.getByRole('dialog', { name: 'Results to print' })
    await sheets.getByRole('status').getByText('2 of 2').waitFor()
    await page.getByLabel('With the right answers').check()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Results', includeHidden: true })).toBeHidden()
    await expect(sheets.getByRole('article')).toHaveCount(2)
    const paper = await page.pdf({ preferCSSPageSize: true })
    // A4 in points; the twenty questions of an examinee take two pages.
    const sizes = paper.toString('latin1').match(/\/MediaBox \[[^\]]*\]/g) ?? []
    expect(sizes.map(size => size.replace(/\d+\.?\d*/g, number => String(Math.round(Number(number)))))).toEqual(
      Array(4).fill('/MediaBox [0 0 595 842]'),
    )
  })

  it('beside its preview, which is the page of the examinee: it can be answered, and nothing reaches the server', async ({ visit }) => {
    const edda = await newStaff(url(), ['examiner'], 'Edda')
    const { data } = await (await newPlayer(url(), 'Pia Past')).ask('get_exam_module', { type: 1 })
    const exam = data.find(({ shown_key }) => shown_key === key)
    const page = await openConsole(await visit({ url: url() }), edda, `exams/${exam?.id}/show`)
    const calls: string[] = []
    page.on('request', request => calls.push(request.url()))
    await page.getByRole('button', { name: 'Preview' }).click()
    const frame = page.frameLocator('iframe[title="Preview of the exam"]')
    await frame.getByText('Question 1 of 20').waitFor()
    await expectAccessible(page)
    await frame.getByText('60', { exact: true }).click()
    await frame.getByText(text('free.answer_saved')).first().waitFor()
    await frame.getByRole('button', { name: text('free.next') }).click()
    await frame.getByText('Question 2 of 20').waitFor()
    expect(calls.filter(address => /submit_answer|get_play|note_/.test(address))).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
  })
})
