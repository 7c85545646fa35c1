import type { ExamResult } from '@trivium/contract/assess/exams'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { anExam, anExamResult } from '../../../../test/exams.ts'
import { heading, openApp, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'

const open = (data: ExamResult) =>
  openApp('/exam-module/result/7/', {
    player: aPlayer(),
    answers: { get_exam_result: { data, exam: anExam({ result: data, play_id: 7 }) } },
  })

describe('the result of an exam', () => {
  it('lists everything that was noted, absences too, in order', async () => {
    const violations = [{ kind: 'copy' as const, question_id: null, at: '2026-11-21T10:05:00.000Z' }]
    await open(anExamResult({ violations, absences: [{ from: '2026-11-21T10:02:00.000Z', seconds: 3 }], rules_violated: true }))
    const title = await heading('exam.violations', { count: 2, shown: '2' })
    const rows = within(title.closest('section') ?? document.body).getAllByRole('listitem')
    expect(rows.map(row => row.textContent?.split(' · ')[0])).toEqual([
      text('exam.was_away', { count: 3, shown: '3' }),
      text('exam.kind_copy'),
    ])
    await expectAccessible()
  })

  it('says with the verdict how many marks pass', async () => {
    const data = anExamResult({ total_marks: 20, obtained_marks: 9, passed: false })
    const answers = { get_exam_result: { data, exam: anExam({ result: data, play_id: 7, pass_percent: 60 }) } }
    await openApp('/exam-module/result/7/', { player: aPlayer(), answers })
    await seen('exam.pass_mark', { marks: text('exam.marks', { count: 12, shown: '12' }), percent: '60%' })
    await screen.findByText(new RegExp(`^${text('exam.not_passed')}`))
    await expectAccessible()
  })

  it('lists the absence that ended it', async () => {
    await open(anExamResult({ ended_by: 'absence' }))
    await heading('exam.violations', { count: 1, shown: '1' })
    await screen.findByText(new RegExp(`^${text('exam.away_ended')}`))
    expect(screen.queryByText(text('exam.no_violations'))).toBeNull()
  })

  it('says that nothing was noted only if nothing was', async () => {
    await open(anExamResult())
    await seen('exam.no_violations')
  })
})
