import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { expectAccessible } from '../../../../../web/test/accessible.ts'
import { type Answers, Fault } from '../../../../../web/test/fake-server.ts'
import { button, openConsole } from '../../../../test/open-console.tsx'

type Asked = ExamPaper['questions'][number]

const asked: Asked = {
  id: 11,
  category: { slug: '', name: '' },
  subcategory: null,
  language_id: 1,
  level: 1,
  question_type: 'multiple_choice',
  question: 'The first?',
  image: null,
  image_text: null,
  audio: null,
  audio_text: null,
  passage_id: null,
  options: [
    { key: 'a', text: 'Yes', image: null, image_text: null },
    { key: 'b', text: 'No', image: null, image_text: null },
  ],
  matches: [],
  unit: null,
  letters: null,
  seconds: null,
  difficulty: 'medium',
  marks: 2,
  minus_marks: 0,
  part_marks: false,
  source: null,
  correct_answer: 'a',
  note: null,
  remarks: [],
  also_right: [],
  tolerance: null,
  tags: [],
  keeps_order: false,
  shares: [],
  draw_id: null,
  source_id: null,
}

const paper: ExamPaper = {
  id: 7,
  title: 'Rivers',
  language_id: 1,
  starts_at: '2026-12-01T08:00:00.000Z',
  ends_at: '2026-12-01T18:00:00.000Z',
  duration_minutes: 30,
  rules: '',
  answer_again: true,
  strict_away: true,
  is_for_all: true,
  is_daily: false,
  release_when: 'examiner',
  pass_percent: 60,
  marks_at_hand_in: false,
  minus_marks: 0,
  released_at: null,
  total_marks: 4,
  examinees: 0,
  attempts: 0,
  asked: 2,
  examiner: null,
  managers: [],
  questions: [asked, { ...asked, id: 12, question: 'The second?' }],
  draws: [],
  version: 0,
}

const offered = {
  id: 901,
  question_type: 'multiple_choice' as const,
  question: 'Of the bank?',
  options: ['Oslo', 'Bergen'],
  answer: 'Oslo',
  category_id: 3,
  category: 'Science',
  level: 4,
  tags: ['north'],
  has_picture: false,
  has_sound: false,
  difficulty: 0.4,
  is_calibrated: true,
}

const answers: Answers = {
  get_languages: { data: [{ id: 1, code: 'en', name: 'English', rtl: false, default: true }] },
  get_exam_board: { data: [], total: 0, now: '2026-12-01T07:00:00.000Z', events: [] },
  find_bank_questions: { data: [offered], total: 1, categories: [{ id: 3, name: 'Science', parent_id: null }] },
}

async function openPaper(shown: Partial<ExamPaper> = {}, more: Answers = {}) {
  const opened = await openConsole('exams/7/show', {
    roles: ['examiner'],
    answers: { ...answers, get_exam_paper: { data: { ...paper, ...shown } }, ...more },
  })
  await opened.user.click(await screen.findByRole('tab', { name: 'Paper' }))
  await screen.findByText('The first?')
  return opened
}

describe('the paper of an exam', () => {
  it('gets a question by the form of the bank, without asking for anything of editors', async () => {
    const { server, user } = await openPaper({}, { add_exam_question: { data: paper } })
    await user.click(await button('New question'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox', { name: /^Question/ }), 'New?')
    for (const [at, text] of ['one', 'two', 'three', 'four'].entries())
      await user.type(dialog.getByRole('textbox', { name: `Option ${at + 1}` }), text)
    await user.clear(dialog.getByLabelText(/^Marks, in steps/))
    await user.type(dialog.getByLabelText(/^Marks, in steps/), '2.5')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await screen.findByText('Question added.')
    expect(server.calls('add_exam_question')).toMatchObject([
      { exam_id: 7, question_type: 'multiple_choice', question: 'New?', answer: [0], marks: 2.5, minus_marks: 0, part_marks: false },
    ])
    for (const ofEditors of ['get_category_tree', 'get_bank_question'] as const) expect(server.calls(ofEditors)).toEqual([])
  })

  it('states the pass mark, and lets questions change places by buttons', async () => {
    const { server, user } = await openPaper({}, { order_exam_questions: { data: paper } })
    await screen.findByText('Pass mark: 60 % (2.4 of 4 marks).')
    await user.click(await button('Move question 2 up'))
    await screen.findByText('Moved to place 1.')
    expect(server.calls('order_exam_questions')).toEqual([{ exam_id: 7, question_ids: [12, 11], were: [11, 12] }])
    await expectAccessible()
  })

  it('takes questions from the bank, and says which were refused', async () => {
    const rows = [
      { question_id: 901, text: 'Of the bank?', verdict: 'double' as const, problem: 'asks the same as question 1 of the exam' },
    ]
    const { server, user } = await openPaper({}, { take_bank_questions: { data: { rows, paper } } })
    await user.click(await button('Take from the bank'))
    await user.click(await screen.findByRole('checkbox', { name: 'Choose: Of the bank?' }))
    await screen.findByText(/difficulty 0.40 \(calibrated\)/)
    await user.click(await button('Add 1 to the exam'))
    await screen.findByText(/asks the same as question 1 of the exam/)
    expect(server.calls('take_bank_questions')).toEqual([{ exam_id: 7, source_ids: [901], marks: 1, minus_marks: 0, part_marks: false }])
    await expectAccessible()
  })

  it('moves a draw with its whole pool', async () => {
    const draw = { id: 4, rule: 'Science', count: 1, pool: 2, calibrated: 2, marks: 2, minus_marks: 0, part_marks: false, version: 'one' }
    const pool = [21, 22].map(id => ({ ...asked, id, question: `Of the pool ${id}?`, draw_id: 4 }))
    const { server, user } = await openPaper(
      { draws: [draw], questions: [...paper.questions, ...pool] },
      { preview_exam_draws: { data: [] }, order_exam_questions: { data: paper } },
    )
    await user.click(await button('Move draw 1 up'))
    await screen.findByText('Moved to place 2.')
    expect(server.calls('order_exam_questions')).toEqual([{ exam_id: 7, question_ids: [11, 21, 22, 12], were: [11, 12, 21, 22] }])
  })

  it('draws by rule, and says how equal the draws are and on what that rests', async () => {
    const draw = { id: 4, rule: 'Science', count: 5, pool: 20, calibrated: 12, marks: 2, minus_marks: 0, part_marks: false, version: 'one' }
    const spread = { mean: 0.1, deviation: 0.04, least: -0.02, most: 0.2 }
    const equality = { draw_id: 4, pool: 20, calibrated: 12, difficulty: spread, percent: { mean: 48, deviation: 1, least: 45, most: 51 } }
    const { server, user } = await openPaper(
      { draws: [draw] },
      { preview_exam_draws: { data: [equality] }, draw_exam_questions: { data: paper } },
    )
    await screen.findByText(/12 of 20 questions of the pools are calibrated. For the others the difficulty is the author’s estimate/)
    await screen.findByText(
      /can expect 45.0 % of the drawn marks on the hardest paper and 51.0 % on the easiest. A paper typically differs by 1.0/,
    )
    await screen.findByText('0.10 ± 0.04')
    await screen.findByText('45.0 % to 51.0 %')
    await user.click(await button('Draw by rule'))
    await screen.findByText('The bank offers 1 question.')
    await user.click(screen.getByRole('radio', { name: /^A draw for each examinee/ }))
    await user.type(screen.getByLabelText('Tag'), 'north')
    await user.click(await button('Draw'))
    await screen.findByText('Draw added. The exam has a copy of its pool.')
    expect(server.calls('draw_exam_questions')).toEqual([
      { exam_id: 7, kind: 'for_each', count: 10, tag: 'north', marks: 1, minus_marks: 0, part_marks: false },
    ])
    await expectAccessible()
  })

  it('shows who is concerned before a corrected key applies', async () => {
    const row = { play_id: 5, account_id: 6, name: 'Ann', marks_before: 4, marks_after: 2, passed_before: true, passed_after: false }
    const preview = { data: [row], total: 1, now_passed: 0, now_failed: 1, running: 2, notifies: true }
    const { server, user } = await openPaper(
      { attempts: 3, questions: [asked] },
      { preview_exam_regrade: preview, regrade_exam_question: { data: { changed: 1, paper } } },
    )
    await user.click(await button('Correct the key'))
    expect(await screen.findByRole('radio', { name: 'Yes' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: 'No' }))
    expect(screen.queryByRole('button', { name: 'Correct and mark again' })).toBeNull()
    await user.click(await button('Show affected attempts'))
    await screen.findByText('passed → not passed')
    await screen.findByText(/No longer passed: 1/)
    expect(server.calls('regrade_exam_question')).toEqual([])
    // Another answer needs another look.
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    expect(screen.queryByText('passed → not passed')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.click(await button('Show affected attempts'))
    await user.type(await screen.findByLabelText(/^Reason/), 'It was wrong.')
    await user.click(await button('Correct and mark again'))
    await screen.findByText('Corrected. Attempts whose marks changed: 1.')
    expect(server.calls('regrade_exam_question')).toEqual([{ exam_id: 7, question_id: 11, answer: '2', reason: 'It was wrong.' }])
  })

  it('offers to correct keys after the first start, without a reload of the page', async () => {
    let attempts = 0
    const { user } = await openPaper({}, { get_exam_paper: () => ({ data: { ...paper, attempts } }) })
    attempts = 1
    for (const name of ['Live board', 'Paper']) await user.click(screen.getByRole('tab', { name }))
    expect(await screen.findAllByRole('button', { name: 'Correct the key' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'New question' })).toBeNull()
  })

  it('cannot be changed once somebody has started', async () => {
    await openPaper({ attempts: 1 })
    for (const name of ['New question', 'Take from the bank', 'Change', 'Move question 2 up'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('the list of exams', () => {
  const lists: Answers = { ...answers, get_exams_to_run: { data: [], total: 0 } }
  const file = new File(['{}'], 'exam.json', { type: 'application/json' })
  const choose = async (more: Answers) => {
    const opened = await openConsole('exams', { roles: ['examiner'], answers: { ...lists, ...more } })
    await opened.user.click(await button('Import an exam'))
    await opened.user.upload(await screen.findByLabelText('A file with an exam'), file)
    return opened
  }

  it('makes a new exam from a file, and opens it', async () => {
    const { server } = await choose({ import_exam: { data: paper }, get_exam_paper: { data: paper } })
    await screen.findByText('Exam imported. Questions: 2.')
    await screen.findByRole('tab', { name: 'Paper' })
    expect(server.calls('import_exam')).toHaveLength(1)
  })

  it('says of every question what is wrong', async () => {
    const issues = [
      { field: 'question 1', problem: 'answer: is missing' },
      { field: 'question 4', problem: 'marks: is missing' },
    ]
    await choose({ import_exam: new Fault(400, 'internal_error', issues) })
    await screen.findByText('question 1: answer: is missing')
    await screen.findByText('question 4: marks: is missing')
  })
})
