import { screen, waitFor, within } from '@testing-library/react'
import type { Sitting } from '@trivium/contract/assess/exams'
import type { Q } from '@trivium/contract/play/plays'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { aSitting } from '../../../../test/exams.ts'
import { button, openApp, press, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { anOutcome, aPlay, aQuestion, matchesOf } from '../../../../test/play.ts'
import { serverNow } from '../../../platform/calls/server-clock.ts'

const inHalfAnHour = () => new Date(serverNow() + 30 * 60_000).toISOString()
const open = (change: { sitting?: Partial<Sitting>; data?: Q[] } = {}) => {
  const now = new Date(serverNow()).toISOString()
  const clock = { started_at: now, now, deadline: inHalfAnHour(), total_seconds: 1800, seconds_per_question: null }
  return openApp('/exam-module/play/7/', {
    player: aPlayer(),
    answers: {
      get_exam_module_questions: {
        data: change.data ?? [aQuestion(1), aQuestion(2), aQuestion(3)],
        play: aPlay({ mode: 'exam', order: 'free', answered: 0, current_question_id: null, ...clock }),
        answers: [],
        sitting: aSitting(change.sitting),
      },
      submit_answer: { data: anOutcome({ correct: null, correct_answer: null, note: null, deadline: clock.deadline, now }) },
      note_violation: { data: { violations: 1 } },
      note_absence: { data: { over: false, warned: false, ends_at: null } },
    },
  })
}
const option = (letter: string) => screen.findByRole('button', { name: new RegExp(`^${letter}\\b`) })
const saved = () => screen.getByText(text('free.answer_saved')).closest('p')

describe('a running exam', () => {
  it('uses its own words for leaving', async () => {
    const { user } = await open()
    await press(user, 'exam.leave')
    const dialog = await screen.findByRole('dialog', { name: text('exam.leave_title') })
    within(dialog).getByText(text('exam.leave_text'))
    within(dialog).getByRole('button', { name: text('play.hand_in') })
    expect(screen.queryByText(text('play.give_up'))).toBeNull()
    await expectAccessible()
  })

  it('has its submit button in the bar only at the last question, and in the overview from the first one', async () => {
    const { user } = await open()
    const bar = await screen.findByRole('group', { name: text('free.steps') })
    const name = text('play.hand_in')
    expect(within(bar).queryByRole('button', { name })).toBeNull()
    await user.click(within(bar).getByRole('button', { name: new RegExp(`^${text('free.overview')}: `) }))
    await user.click(within(await screen.findByRole('dialog', { name: text('free.overview') })).getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog', { name: text('free.hand_in_title') })
    await user.click(within(dialog).getByRole('button', { name: text('free.keep_going') }))
    await press(user, 'free.next')
    await seen('play.question_of', { number: '2', total: '3' })
    expect(within(bar).queryByRole('button', { name })).toBeNull()
    await press(user, 'free.next')
    await user.click(await within(bar).findByRole('button', { name }))
    await screen.findByRole('dialog', { name: text('free.hand_in_title') })
    await expectAccessible()
  })

  it('says that the button below an answer saves it, where it cannot be changed afterwards', async () => {
    const { user } = await open({ sitting: { answer_again: false }, data: [aQuestion(1, { question_type: 'multi_select' })] })
    const save = await button('free.save_answer')
    expect(screen.queryByText(text('play.check'))).toBeNull()
    await user.click((await screen.findAllByRole('checkbox'))[0] ?? save)
    await user.click(save)
    await screen.findByRole('dialog', { name: text('free.final_title') })
    await expectAccessible()
  })

  it('keeps a saved answer marked, where it cannot be changed afterwards', async () => {
    const { user } = await open({ sitting: { answer_again: false } })
    await user.click(await option('b'))
    await press(user, 'free.final_save')
    await waitFor(() => expect(saved()?.dataset['off']).toBeUndefined())
    expect((await option('b')).dataset['mark']).toBe('chosen')
  })

  it.each([
    ['multi_select', 'play.how_multi_select'],
    ['sequence', 'play.how_sequence'],
    ['matching', 'play.how_matching'],
  ] as const)('names no button “Check”, which it does not have: %s', async (question_type, how) => {
    await open({ data: [aQuestion(1, { question_type, matches: question_type === 'matching' ? matchesOf(4) : [] })] })
    await seen(how)
    expect(document.body.textContent).not.toMatch(new RegExp(text('play.check'), 'i'))
  })

  it('has room for the state of an answer before there is one, so that nothing moves', async () => {
    const { user } = await open()
    await option('a')
    expect(saved()?.dataset['off']).toBe('true')
    await user.click(await option('a'))
    await waitFor(() => expect(saved()?.dataset['off']).toBeUndefined())
  })

  it('marks answered questions with a dot, not with a tick, in the same overview from every question', async () => {
    const { user } = await open()
    await user.click(await option('b'))
    const status = text('free.is_answered')
    const places = await screen.findAllByRole('button', { name: text('free.place', { number: '1', status }) })
    for (const place of places) expect(place.querySelector('svg')).toBeNull()
    for (const number of ['1', '2']) {
      const steps = await screen.findByRole('group', { name: text('free.steps') })
      await within(steps).findByRole('button', { name: new RegExp(text('free.answered_of', { answered: '1', total: '3' })) })
      await seen('play.question_of', { number, total: '3' })
      if (number === '1') await user.click(await button('free.next'))
    }
    await expectAccessible()
  })
})
