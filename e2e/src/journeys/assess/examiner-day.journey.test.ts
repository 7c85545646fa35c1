// The day of an examiner, and what an examinee sees of each of its steps.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openWorkbook } from '@trivium/server/bank/imports/files/workbook/xlsx'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { expectFine } from '../../harness/accessibility.ts'
import { fillExamForm } from '../../harness/exam-form.ts'
import { newStaff } from '../../harness/console.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { handIn, playIdOf, secondsLeft } from '../../harness/playing.ts'
import { newAddress, newPlayer, type Player } from '../../harness/players.ts'
import { outbox } from '../../harness/servers/outbox.ts'
import { field, password, press } from '../../harness/sign-in-forms.ts'
import { text, textIn } from '../../harness/texts.ts'

const key = 'OPEN42'
/** The exam's time is over as soon as the examiner has corrected a key: a journey cannot wait for the end. */
const url = serveFile(`
  create function close_exam() returns trigger language plpgsql as $$
  begin
    update exams set ends_at = now() - interval '1 second' where id = new.exam_id;
    return null;
  end $$;
  create trigger close_exam after insert on exam_events for each row when (new.event = 'regraded') execute function close_exam();
`)

async function signIn(page: Page, { email, password: secret }: Player): Promise<void> {
  await page.goto('/admin/')
  await page.getByLabel('Address').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('menuitem', { name: 'Exams' }).click()
}

/** Two questions of the bank with 2 marks each, and for each examinee two of a pool with 1 mark each; passed from 60 percent. @returns its id */
async function prepare(page: Page, title: string): Promise<number> {
  await fillExamForm(page, { title, key, minutes: 20 })
  await page.getByLabel(/^Open to every player/).uncheck()
  await page.getByLabel(/^Pass mark/).fill('60')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Take from the bank' }).click()
  await chooseLevel(page, '1')
  await dialog.getByLabel('Marks each').fill('2')
  for (const place of [0, 1])
    await dialog
      .getByRole('checkbox', { name: /^Choose: / })
      .nth(place)
      .check()
  await expectFine(page)
  await dialog.getByRole('button', { name: 'Add 2 to the exam' }).click()
  await dialog.getByText('Questions added: 2.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Draw by rule' }).click()
  await dialog.getByLabel(/^A draw for each examinee/).check()
  await chooseLevel(page, '2')
  await dialog.getByLabel('How many').fill('2')
  await expectFine(page)
  await dialog.getByRole('button', { name: 'Draw', exact: true }).click()
  await page.getByRole('table', { name: /^How equal the draws are/ }).waitFor()
  await page.getByText('4 questions, 6 marks').waitFor()
  await expectFine(page)
  return Number(/exams\/(\d+)\/show/.exec(page.url())?.[1])
}

/** Only questions with one right option. */
async function chooseLevel(page: Page, level: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Category/ }).fill('Food')
  await page.getByRole('option', { name: /^Food/ }).first().click()
  await dialog.getByLabel('Type').click()
  await page.getByRole('option', { name: 'Multiple choice' }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await dialog.getByLabel('Level').fill(level)
}

/** Reads the list of three examinees, of whom two have no account yet. */
async function invite(page: Page, rows: string[]): Promise<void> {
  await page.getByRole('tab', { name: 'Examinees' }).click()
  await page.getByLabel('A file with people', { exact: true }).setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['email,name,own_id,extra_percent', ...rows].join('\n')),
  })
  await page.getByText('join the list: 1, invited by email: 2. The server has written nothing yet.').waitFor()
  await expectFine(page)
  await page.getByRole('button', { name: 'Apply 3 rows' }).click()
  await page.getByText('Done: join the list: 1, invited by email: 2.').waitFor()
  await page.getByRole('tab', { name: 'Invitations' }).click()
}

/** An invited person makes an account by the link of the mail, and opens the exam. */
async function join(phone: Page, address: string, title: string): Promise<void> {
  await phone.goto(new URL((await outbox(url(), address)).link).pathname)
  await phone.getByText(title).waitFor()
  await expectFine(phone)
  await field(phone, 'auth.password').fill(password)
  await press(phone, 'invited.create')
  await phone.getByRole('heading', { name: text('invited.joined') }).waitFor()
  await phone.getByRole('link', { name: text('invited.to_exam') }).click()
}

/** The right option of a question, and a wrong one, by the paper. */
function optionsOf({ questions }: ExamPaper, id: number): { right: string; wrong: string } {
  const asked = questions.find(question => question.id === id)
  const texts = (asked?.options ?? []).map(({ key: place, text: words }) => ({ words, isRight: place === asked?.correct_answer }))
  return { right: texts.find(({ isRight }) => isRight)?.words ?? '', wrong: texts.find(({ isRight }) => !isRight)?.words ?? '' }
}

type Answer = 'right' | 'wrong' | 'none'

/** @param fixed the questions that everybody gets. @returns how to answer each question: as in the plan, first the fixed ones, then the drawn ones */
function following(plan: readonly Answer[], fixed: readonly number[]): (id: number) => Answer {
  const ofDrawn = plan.slice(fixed.length)
  return id => (fixed.includes(id) ? plan[fixed.indexOf(id)] : ofDrawn.shift()) ?? 'none'
}

async function answerOnPhone(phone: Page, paper: ExamPaper, howTo: (id: number) => Answer): Promise<void> {
  for (let number = 1; number <= paper.asked; number += 1) {
    await phone.getByText(text('play.question_of', { number, total: paper.asked }), { exact: true }).waitFor()
    const id = Number((await phone.locator('h1[id^="question-"]').getAttribute('id'))?.replace('question-', ''))
    const how = howTo(id)
    if (how !== 'none') {
      await phone
        .locator('button[aria-keyshortcuts]')
        .filter({ hasText: optionsOf(paper, id)[how] })
        .click()
      await phone.getByText(text('free.answer_saved'), { exact: true }).waitFor()
    }
    if (number < paper.asked) await phone.getByRole('button', { name: text('free.next') }).click()
  }
}

/** Sits the exam without a browser. @returns the id of the play */
async function sit(player: Player, paper: ExamPaper, howTo: (id: number) => Answer): Promise<number> {
  const { play, data } = await player.ask('get_exam_module_questions', { exam_module_id: paper.id, exam_key: key, agreed: true })
  for (const { id, options } of data) {
    const how = howTo(id)
    const given = how === 'none' ? undefined : options.find(({ text: words }) => words === optionsOf(paper, id)[how])
    if (given) await player.ask('submit_answer', { play_id: play.id, question_id: id, answer: given.key })
  }
  await player.ask('set_exam_module_result', { exam_module_id: paper.id })
  return play.id
}

async function giveTime(page: Page, name: string): Promise<void> {
  const seat = page.getByRole('row').filter({ hasText: name })
  await seat.getByText('sitting').waitFor()
  await seat.getByRole('button', { name: 'Extra time' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Minutes/).fill('10')
  await dialog.getByLabel(/^Reason/).fill('A fire alarm.')
  await dialog.getByRole('button', { name: 'Extra time' }).click()
}

/** Corrects the key of the first question to what the phone has answered. */
async function correctKey(page: Page, answered: string): Promise<void> {
  await page.getByRole('tab', { name: 'Paper' }).click()
  await page.getByRole('button', { name: 'Correct the key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: answered, exact: true }).check()
  await dialog.getByRole('button', { name: 'Show affected attempts' }).click()
  await dialog.getByText('Attempts whose marks or right answers change: 2.').waitFor()
  await expectFine(page)
  const concerned = (name: string) => dialog.getByRole('row').filter({ hasText: name }).getByRole('cell').allInnerTexts()
  expect(await concerned('Gus')).toEqual(['Gus', '3', '5', 'not passed → passed'])
  expect(await concerned('Nora')).toEqual(['Nora', '4', '2', 'passed → not passed'])
  await dialog.getByLabel(/^Reason/).fill('The key was wrong.')
  await dialog.getByRole('button', { name: 'Correct and mark again' }).click()
  await page.getByText('Corrected. Attempts whose marks changed: 2.').waitFor()
}

async function saved(page: Page, item: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()])
  return download.path()
}

/** The rows of the workbook's first sheet. */
async function rowsIn(path: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of (await openWorkbook(path)).rows('Examinees')) rows.push(cells)
  return rows
}

describe('the day of an examiner', () => {
  it('from the bank to the export; an examinee with extra time sees each step on a phone', async ({ visit }) => {
    it.setTimeout(180_000)
    const [edda, nora] = [await newStaff(url(), ['examiner'], 'Edda'), await newPlayer(url(), 'Nora')]
    const [gus, ida] = [newAddress(), newAddress()]
    const { page } = await visit({ url: url() })
    const { page: phone } = await visit({ url: url(), isPhone: true })
    await signIn(page, edda)
    const title = 'Final exam in cooking'
    const examId = await prepare(page, title)
    const { data: paper } = await edda.ask('get_exam_paper', { exam_id: examId })
    const fixed = paper.questions.filter(({ draw_id }) => draw_id === null).map(({ id }) => id)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.frameLocator('iframe[title="Preview of the exam"]').getByText('Question 1 of 4').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await invite(page, [`${gus},Gus,S-001,25`, `${nora.email},,S-002,0`, `${ida},Ida,S-003,0`])
    await page.getByRole('row').filter({ hasText: gus }).getByText('open').waitFor()

    await join(phone, gus, title)
    const facts = phone.getByRole('region', { name: text('exam.facts') })
    await facts.getByText(text('exam.minutes_other', { shown: 25 })).waitFor()
    await facts.getByText('+5').waitFor()
    await expectFine(phone)
    await phone.getByLabel(text('exam.key')).fill(key)
    await phone.getByLabel(text('exam.agree')).check()
    await phone.getByRole('button', { name: text('exam.start') }).click()
    await expect.poll(() => secondsLeft(phone)).toBeGreaterThan(24 * 60)

    await page.getByRole('tab', { name: 'Live board' }).click()
    await giveTime(page, 'Gus')
    await phone.getByText(text('clock.given_other', { shown: 10 })).waitFor()
    expect(await secondsLeft(phone)).toBeGreaterThan(34 * 60)
    await answerOnPhone(phone, paper, following(['wrong', 'right', 'right', 'none'], fixed))
    const playId = playIdOf(phone)
    await handIn(phone)
    await phone.getByText(text('exam.marks_later')).waitFor()
    await phone.getByText(text('exam.not_released')).waitFor()
    await expect(phone.getByText(text('exam.not_passed'))).toBeHidden()
    await expectFine(phone)

    const otherId = await sit(nora, paper, following(['right', 'wrong', 'right', 'right'], fixed))
    await page.getByRole('row').filter({ hasText: 'Nora' }).getByText('over').waitFor()
    await page.getByRole('tab', { name: 'Results' }).click()
    const cells = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell').allInnerTexts()
    await expect.poll(() => cells('Gus')).toEqual(expect.arrayContaining(['S-001', 'over', '3 of 6', '50%', 'no']))
    await page.getByText(/^You can release the results when the exam is over: /).waitFor()
    await correctKey(page, optionsOf(paper, fixed[0] ?? 0).wrong)
    // The page does not know yet that the exam is over.
    await page.reload()
    await page.getByRole('button', { name: 'Release results' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Release results' }).click()
    await page.getByText(/· released/).waitFor()

    // Without a reload.
    await phone.getByText(new RegExp(`^${text('exam.passed')} `)).waitFor()
    await phone.getByText(text('exam.of_marks_other', { shown: 6 })).waitFor()
    await expectFine(phone)
    await phone.getByRole('link', { name: text('result.review') }).click()
    await expect.poll(() => phone.locator('li[data-verdict=right]').count()).toBe(3)
    const { page: arabic } = await visit({ url: url(), player: nora, isPhone: true, language: 'arabic' })
    await arabic.goto('/exam-module/?list=completed')
    await arabic.getByRole('link', { name: title }).click()
    await arabic.getByText(new RegExp(`^${textIn('arabic', 'exam.not_passed')} `)).waitFor()
    await expectFine(arabic)

    await page.getByRole('tab', { name: 'Results' }).click()
    await expect.poll(() => cells('Gus')).toEqual(expect.arrayContaining(['5 of 6', '83.33%', 'yes']))
    const csv = await readFile(await saved(page, /^Examinees as CSV/), 'utf8')
    expect(csv).toMatch(new RegExp(`Gus,S-001,\\d+,${playId},over,.*,25,handed in,5,6,83.33,yes,3,0,1,`))
    const rows = await rowsIn(await saved(page, /workbook/))
    expect(rows.find(row => row.includes('S-002'))).toEqual(expect.arrayContaining(['Nora', String(otherId), '2', '6', 'no']))
    await page.getByRole('button', { name: 'Print all' }).click()
    const sheet = page.getByRole('article').filter({ hasText: 'S-001' })
    await sheet.getByText('5 of 6').waitFor()
    await expectFine(page)
  })
})
