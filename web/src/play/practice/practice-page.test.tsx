import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PublicSettings } from '@trivium/contract/platform/public-settings'
import type { Practice } from '@trivium/contract/play/practice'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'

const forecast = Array.from({ length: 14 }, (_, day) => ({ day: `2026-11-${10 + day}`, due: day === 0 ? 3 : 0 }))
const resting: Practice = {
  due: 0,
  cards: 3,
  done_today: 0,
  daily_limit: 20,
  next_due_at: '2026-11-10T10:10:00.000Z',
  forecast,
  elsewhere: [],
}
const open = (data: Practice) =>
  openApp('/practice/', { player: aPlayer(), answers: { get_practice: { data } }, otherwise: new Fault(503) })

describe('practice', () => {
  it('is empty before the first miss', async () => {
    const { user, path } = await open({ ...resting, cards: 0, next_due_at: null, forecast: forecast.map(day => ({ ...day, due: 0 })) })
    await seen('practice.nothing_title')
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: text('practice.nothing_go') }))
    await waitFor(() => expect(path()).toBe('/quiz-zone/'))
  })

  it('schedules a missed question for later, and says when', async () => {
    await open({ ...resting, next_due_at: new Date(serverNow() + 2.5 * 3_600_000).toISOString() })
    await seen('practice.resting_title')
    expect(screen.queryByRole('progressbar')).toBeNull()
    await screen.findByText(/^The next question comes back in 3 hours\.$/)
    // Today's bar shows the same three cards.
    await seen('practice.later_today', { count: 3, shown: '3' })
    const cells = within(await screen.findByRole('table', { name: text('practice.forecast') })).getAllByRole('cell')
    expect(cells.map(({ textContent }) => Number(textContent))).toEqual(forecast.map(({ due }) => due))
    await expectAccessible()
  })

  it('can be done ahead while nothing is due, and after the day’s limit', async () => {
    const { user, server } = await open({ ...resting, done_today: 20 })
    await seen('practice.done_title')
    await expectAccessible()
    await user.click(await screen.findByRole('button', { name: text('practice.ahead') }))
    await waitFor(() => expect(server.calls('get_practice_questions')).toMatchObject([{ ahead: true }]))
  })

  it('shows how many questions are due now', async () => {
    await open({ ...resting, due: 3 })
    await screen.findByRole('heading', { name: `3 ${text('practice.due_now', { count: 3 })}` })
    await screen.findByRole('button', { name: text('practice.start') })
    // One number: no second one counts the day before the first answer.
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('says what is due in another language, and changes to it', async () => {
    const english = { id: 1, code: 'en', name: 'English', rtl: false, default: true }
    const arabic = { id: 2, code: 'ar', name: 'العربية', rtl: true, default: false }
    const { server, user } = await openApp('/practice/', {
      player: aPlayer(),
      answers: {
        get_system_configurations: { data: PublicSettings.parse({ language_mode: '1' }) },
        get_languages: { data: [english, arabic] },
        get_practice: { data: { ...resting, cards: 0, next_due_at: null, elsewhere: [{ language_id: 2, due: 20, cards: 30 }] } },
        update_profile: { data: aPlayer(), issues: [] },
      },
      otherwise: new Fault(503),
    })
    await seen('practice.nothing_title')
    await seen('practice.elsewhere', { count: 20, shown: '20', language: 'العربية' })
    await expectAccessible()
    server.answer({ get_practice: { data: { ...resting, due: 20, cards: 30 } } })
    await press(user, 'language.switch', { language: 'العربية' })
    await screen.findByRole('button', { name: text('practice.start') })
    expect(server.calls('get_practice').at(-1)).toEqual({ language_id: 2 })
    expect(server.calls('update_profile')).toEqual([{ language: 'ar' }])
  })
})
