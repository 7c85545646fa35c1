import type { Page } from '@playwright/test'
import { newStaff, openConsole, plain } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'

/** Between the middles of two elements, in steps. */
async function wayOf(page: Page, from: string, to: string): Promise<{ x: number; y: number }[]> {
  const [first, last] = [from, to].map(name => page.getByRole('button', { name, exact: true }))
  // In the middle of the page, because dragging near its edges scrolls it.
  await last?.evaluate(element => element.scrollIntoView({ block: 'center' }))
  const boxes = await Promise.all([first?.boundingBox(), last?.boundingBox()])
  const [start, end] = boxes.flatMap(box => (box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : []))
  if (!start || !end) throw new Error(`${from} and ${to} are not both on the page`)
  return Array.from({ length: 9 }, (_, step) => ({
    x: start.x + ((end.x - start.x) * step) / 8,
    y: start.y + ((end.y - start.y) * step) / 8,
  }))
}

async function dragByMouse(page: Page, from: string, to: string): Promise<void> {
  const [start, ...way] = await wayOf(page, from, to)
  if (!start) return
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const { x, y } of way) await page.mouse.move(x, y)
  await page.getByText(/^question \d is at the place of question \d\.$/).waitFor({ state: 'attached' })
  await page.mouse.up()
}

/** Playwright's touchscreen can only tap. */
async function dragByFinger(page: Page, from: string, to: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const [start, ...way] = await wayOf(page, from, to)
  if (!start) return
  await touch('touchStart', [start])
  for (const point of way) await touch('touchMove', [point])
  await page.getByText(/^question \d is at the place of question \d\.$/).waitFor({ state: 'attached' })
  await touch('touchEnd', [])
}

describe('the order of an exam in the console', () => {
  it('changes by mouse, by finger on a phone, and by keyboard, and never overwrites that of a colleague', async ({ visit }) => {
    it.setTimeout(120_000)
    const edda = await newStaff(serverUrl(), ['examiner'], 'Edda')
    const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()
    const terms = { title: 'In order', duration_minutes: 30, exam_key: 'OPEN42', rules: '', starts_at: hour(1), ends_at: hour(9) }
    const rest = { answer_again: true, strict_away: true, is_for_all: false, release_when: 'examiner' as const }
    const { data: exam } = await edda.ask('create_exam', { ...terms, ...rest })
    for (const question of ['One?', 'Two?', 'Three?']) {
      const options = ['Yes', 'No'].map(text => ({ text }))
      const form = { question_type: 'multiple_choice' as const, question, options, answer: [0], ...plain }
      await edda.ask('add_exam_question', { exam_id: exam.id, ...form, marks: 1, minus_marks: 0, part_marks: false })
    }
    const paper = async () => (await edda.ask('get_exam_paper', { exam_id: exam.id })).data.questions
    const order = async () => (await paper()).map(({ question }) => question)

    const page = await openConsole(await visit({ isPhone: true }), edda, `exams/${exam.id}/show`)
    await page.getByRole('tab', { name: 'Paper' }).click()
    const handle = (number: number) => page.getByRole('button', { name: `Drag question ${number}`, exact: true })
    await handle(2).scrollIntoViewIfNeeded()
    await dragByFinger(page, 'Drag question 2', 'Drag question 1')
    await expect.poll(order).toEqual(['Two?', 'One?', 'Three?'])
    await page.getByText('Moved to place 1.').waitFor()
    await dragByMouse(page, 'Drag question 1', 'Drag question 2')
    await expect.poll(order).toEqual(['One?', 'Two?', 'Three?'])

    await handle(3).focus()
    await page.keyboard.press('Space')
    await page.getByText('question 3 is picked up.').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.getByText('question 3 is at the place of question 2.').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await expect.poll(order).toEqual(['One?', 'Three?', 'Two?'])

    // A colleague turns the order around; this page has not seen it.
    const were = (await paper()).map(({ id }) => id)
    await page.getByText('Moved to place 2.').waitFor()
    await edda.ask('order_exam_questions', { exam_id: exam.id, question_ids: were.toReversed(), were })
    await page.getByRole('button', { name: 'Move question 1 down' }).click()
    await page.getByText('Somebody has changed this since you opened it.').waitFor()
    expect(await order()).toEqual(['Two?', 'Three?', 'One?'])
  })
})
