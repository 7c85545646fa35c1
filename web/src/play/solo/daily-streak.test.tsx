import { screen, within } from '@testing-library/react'
import type { DataOf } from '@trivium/contract/platform/action'
import type { solo } from '@trivium/contract/play/solo'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { hasFocus, openApp, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const daily: DataOf<(typeof solo)['get_daily_quiz_calendar']> = {
  today: '2026-11-21',
  state: 'open',
  streak: 3,
  best_streak: 12,
  freezes: { held: 1, most: 2, waiting: 0, next_in: 4 },
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    play_id: null,
    percentage: null,
    won: false,
    frozen: false,
  })),
  next_at: '2026-11-22T00:00:00.000Z',
  coins: 4,
}

it('is where the flame in the head of a page leads: it says what keeps the flame, what puts it out, and what a freeze does', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const { user } = await openApp('/faq/', {
    player: aPlayer({ streak: { days: 3, state: 'open' } }),
    answers: { get_daily_quiz_calendar: { data: daily } },
    otherwise: new Fault(503),
  })
  const days = text('daily.days', { count: 3, shown: '3' })
  await user.click(await screen.findByRole('link', { name: `${text('daily.streak')}: ${days}. ${text('daily.streak_open')}` }))
  const streak = await screen.findByRole('region', { name: text('daily.streak') })
  await hasFocus(within(streak).getByRole('heading', { name: text('daily.streak') }))
  expect(scroll.mock.contexts).toContain(streak)
  expect(streak.textContent).toContain(days)
  within(streak).getByText(text('flame.rule'))
  within(streak).getByText(text('daily.freeze_text'), { exact: false })
  await expectAccessible()
})
