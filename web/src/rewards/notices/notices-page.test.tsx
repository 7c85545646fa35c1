import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

it('leads the author of a question that was sent back to it in the console', async () => {
  const notice = {
    id: 3,
    title: 'A question was sent back to you',
    message: 'Which year?',
    image: null,
    type: 'question_sent_back',
    type_id: 42,
    link: '/admin/#/questions/42',
    date_sent: '2026-11-21T10:00:00.000Z',
    read: true,
  }
  await openApp('/profile/notifications/', {
    player: aPlayer(),
    answers: { get_notifications: { data: [notice], total: 1, unread: 0 } },
  })
  const link = await screen.findByRole('link', { name: /A question was sent back to you/ })
  expect(link.getAttribute('href')).toBe('/admin/#/questions/42')
})
