import { screen, within } from '@testing-library/react'
import { Contest, type ContestDetail, type ContestPlace } from '@trivium/contract/compete/contests'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { openApp, text } from '../../../test/open-app.tsx'
import { aContest, aPlace, inMs } from '../../../test/contests.ts'
import { aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion, aResult } from '../../../test/play.ts'
import { playPath, resultPath } from '../../platform/modes/modes.ts'

const finished = { played: true, my_state: 'finished' as const, my_place: aPlace({}) }
const open = (contest: ContestDetail) =>
  openApp('/contest/5/', {
    player: aPlayer(),
    answers: { get_contest_detail: { data: contest } },
    otherwise: new Fault(503),
  })

describe('the result of a round while the contest runs', () => {
  const answers = (my_place: ContestPlace) => ({
    get_play: { data: [aQuestion(1)], play: null, answers: [], result: aResult({ mode: 'contest', play_id: 7 }) },
    get_contest_of_play: { data: aContest({ ...finished, my_place }) },
  })
  const openResult = (place: Partial<ContestPlace>) =>
    openApp(resultPath({ mode: 'contest', id: 7 }), { player: aPlayer(), answers: answers(aPlace(place)), otherwise: new Fault(503) })

  it('says place, points, time, what the place wins if it holds, and where to go meanwhile', async () => {
    await openResult({ user_rank: 1 })
    await screen.findByText(new RegExp(text('contest.place_so_far', { place: '1' })))
    screen.getByText(text('contest.time_used', { time: '01:00' }))
    screen.getByText(text('contest.prize_so_far', { coins: text('catalogue.price', { count: 100, shown: '100' }) }))
    expect(screen.getByRole('link', { name: text('contest.meanwhile') }).getAttribute('href')).toBe('/')
    await expectAccessible()
  })

  it('promises nothing to a place without a prize', async () => {
    await openResult({ user_rank: 2 })
    await screen.findByText(new RegExp(text('contest.place_so_far', { place: '2' })))
    expect(screen.queryByText(/if it holds/)).toBeNull()
  })
})

describe('the page of a contest', () => {
  it('says once when it starts: as a clock in the last hour, before that in words', async () => {
    await open(aContest({ state: 'upcoming', start_date: inMs(600_000) }))
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(10:00|09:5\d)$/)
    expect(screen.getAllByText(/(10:00|09:5\d)/)).toHaveLength(1)
    await expectAccessible()
  })

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

  it('says in figures what it costs and what it brings, and when the coins come', async () => {
    await open(aContest({ entry: 10, participants: 0 }))
    const facts = within(await screen.findByRole('region', { name: text('contest.facts') }))
    expect(facts.getAllByRole('definition').map(one => one.textContent)).toEqual(['10 coins', '100 coins', '10', '30 seconds'])
    screen.getByText(text('contest.prizes_when'))
  })

  it('says once that it is over', async () => {
    await open(aContest({ state: 'over', end_date: inMs(-60_000), ...finished }))
    await screen.findByText(text('contest.state_over'))
    expect(screen.queryByText(/^Ended/)).toBeNull()
    expect(screen.queryByText(text('contest.prizes_when'))).toBeNull()
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

  it('leads from the own row at the end to the own result', async () => {
    const winner = aPlace({ user_id: 9, name: 'Bilal', score: 40, user_rank: 1, prize: 100 })
    const my_play = { play_id: 31, state: 'finished' as const, started_at: inMs(-120_000) }
    await open(aContest({ state: 'over', end_date: inMs(-60_000), ...finished, my_play, winners: [winner] }))
    const own = await screen.findByRole('link', { name: 'Nora' })
    expect(own.getAttribute('href')).toBe('/contest-play/result/31/')
    expect(screen.queryByRole('link', { name: 'Bilal' })).toBeNull()
  })
})

const people = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ user_id: from + index, name: `Player ${from + index}`, profile: null }))

describe('the countdown of a contest', () => {
  const upcoming = (change: Partial<ContestDetail> = {}) =>
    aContest({ state: 'upcoming', start_date: inMs(3_000_000), entry: 20, ...change })

  it('counts a player in and out, and says that nothing is paid yet', async () => {
    const { server, user } = await openApp('/contest/5/', {
      player: aPlayer(),
      answers: { get_contest_detail: { data: upcoming() }, register_for_contest: { data: { is_registered: true } } },
      otherwise: new Fault(503),
    })
    await screen.findByText(text('contest.nobody_in'))
    screen.getByText(text('contest.in_costs', { price: text('catalogue.price', { count: 20, shown: '20' }) }))
    server.answer({
      get_contest_detail: { data: upcoming({ registered: 1, is_registered: true, first_registered: people(1) }) },
      get_contest_registrations: { data: people(1), total: 1 },
    })
    await user.click(screen.getByRole('button', { name: text('contest.count_me_in') }))
    await screen.findByText(text('contest.you_are_in'))
    await screen.findByText(text('contest.are_in', { count: 1, shown: '1' }))
    await expectAccessible()
    server.answer({ get_contest_detail: { data: upcoming() }, register_for_contest: { data: { is_registered: false } } })
    await user.click(screen.getByRole('button', { name: text('contest.count_me_out') }))
    await screen.findByRole('button', { name: text('contest.count_me_in') })
    expect(server.calls('register_for_contest').map(({ contest_id, status }) => [contest_id, status])).toEqual([
      [5, true],
      [5, false],
    ])
  })

  it('lists who is in, page by page, and does not ask again by itself', async () => {
    const { server, user } = await openApp('/contest/5/', {
      player: aPlayer(),
      answers: {
        get_contest_detail: { data: upcoming({ registered: 30, first_registered: people(5) }) },
        get_contest_registrations: ({ offset }) => ({ data: offset ? people(6, 25) : people(24), total: 30 }),
      },
      otherwise: new Fault(503),
    })
    const list = await screen.findByRole('region', { name: text('contest.who_is_in') })
    await screen.findByText('Player 24')
    await user.click(screen.getByRole('button', { name: text('board.more') }))
    await screen.findByText('Player 30')
    expect(list.querySelectorAll('li')).toHaveLength(30)
    expect(screen.queryByRole('button', { name: text('board.more') })).toBeNull()
    expect(server.calls('get_contest_registrations')).toHaveLength(2)
  })
})

describe('the list of contests', () => {
  it('says which contests the player is in', async () => {
    const contest = Contest.parse(aContest({ state: 'upcoming', start_date: inMs(7_200_000), registered: 3, is_registered: true }))
    await openApp('/contest/', {
      player: aPlayer(),
      answers: { get_contest: { data: { live: [], past: [], upcoming: [contest] }, total: 0, now: inMs(0) } },
      otherwise: new Fault(503),
    })
    const row = await screen.findByRole('link', { name: /Cup/ })
    expect(row.textContent).toContain(text('contest.you_are_in'))
    expect(row.textContent).toContain(text('contest.are_in', { count: 3, shown: '3' }))
  })

  it('says what a live contest costs and brings, and counts no players where there are none', async () => {
    const live = [Contest.parse(aContest({ entry: 10, participants: 0 }))]
    await openApp('/contest/', {
      player: aPlayer(),
      answers: { get_contest: { data: { live, past: [], upcoming: [] }, total: 0, now: inMs(0) } },
      otherwise: new Fault(503),
    })
    await screen.findByText('Entry: 10 coins · First prize: 100 coins')
    expect(screen.queryByText(/0 players/)).toBeNull()
  })
})

describe('a question of a contest', () => {
  const play = aPlay({
    mode: 'contest',
    level: null,
    lifelines: [],
    score_correct: 4,
    score_wrong: 2,
    now: inMs(0),
    deadline: inMs(60_000),
  })
  const openPlay = (mode: 'contest' | 'quiz_zone') =>
    openApp(playPath({ mode, id: play.id }), {
      player: aPlayer(),
      answers: {
        get_play: {
          data: [aQuestion(1), aQuestion(2)],
          play: { ...play, mode, total: 2, current_question_id: 1, answered: 0 },
          answers: [],
          result: null,
        },
      },
      otherwise: new Fault(503),
    })
  const stakes = () => text('play.stakes', { right: '\u2066+4\u2069', wrong: '\u2066−2\u2069' })

  it('says once what it is worth, and when the points are told', async () => {
    await openPlay('contest')
    await screen.findByRole('heading', { name: 'Question 1?' })
    expect(screen.getAllByText(stakes())).toHaveLength(1)
    expect(screen.getAllByText(text('contest.told_when'))).toHaveLength(1)
    await expectAccessible()
  })

  it('of another mode does not say so', async () => {
    await openPlay('quiz_zone')
    await screen.findByRole('heading', { name: 'Question 1?' })
    expect(screen.queryByText(stakes())).toBeNull()
    expect(screen.queryByText(text('contest.told_when'))).toBeNull()
  })
})

describe('the result of a contest that is over', () => {
  it('shows every question with the own answer and the right one, and how the points came about', async () => {
    const my_play = { play_id: 31, state: 'finished' as const, started_at: inMs(-120_000) }
    const winner = aPlace({ user_id: 9, name: 'Bilal', score: 40, user_rank: 1, prize: 100 })
    const result = aResult({ play_id: 31, mode: 'contest', total: 3, correct: 1, wrong: 1, score: 2 })
    const item = {
      ...aQuestion(1),
      your_answer: 'a',
      tries: [],
      correct_answer: 'b',
      correct: false,
      obtained_marks: null,
      note: null,
      remarks: [],
      also_right: [],
      tolerance: null,
      ms: 2000,
    }
    await openApp('/contest-play/result/31/', {
      player: aPlayer(),
      answers: {
        get_play: { data: [], play: null, answers: [], result },
        get_contest_of_play: { data: aContest({ state: 'over', score_wrong: 2, ...finished, my_play, winners: [winner] }) },
        get_play_review: { data: [item], result },
      },
      otherwise: new Fault(503),
    })
    const answers = await screen.findByRole('region', { name: text('review.title') })
    expect(answers.querySelectorAll('li[data-verdict=wrong]')).toHaveLength(1)
    expect(screen.getAllByRole('link').filter(link => link.getAttribute('href') === '/contest/5/leaderboard/')).toHaveLength(1)
    const points = (value: string) => `\u2066${value}\u2069`
    screen.getByText(text('contest.sum', { right: '1', won: points('+4'), wrong: '1', lost: points('−2'), unanswered: '1' }))
    await expectAccessible()
  })

  it.each([
    [0, 0, 'lost'],
    [3, 100, 'proud'],
  ])('smiles only if something was right: %i', async (correct, percentage, mood) => {
    const result = aResult({ play_id: 31, mode: 'contest', total: 3, correct, percentage, wrong: 3 - correct })
    await openApp('/contest-play/result/31/', {
      player: aPlayer(),
      answers: {
        get_play: { data: [], play: null, answers: [], result },
        get_contest_of_play: { data: aContest({ state: 'over', ...finished }) },
        get_play_review: { data: [], result },
      },
      otherwise: new Fault(503),
    })
    await screen.findByRole('heading', { name: text('contest.place_of', { place: '7', total: '9' }) })
    expect(document.querySelector('svg[data-mood]')?.getAttribute('data-mood')).toBe(mood)
  })
})
