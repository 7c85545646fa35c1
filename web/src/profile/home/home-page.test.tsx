import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PlayerHome } from '@trivium/contract/profile/home'
import { expectAccessible } from '../../../test/accessible.ts'
import { type Answers, Fault } from '../../../test/fake-server.ts'
import { openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion } from '../../../test/play.ts'

const home: PlayerHome = {
  open_play: null,
  rounds_finished: 3,
  days_in_a_row: 1,
  best_yesterday: null,
  continue: {
    mode: 'quiz_zone',
    category: 'Food and drink',
    category_slug: 'food',
    subcategory: null,
    subcategory_slug: null,
    level: 2,
    best_percentage: 40,
  },
  daily_quiz: { state: 'done', streak: 1, coins: 4 },
  practice_due: 0,
  contest: null,
  league: null,
  next_badge: { type: 'big_thing', progress: 40, counter: 100 },
  badges_to_claim: 1,
  unread_notifications: 0,
  news: [],
}
const question = aQuestion(1)
const play = aPlay({ category_slug: 'food', level: 2, current_question_id: 1, resumed: false })
const shelves: Answers = {
  get_web_home_settings: { data: { hero: { title: '', text: '', is_default: true }, sections: ['modes'], slides: [] } },
}
const open = (data: PlayerHome, answers: Answers = {}) =>
  openApp('/', { player: aPlayer(), answers: { get_player_home: { data }, ...answers }, otherwise: new Fault(503) })
const hero = (name: string) => screen.findByRole('heading', { level: 1, name })
const tile = async (words: string) => {
  const found = within(await screen.findByRole('region', { name: text('home.next') }))
  return within((await found.findByText(words, { exact: false })).closest('li') ?? document.body)
}

describe('the next step on the home page', () => {
  it('is the open round', async () => {
    const open_play: PlayerHome['open_play'] = {
      id: 7,
      mode: 'quiz_zone',
      category: 'Food and drink',
      level: 2,
      answered: 0,
      total: 10,
      order: 'one_by_one',
      has_clocks: true,
      title: null,
      ends_at: null,
    }
    const { user, path } = await open({ ...home, open_play }, { get_play: { data: [question], play, answers: [], result: null } })
    await hero(text('home.open_title'))
    await screen.findByText(text('home.open_text', { number: '1', total: '10' }), { exact: false })
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: text('home.carry_on') }))
    await waitFor(() => expect(path()).toBe('/quiz-zone/play/7/'))
  })

  it('names a running exam and says until when it runs', async () => {
    const open_play: PlayerHome['open_play'] = {
      id: 7,
      mode: 'exam',
      category: null,
      level: null,
      answered: 3,
      total: 20,
      order: 'free',
      has_clocks: false,
      title: 'Biology, May',
      ends_at: '2026-11-30T16:45:00.000Z',
    }
    await open({ ...home, open_play })
    await hero(text('home.open_exam'))
    await screen.findByText(/Biology, May.*16:45/s)
    await expectAccessible()
  })

  it('is the next level, with the tiles of the day', async () => {
    const { user, path, server } = await open(home)
    await hero(text('home.continue_title', { place: 'Food and drink', level: '2' }))
    await screen.findByText(text('home.level_best', { percent: '40%', goal: '60%' }), { exact: false })
    const daily = await tile(text('home.daily_done'))
    daily.getByRole('img', { name: text('home.streak_of', { days: text('daily.days', { count: 1, shown: '1' }) }) })
    await expectAccessible()
    server.answer({ get_questions_by_level: { data: [question], play } })
    await press(user, 'catalogue.play_level', { level: '2' })
    await waitFor(() => expect(path()).toBe('/quiz-zone/play/7/'))
    expect(server.calls('get_questions_by_level')).toMatchObject([{ category: 'food', level: 2 }])
  })

  it('leads to badges that can be claimed', async () => {
    const { user, path } = await open(home)
    const badges = await tile(text('home.badges_to_claim', { count: 1, shown: '1' }))
    await user.click(badges.getByRole('link'))
    await waitFor(() => expect(path()).toBe('/profile/badges/'))
  })
})

describe('a guest on the home page', () => {
  it('may look around, and is asked to sign in where an account is needed', async () => {
    const { user, path } = await openApp('/', { answers: shelves, otherwise: new Fault(503) })
    await seen('home.hello_guest')
    const mode = async (name: 'daily_quiz' | 'maths') =>
      user.click((await screen.findAllByRole('link', { name: new RegExp(`^${text(`mode.name_${name}`)}`) }))[0] ?? document.body)
    await mode('daily_quiz')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('To access this feature, please log in.')
    await expectAccessible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(path()).toBe('/')
    await mode('maths')
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: text('auth.log_in') }))
    await waitFor(() => expect(path()).toBe('/auth/login/'))
  })
})
