import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ExamFiguresView, ExamineeResult, ResultQuestion } from '@trivium/contract/assess/exam-results.admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { expectAccessible } from '../../../../../web/test/accessible.ts'
import type { Answers } from '../../../../../web/test/fake-server.ts'
import { button, openConsole } from '../../../../test/open-console.tsx'

const exam: ExamPaper = {
  id: 7,
  title: 'Finals',
  language_id: 1,
  starts_at: '2026-11-21T10:00:00.000Z',
  ends_at: '2026-11-21T12:00:00.000Z',
  duration_minutes: 60,
  rules: '',
  answer_again: true,
  strict_away: false,
  is_for_all: false,
  is_daily: false,
  release_when: 'examiner',
  pass_percent: 50,
  marks_at_hand_in: false,
  minus_marks: 0,
  released_at: null,
  total_marks: 3,
  examinees: 2,
  attempts: 1,
  asked: 2,
  examiner: null,
  managers: [],
  version: 0,
  questions: [],
  draws: [],
}

const alice: ExamineeResult = {
  account_id: 11,
  name: 'أليس',
  own_id: 'M-0042',
  extra_percent: 0,
  play_id: 101,
  state: 'over',
  started_at: '2026-11-21T10:05:00.000Z',
  finished_at: '2026-11-21T10:25:30.000Z',
  seconds: 1230,
  ended_by: 'handed_in',
  obtained_marks: 2,
  total_marks: 3,
  percent: 66.67,
  passed: true,
  correct: 1,
  incorrect: 1,
  not_attempted: 0,
  absences: [{ from: '2026-11-21T10:10:00.000Z', seconds: 3 }],
  violations: [{ kind: 'copy', question_id: 1, at: '2026-11-21T10:11:00.000Z' }],
  void_reason: null,
}
const nothing = { finished_at: null, seconds: null, ended_by: null, obtained_marks: null, total_marks: null, percent: null, passed: null }
const bob: ExamineeResult = {
  ...alice,
  ...nothing,
  account_id: 12,
  name: 'Bob',
  own_id: null,
  play_id: null,
  state: 'waiting',
  started_at: null,
  correct: null,
  incorrect: null,
  not_attempted: null,
  absences: [],
  violations: [],
}

const question = (id: number, given: string[], right: string[], marks: number): ResultQuestion => ({
  id,
  question_type: 'sequence',
  question: `Question ${id}?`,
  image: null,
  image_text: null,
  audio: null,
  options: [],
  matches: [],
  unit: null,
  marks: 2,
  your_answer: 'a,b',
  correct_answer: 'b,a',
  correct: marks > 0,
  note: null,
  given,
  right,
  obtained_marks: marks,
  saved_at: '2026-11-21T10:20:00.000Z',
  ms: 65_000,
})
const questions = [question(1, ['one', 'two'], ['one', 'two'], 2), question(2, [], ['red'], 0)]

const figures: ExamFiguresView = {
  attempts: 12,
  marks: { mean: 1.5, sd: 0.8, median: 1.5, min: 0, max: 3 },
  mean_percent: 50,
  passed: 0.75,
  reliability: { coefficient: 'kr20', value: 0.58, questions: 2, sd: 0.8, standard_error: 0.52 },
  least_attempts: 10,
  questions: [
    {
      question_id: 1,
      place: 1,
      question_type: 'multiple_choice',
      question: 'Question 1?',
      attempts: 12,
      answered: 11,
      facility: 0.75,
      discrimination: 0.31,
      median_ms: 65_000,
      flags: ['weak'],
      options: [
        { text: 'four', is_right: true, times: 9, share: 0.75, discrimination: 0.31 },
        { text: 'five', is_right: false, times: 2, share: 0.1667, discrimination: -0.2 },
      ],
    },
  ],
}

async function openResults(more: Answers = {}) {
  const opened = await openConsole('exams/7/show', {
    roles: ['examiner'],
    answers: {
      get_exam_paper: { data: exam },
      get_exam_board: { data: [], total: 0, now: '2026-11-21T13:00:00.000Z', events: [] },
      get_languages: { data: [] },
      get_exam_results: ({ q }) => (q === undefined ? { data: [alice, bob], total: 2 } : { data: [alice], total: 1 }),
      get_exam_result_of: { data: { examinee: alice, questions } },
      get_exam_figures: { data: figures },
      ...more,
    },
  })
  await opened.user.click(await screen.findByRole('tab', { name: 'Results' }))
  return opened
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body)

describe('the release of the results', () => {
  const future = { ends_at: '2099-01-01T10:00:00.000Z' }
  it.each([
    ['waits for the end', future, /^You can release the results when the exam is over: .*2099/],
    ['happens at the end by itself', { release_when: 'end' as const }, 'The server releases the results when the exam is over.'],
    ['is not needed at hand-in', { release_when: 'hand_in' as const }, 'Each examinee sees the results at hand-in.'],
    ['needs an attempt', { attempts: 0 }, 'Nobody has sat this exam, so it has no results to release.'],
  ])('%s', async (_name, change, sentence) => {
    await openResults({ get_exam_paper: { data: { ...exam, ...change } } })
    await screen.findByText(sentence)
    expect(screen.queryByRole('button', { name: 'Release results' })).toBeNull()
  })

  it('is offered as soon as the exam is over, without a reload', async () => {
    await openResults({ get_exam_paper: { data: { ...exam, ends_at: new Date(Date.now() + 500).toISOString() } } })
    await button('Release results')
    expect(screen.queryByText(/^You can release the results/)).toBeNull()
  })
})

describe('the results of an exam', () => {
  it('lists examinees with marks and what was noticed, and says that examinees do not see the marks yet', async () => {
    await openResults()
    const row = await rowOf('أليس')
    for (const text of ['M-0042', '2 of 3', '66.67%', 'yes', '20:30']) row.getByText(text)
    row.getByText('copied; away once, 3 s')
    ;(await rowOf('Bob')).getByText('not started')
    screen.getByText(/see these marks only after you release/)
    await expectAccessible()
  })

  it('searches by name or own id', async () => {
    const { server, fill } = await openResults()
    await fill(await screen.findByLabelText('Name or own id'), 'M-0042')
    await waitFor(() => expect(server.calls('get_exam_results').at(-1)).toMatchObject({ q: 'M-0042', offset: 0 }))
    await waitFor(() => expect(screen.queryByText('Bob')).toBeNull())
  })

  it('shows the answers of an examinee in words', async () => {
    const { user } = await openResults()
    await user.click(await button('Answers of أليس'))
    const dialog = within(await screen.findByRole('dialog'))
    const first = within((await dialog.findByText('Question 1?')).closest('tr') ?? document.body)
    expect(first.getAllByText('two')).toHaveLength(2)
    first.getByText('2 of 2')
    first.getByText('1:05')
    await expectAccessible()
  })

  it('shows the figures, and the questions they are computed from', async () => {
    const { user } = await openResults()
    await user.click(await button('Statistics'))
    await screen.findByText('KR-20')
    screen.getByText(/computed from the 2 questions that every attempt had/)
    screen.getByText('Weak.')
    ;(await rowOf('five')).getByText('16.7%')
    await expectAccessible()
  })

  it('says that there are not enough examinees yet', async () => {
    const few = { ...figures, attempts: 4, reliability: null }
    const { user } = await openResults({ get_exam_figures: { data: few } })
    await user.click(await button('Statistics'))
    await screen.findByText(/Not enough examinees yet/)
  })

  it('prints a sheet for each ended attempt, with the right answers only by choice', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user, server } = await openResults()
    await user.click(await button('Print all'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Results to print' }))
    await dialog.findByText('1 of 1')
    expect(server.calls('get_exam_result_of').map(({ play_id }) => play_id)).toEqual([101])
    dialog.getByRole('heading', { name: 'Finals' })
    expect(dialog.queryByText('red')).toBeNull()
    await user.click(dialog.getByLabelText('With the right answers'))
    dialog.getByText('red')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('downloads a workbook or a table', async () => {
    const { user, server } = await openResults({ export_exam_results: { data: { name: 'exam-7-results.xlsx', path: '#file' } } })
    await user.click(await button('Download'))
    await user.click(await screen.findByRole('menuitem', { name: 'Everything as a workbook (XLSX)' }))
    await waitFor(() => expect(server.calls('export_exam_results')).toMatchObject([{ exam_id: 7, contents: 'workbook' }]))
  })
})
