import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { button, openApp, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion } from '../../../test/play.ts'
import { anOffer } from '../../../test/tests.ts'

const group = { id: 4, name: 'Class 7', leaders: ['Lena'], is_member: true, leads: false, has_board: false }
const aTest = {
  id: 5,
  title: 'Week 3',
  test_type: 'tutor' as const,
  length: 10,
  due_on: '2031-05-09',
  given_by: 'Lena',
  given_at: '2031-05-01T10:00:00.000Z',
  closed_at: null,
  own: null,
  tries: null,
}
const ofGroup = { total: 1, group: 'Class 7', is_member: true, leads: false, has_board: false }
const mia = { name: 'Mia', own_id: 'N7', answered: 40, ratio: 75, weak: ['Birds', 'Rivers'], last_played: '2026-11-20' }

describe('the groups of a player', () => {
  it('show who leads them, and can be left', async () => {
    let isIn = true
    const { user, server } = await openApp('/profile/groups/', {
      player: aPlayer(),
      answers: { get_own_groups: () => ({ data: isIn ? [group] : [] }), leave_group: () => ({ data: ((isIn = false), null) }) },
    })
    await seen('groups.leaders', { names: 'Lena' })
    await expectAccessible()
    await user.click(await button('groups.leave_name', { group: 'Class 7' }))
    await seen('groups.leave_text')
    const dialog = await screen.findByRole('dialog')
    await user.click(await waitFor(() => screen.getByRole('button', { name: text('groups.leave') })))
    await seen('groups.none')
    expect(dialog.isConnected).toBe(false)
    expect(server.calls('leave_group').at(-1)).toMatchObject({ group_id: 4 })
  })

  it('lead to the leaderboard of a group that has one', async () => {
    const place = (user_id: number, name: string, user_rank: number) => ({ user_id, name, profile: null, score: 90 - user_rank, user_rank })
    const [nora, mine] = [place(9, 'Nora', 1), place(12, 'Bilal', 2)]
    const board = { my_rank: mine, top_three_ranks: [nora, mine], other_users_rank: [] }
    const { user, server } = await openApp('/profile/groups/', {
      player: aPlayer(),
      answers: {
        get_own_groups: { data: [{ ...group, has_board: true }] },
        get_group_tests: { data: [], ...ofGroup, total: 0, has_board: true },
        get_group_leaderboard: { data: board, total: 2, group: 'Class 7', is_member: true },
      },
    })
    await user.click(await screen.findByRole('link', { name: text('groups.open_name', { group: 'Class 7' }) }))
    await screen.findByRole('heading', { name: 'Class 7' })
    await screen.findByText('Nora')
    await expectAccessible()
    await user.click(screen.getByRole('tab', { name: text('board.period_all') }))
    await waitFor(() => expect(server.calls('get_group_leaderboard').at(-1)).toMatchObject({ group_id: 4, period: 'all_time' }))
  })

  it('asks no leader to play for a place', async () => {
    const empty = { my_rank: null, top_three_ranks: [], other_users_rank: [] }
    await openApp('/profile/groups/4/', {
      player: aPlayer(),
      answers: {
        get_group_tests: { data: [], ...ofGroup, total: 0, is_member: false, leads: true, has_board: true },
        get_group_leaderboard: { data: empty, total: 0, group: 'Class 7', is_member: false },
      },
    })
    await seen('board.empty_monthly')
    expect(screen.queryByRole('link', { name: text('board.play') })).toBeNull()
  })

  it('show a leader the progress of the members', async () => {
    await openApp('/profile/groups/', {
      player: aPlayer(),
      answers: {
        get_own_groups: { data: [{ ...group, is_member: false, leads: true }] },
        get_group_progress: { data: [mia], total: 1, group: 'Class 7' },
      },
    })
    await screen.findByRole('rowheader', { name: 'Mia' })
    await screen.findByRole('cell', { name: 'Birds, Rivers' })
    await expectAccessible()
  })
})

describe('the practice tests of a group', () => {
  it('start with one tap, and lead to their result', async () => {
    const play = aPlay({ mode: 'tutor_test', deadline: null })
    const done = { ...aTest, id: 6, title: 'Week 2', own: { play_id: 9, state: 'done' as const } }
    const { user, server, path } = await openApp('/profile/groups/4/', {
      player: aPlayer(),
      answers: {
        get_group_tests: { data: [aTest, done], ...ofGroup, total: 2 },
        start_group_test: {
          data: [aQuestion(1)],
          play,
          test: { quiz_id: 3, test_type: 'tutor', retake_of: null, adaptive: null, is_practice: false },
        },
        get_play: { data: [aQuestion(1)], play, answers: [], result: null },
        get_annotations: { data: [] },
        get_bookmarked_ids: { data: [] },
      },
    })
    const result = await screen.findByRole('link', { name: `${text('result.title')}: Week 2` })
    expect(result.getAttribute('href')).toBe('/multi-match-questions/tutor/result/9/')
    await expectAccessible()
    expect(screen.queryByRole('link', { name: text('groups.test_give') })).toBeNull()
    await user.click(screen.getByRole('button', { name: `${text('test.start')}: Week 3` }))
    await waitFor(() => expect(path()).toBe('/multi-match-questions/tutor/play/7/'))
    expect(server.calls('start_group_test')).toMatchObject([{ group_test_id: 5 }])
  })

  it('show a leader how they went, and are closed', async () => {
    let closedAt: string | null = null
    const { user, server } = await openApp('/profile/groups/4/', {
      player: aPlayer(),
      answers: {
        get_group_tests: () => ({
          data: [{ ...aTest, closed_at: closedAt, tries: { begun: 1, done: 1 } }],
          ...ofGroup,
          is_member: false,
          leads: true,
        }),
        get_group_test_results: {
          data: [
            { name: 'Mia', own_id: 'N7', state: 'done', is_late: true, result: { answered: 10, correct: 6, ratio: 60 } },
            { name: 'Nora', own_id: null, state: null, is_late: false, result: null },
          ],
          total: 2,
          weak: [{ name: 'Birds', answered: 5, ratio: 20 }],
        },
        close_group_test: () => ({ data: ((closedAt = '2031-05-02T10:00:00.000Z'), null) }),
      },
    })
    await user.click(await screen.findByText(text('groups.test_tries', { begun: '1', done: '1' })))
    await screen.findByRole('rowheader', { name: 'Mia N7' })
    await screen.findByRole('cell', { name: '6 (60%)' })
    screen.getByRole('cell', { name: `${text('groups.test_state_done')} · ${text('groups.test_late')}` })
    await screen.findByText('Birds (20%)')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: `${text('groups.test_close')}: Week 3` }))
    await seen('groups.test_close_text')
    await user.click(await waitFor(() => screen.getByRole('button', { name: text('groups.test_close') })))
    await waitFor(() => expect(screen.queryByRole('button', { name: `${text('groups.test_close')}: Week 3` })).toBeNull())
    expect(server.calls('close_group_test')).toMatchObject([{ group_test_id: 5 }])
  })

  it('are given by a leader with the choices of a test', async () => {
    const { user, server, path } = await openApp('/create-test-questions/new/?group=4', {
      player: aPlayer(),
      answers: {
        get_all_question_types: { data: anOffer({ unused: 60, missed: 0, marked: 0, all: 74 }) },
        get_group_tests: { data: [aTest], ...ofGroup, is_member: false, leads: true },
        give_group_test: { data: { id: 5 } },
      },
    })
    const give = await button('groups.test_give')
    await expectAccessible()
    await user.click(give)
    await seen('groups.test_title_missing')
    await user.type(screen.getByLabelText(text('groups.test_title')), 'Week 3')
    await user.click(give)
    await waitFor(() => expect(path()).toBe('/profile/groups/4/'))
    expect(server.calls('give_group_test')).toMatchObject([
      { group_id: 4, title: 'Week 3', q_test_type: 'tutor', q_pool: 'all', q_test_length: 10 },
    ])
  })
})
