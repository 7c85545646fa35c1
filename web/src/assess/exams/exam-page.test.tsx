import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { anExam, aSitting } from '../../../test/exams.ts'
import { field, openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion } from '../../../test/play.ts'

const now = '2026-11-21T10:00:00.000Z'
const started = {
  data: [aQuestion(1)],
  play: aPlay({ mode: 'exam', order: 'free' }),
  answers: [],
  sitting: aSitting(),
}

const open = () =>
  openApp('/exam-module/4/', {
    player: aPlayer(),
    answers: { get_exam_module: { data: [anExam()], total: 1, now }, get_exam_module_questions: 'invalid_exam_key' },
  })
const agreement = () => screen.findByRole('checkbox', { name: text('exam.agree') })

describe('the door of an exam', () => {
  it('keeps the key and the agreement over a reload, until the exam begins', async () => {
    const first = await open()
    await first.user.type(await field('exam.key'), 'open 21')
    await first.user.click(await agreement())
    await press(first.user, 'exam.start')
    await seen('refusal.invalid_exam_key')
    cleanup()
    const { user, server, path } = await open()
    expect(await field('exam.key')).toHaveProperty('value', 'open 21')
    expect(await agreement()).toHaveProperty('checked', true)
    await user.clear(await field('exam.key'))
    await user.type(await field('exam.key'), 'open-20')
    server.answer({ get_exam_module_questions: started })
    await press(user, 'exam.start')
    await waitFor(() => expect(path()).toBe('/exam-module/play/7/'))
    expect(server.calls('get_exam_module_questions')[0]).toMatchObject({ exam_key: 'open-20', agreed: true })
    expect(sessionStorage.getItem('trivium.exam_door.4')).toBeNull()
  })

  it('shows the rules once, and folds what the page notes', async () => {
    await open()
    const fold = (await seen('exam.watched_more')).closest('details')
    expect(fold?.open).toBe(false)
    expect(await screen.findAllByText(text('exam.watched_strict', { count: 5, shown: '5' }))).toHaveLength(1)
    await expectAccessible()
  })
})
