import type { WeekReview } from '@trivium/contract/profile/week'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { heading, openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const review: WeekReview = {
  week: '2026-11-23',
  is_over: true,
  days: [10, 0, 20, 10, 0, 0, 0].map((asked, index) => ({ day: `2026-11-${23 + index}`, asked, correct: asked * 0.8 })),
  rounds: 4,
  best_run: 8,
  strongest: { name: 'History', percentage: 90 },
  league: { tier: 'copper', rank: 2, members: 6 },
  before: { asked: 0, correct: 0 },
}
const open = (data: WeekReview | Fault, search = '') =>
  openApp(`/profile/week/${search}`, {
    player: aPlayer(),
    answers: { get_week_review: data instanceof Fault ? data : { data } },
    otherwise: new Fault(503),
  })

it('shows the week as one picture, with a sentence, and shares it', async () => {
  const { user, server } = await open(review)
  await screen.findByRole('heading', { level: 2, name: /History/ })
  const picture = within(await screen.findByRole('region', { name: /History/ }))
  expect(within(picture.getByRole('list')).getAllByRole('listitem')).toHaveLength(7)
  await seen('week.place', { rank: '2', members: '6' })
  await seen('picture.days_of', { days: '3', all: '7' })
  await expectAccessible()
  await press(user, 'share.button')
  expect(server.calls('create_share')).toEqual([{ share_kind: 'week', week: '2026-11-23' }])
})

it('leads to a round after a week without one', async () => {
  await open({ ...review, days: review.days.map(({ day }) => ({ day, asked: 0, correct: 0 })), strongest: null, league: null })
  await heading('week.empty')
  expect(screen.getByRole('link', { name: text('week.empty_action') })).toBeTruthy()
  await expectAccessible()
})

it.each([
  ['the week that a notice names', '?week=2026-11-23', { week: '2026-11-23' }],
  ['the usual one for a name that is no day', '?week=2026-99-99', {}],
])('asks for %s', async (_what, search, asked) => {
  const { server } = await open(review, search)
  await waitFor(() => expect(server.calls('get_week_review')).toEqual([asked]))
})
