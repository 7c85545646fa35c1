import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { heading, openApp, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { aPlay, aQuestion } from '../../../../test/play.ts'

const level = (number: number, state: 'won' | 'played' | 'open' | 'locked', stars = 0) => ({ level: number, state, stars })
const stop: MapSubject['stops'][number] = {
  slug: null,
  name: 'Food and drink',
  icon: 'tools-kitchen-2',
  is_played: true,
  levels: [level(1, 'won', 2), level(2, 'open'), level(3, 'locked')],
  won: 1,
  played: 1,
  stars: 2,
  next_level: 2,
}
const food: MapSubject = {
  type: 'quiz_zone',
  slug: 'food',
  name: 'Food and drink',
  icon: 'tools-kitchen-2',
  color: 40,
  is_premium: false,
  unlocked: true,
  stops: [stop],
}
const round = (slug: string, is_played: boolean) => ({
  ...stop,
  slug,
  name: slug,
  is_played,
  levels: [],
  won: 0,
  played: 0,
  stars: 0,
  next_level: null,
})
const animals: MapSubject = {
  ...food,
  type: 'guess_the_word',
  slug: 'words',
  name: 'Words',
  stops: [round('animals', true), round('plants', false)],
}
const texts: MapSubject = {
  ...food,
  type: 'fun_and_learn',
  slug: 'nature',
  name: 'Nature',
  stops: [{ ...round('nature', false), slug: null }],
}
const numbers: MapSubject = { ...food, type: 'multi_match', slug: 'numbers', name: 'Numbers', stops: [{ ...stop, name: 'Numbers' }] }

const play = aPlay({ category_slug: 'food', level: 2, current_question_id: 1, resumed: false })
const open = (data: MapSubject[]) =>
  openApp('/learn/', { player: aPlayer(), answers: { get_progress_map: { data } }, otherwise: new Fault(503) })

describe('the page Learn', () => {
  it('shows levels with their stars, marks the next one, and starts it at once', async () => {
    const { user, path, server } = await open([food, numbers, animals, texts])
    await heading('door.name_learn')
    const next = await screen.findByRole('button', { name: text('learn.level_next', { level: '2' }) })
    expect(next.getAttribute('aria-current')).toBe('step')
    expect(
      screen.getAllByRole('button', { name: text('learn.level_won', { level: '1', stars: text('map.stars', { stars: '2' }) }) }),
    ).toHaveLength(2)
    // A locked level is no button.
    expect(screen.queryByRole('button', { name: text('learn.level_locked', { level: '3' }) })).toBeNull()
    expect(screen.getAllByText(text('learn.level_locked', { level: '3' }))).toHaveLength(2)
    await expectAccessible()
    server.answer({ get_questions_by_level: { data: [aQuestion(1)], play } })
    await user.click(next)
    await waitFor(() => expect(path()).toBe('/quiz-zone/play/7/'))
    expect(server.calls('get_questions_by_level')).toMatchObject([{ category: 'food', level: 2 }])
  })

  it('has words, texts, statements and matches as stops, too', async () => {
    const { user, path } = await open([food, numbers, animals, texts])
    await screen.findByRole('heading', { name: 'Numbers' })
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href(/^animals/)).toBe('/guess-the-word/words/animals/')
    expect(within(screen.getByRole('link', { name: /^animals/ })).getByRole('img', { name: text('learn.played') })).toBeDefined()
    expect(within(screen.getByRole('link', { name: /^plants/ })).queryByRole('img', { name: text('learn.played') })).toBeNull()
    expect(href(/^nature/)).toBe('/fun-and-learn/nature/')
    expect(href(new RegExp(text('mode.text_true_and_false')))).toBe('/quiz-play/true-and-false-play/')
    screen.getByRole('heading', { level: 3, name: 'Numbers' })
    await user.click(screen.getByRole('link', { name: text('learn.as_list') }))
    await waitFor(() => expect(path()).toBe('/quiz-zone/'))
  })

  it('says when everything is won', async () => {
    const all = { ...stop, levels: [level(1, 'won', 3)], won: 1, stars: 3, next_level: null }
    await open([{ ...food, stops: [all] }])
    await seen('map.done_title')
    expect(document.querySelector('[aria-current=step]')).toBeNull()
  })

  it('shows guests the map; a level asks them to log in', async () => {
    const { user, path } = await openApp('/learn/', { answers: { get_progress_map: { data: [food] } }, otherwise: new Fault(503) })
    await user.click(await screen.findByRole('button', { name: text('learn.level_next', { level: '2' }) }))
    await waitFor(() => expect(path()).toBe('/auth/login/'))
  })

  it('offers to try again, and has words for an empty bank', async () => {
    const { user, server } = await openApp('/learn/', { player: aPlayer(), otherwise: new Fault(503) })
    await screen.findByRole('alert')
    const again = screen.getByRole('button', { name: text('action.retry') })
    server.answer({ get_progress_map: { data: [] } })
    await user.click(again)
    await seen('catalogue.none_title')
  })
})
