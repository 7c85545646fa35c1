import { screen } from '@testing-library/react'
import type { ContestDetail, ContestPlace } from '@trivium/contract/compete/contests'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { openApp, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'

const inMs = (ms: number) => new Date(serverNow() + ms).toISOString()

const aPlace = (change: Partial<ContestPlace>): ContestPlace => ({
  user_id: 12,
  name: 'Nora',
  profile: null,
  score: 24,
  user_rank: 7,
  ms: 60_000,
  finished_at: inMs(-60_000),
  prize: 0,
  ...change,
})

const aContest = (change: Partial<ContestDetail>): ContestDetail => ({
  id: 5,
  name: 'Cup',
  description: 'For everybody.',
  image: '/covers/contest.svg',
  kind: 'weekly',
  state: 'live',
  language_id: 1,
  start_date: inMs(-60_000),
  end_date: inMs(3_600_000),
  entry: 0,
  participants: 9,
  questions: 10,
  seconds_per_question: 30,
  played: false,
  my_state: 'none',
  prizes: [{ rank: 1, coins: 100 }],
  now: inMs(0),
  score_correct: 4,
  score_wrong: 4,
  categories: [],
  levels: null,
  is_drawn: false,
  seed_hash: null,
  seed: null,
  question_ids: null,
  pot: 0,
  my_play: null,
  my_place: null,
  winners: [],
  ...change,
})

const finished = { played: true, my_state: 'finished' as const, my_place: aPlace({}) }
const open = (contest: ContestDetail) =>
  openApp('/contest/5/', {
    player: aPlayer(),
    answers: { get_contest_detail: { data: contest } },
    otherwise: new Fault(503),
  })

describe('the page of a contest', () => {
  it('asks a player who has waited for the start, and says what a wrong answer costs', async () => {
    const { server } = await open(aContest({ state: 'upcoming', start_date: inMs(1000) }))
    await screen.findByText(text('contest.upcoming_text'))
    expect(screen.getAllByText(/−4/).length).toBeGreaterThan(0)
    await expectAccessible()
    server.answer({ get_contest_detail: { data: aContest({}) } })
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 })
    expect(dialog.textContent).toContain('−4')
  })

  it('does not ask a player who comes later', async () => {
    await open(aContest({}))
    await screen.findByRole('button', { name: text('contest.enter') })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says on the page, not in the dialog, that coins or rounds are missing, and leads there', async () => {
    const answers = { get_contest_detail: { data: aContest({ entry: 10 }) } }
    await openApp('/contest/5/', { player: aPlayer({ coins: 3 }), answers, otherwise: new Fault(503) })
    await screen.findByRole('link', { name: text('contest.earn') })
    await screen.findByText(text('contest.too_few'))
    expect(screen.queryByRole('button', { name: text('contest.enter') })).toBeNull()
    await expectAccessible()
  })

  it('says how many rounds a new player has to play first', async () => {
    const answers = { get_contest_detail: { data: aContest({ entry: 10 }) } }
    const player = aPlayer({ coins: 100, stakes: { coins: 0, plays_missing: 3 } })
    await openApp('/contest/5/', { player, answers, otherwise: new Fault(503) })
    await screen.findByText(new RegExp(text('stake.plays_missing', { count: 3, shown: '3' })))
    expect(screen.queryByRole('button', { name: text('contest.enter') })).toBeNull()
  })

  it('shows the own points while they are counted', async () => {
    await open(aContest({ state: 'closing', end_date: inMs(-500), ...finished }))
    await screen.findByText(text('contest.counting'))
    await screen.findByText(text('contest.your_points', { points: text('board.points', { count: 24, shown: '24' }) }))
  })

  it('shows place and points at the end, also without a prize', async () => {
    const winner = aPlace({ user_id: 9, name: 'Bilal', score: 40, user_rank: 1, prize: 100 })
    await open(aContest({ state: 'over', end_date: inMs(-60_000), ...finished, winners: [winner] }))
    const others = await screen.findByRole('list', { name: text('board.others') })
    expect(others.textContent).toContain('Nora')
    expect(others.textContent).toContain('24')
    await expectAccessible()
  })
})
