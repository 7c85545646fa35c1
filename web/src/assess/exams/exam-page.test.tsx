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

const open = (exam = anExam()) =>
  openApp('/exam-module/4/', {
    player: aPlayer(),
    answers: { get_exam_module: { data: [exam], total: 1, now }, get_exam_module_questions: 'invalid_exam_key' },
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

  it('has no empty card for rules that the examiner left out', async () => {
    await open(anExam({ rules: '' }))
    await seen('exam.watched')
    expect(screen.queryByRole('heading', { name: text('exam.rules') })).toBeNull()
  })

  it('shows the rules once, and folds what the page notes', async () => {
    await open()
    const fold = (await seen('exam.watched_more')).closest('details')
    expect(fold?.open).toBe(false)
    expect(await screen.findAllByText(text('exam.watched_strict', { count: 5, shown: '5' }))).toHaveLength(1)
    await expectAccessible()
  })
})

describe('the list of exams', () => {
  it('tells a moment within a day by its distance, with the time of day, and a later one by its date', async () => {
    const minutesFromNow = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000 - 5000).toISOString()
    const daily = { is_daily: false, status: 'open' } as const
    const [soon, later, over] = [minutesFromNow(50), minutesFromNow(3 * 1440), minutesFromNow(4 * 1440)]
    const exams = [
      anExam({ ...daily, id: 4, title: 'Soon', date: soon, ends_at: over }),
      anExam({ ...daily, id: 5, title: 'Later', date: later, ends_at: over }),
      anExam({ ...daily, id: 6, title: 'Running', date: minutesFromNow(-60), ends_at: minutesFromNow(120) }),
    ]
    await openApp('/exam-module/', { player: aPlayer({ timezone: 'UTC' }), answers: { get_exam_module: { data: exams, total: 3, now } } })
    const row = async (title: string) => (await screen.findByRole('link', { name: new RegExp(title) })).textContent
    expect(await row('Soon')).toContain(text('exam.status_upcoming_soon', { soon: 'in 50 minutes', time: soon.slice(11, 16) }))
    expect(await row('Later')).toMatch(/Opens \d+ \w+ \d{4}, \d\d:\d\d/)
    expect(await row('Running')).toContain('Closes in 2 hours (')
  })
})
