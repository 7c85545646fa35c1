import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, part } from '../../../../test/open-console.tsx'

it('stands beside the entry of the menu and on the dashboard, for those who may review', async () => {
  const answers = { get_review_count: { data: { waiting: 3 } }, get_dashboard: { data: dashboard() } }
  const { server } = await openConsole('', { roles: ['editor'], answers })
  within(await part('Questions 3')).getByTitle('3 questions wait for review')
  const card = within(await screen.findByRole('region', { name: 'Waiting' }))
  expect((await card.findByRole('link', { name: '3 questions wait for review' })).getAttribute('href')).toContain('waiting')
  expect(server.calls('get_review_count')).toHaveLength(1)
})

it('is not asked for by others', async () => {
  const { server } = await openConsole('', { roles: ['examiner'], answers: { get_dashboard: { data: dashboard() } } })
  await screen.findByRole('region', { name: 'Waiting' })
  expect(server.calls('get_review_count')).toEqual([])
})

const dashboard = () => ({
  players: { count: 1, is_estimate: false },
  days: [],
  counted_until: null,
  now: { plays: 0, battles: 0, exams: 0, contests: 0 },
  open: { reports: 0, payouts: null },
  ledger: null,
  jobs: { count: 1, failing: [] },
  storage: { database_bytes: 1, media_bytes: 1, kind: 'embedded' as const },
  processes: [],
  sign_in_warning: null,
})
