import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { hasFocus, heading, openApp, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { aPlay, aQuestion } from '../../../../test/play.ts'
import { useUnfolded } from './unfolded.ts'

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
  questions: 120,
  stops: [stop],
}
const newStop = { ...stop, is_played: false, levels: [level(1, 'open'), level(2, 'locked')], won: 0, played: 0, stars: 0, next_level: 1 }
const fresh = (slug: string): MapSubject => ({ ...food, slug, name: slug, stops: [newStop] })
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

const foldOf = (place: string) => screen.getByRole('button', { name: text('learn.levels_of', { place }) })

describe('a subject that the player has not begun', () => {
  beforeEach(() => useUnfolded.setState(useUnfolded.getInitialState()))

  it('is a row with its number of questions, which the keyboard unfolds, and stays so for the visit', async () => {
    const { user, router } = await open([food, fresh('history'), { ...fresh('art'), is_premium: true, unlocked: false }])
    await screen.findByRole('heading', { name: 'history' })
    expect(foldOf('history').getAttribute('aria-expanded')).toBe('false')
    expect(screen.getAllByText(text('catalogue.questions', { count: 120, shown: '120' }))).toHaveLength(2)
    expect(screen.getAllByRole('img', { name: text('catalogue.locked') })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: text('learn.level_open', { level: '1' }) })).toBeNull()
    await expectAccessible()

    foldOf('history').focus()
    await user.keyboard('{Enter}')
    expect(foldOf('history').getAttribute('aria-expanded')).toBe('true')
    await hasFocus(foldOf('history'))
    const controlled = document.getElementById(foldOf('history').getAttribute('aria-controls') ?? '')
    within(controlled ?? document.body).getByRole('button', { name: text('learn.level_open', { level: '1' }) })
    expect(screen.getByRole('link', { name: 'history' }).getAttribute('href')).toBe('/quiz-zone/history/')
    await expectAccessible()

    await act(() => router.navigate('/faq/'))
    await act(() => router.navigate('/learn/'))
    await screen.findByRole('heading', { name: 'history' })
    expect(foldOf('history').getAttribute('aria-expanded')).toBe('true')
    expect(foldOf('art').getAttribute('aria-expanded')).toBe('false')
    await user.click(foldOf('history'))
    expect(screen.queryByRole('link', { name: 'history' })).toBeNull()
  })

  it('is whole among the first three on the first day', async () => {
    await open(['history', 'art', 'sport', 'nature', 'music'].map(fresh))
    await screen.findByRole('heading', { name: 'music' })
    expect(screen.getAllByRole('button', { expanded: false }).map(one => one.getAttribute('aria-label'))).toEqual(
      ['nature', 'music'].map(place => text('learn.levels_of', { place })),
    )
  })
})

describe('where the page opens', () => {
  /** The bottom of the next stop, in pixels below the top of the window. */
  const scrolled = (bottom: number) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), bottom })
    return vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  }
  /** Comes from another page, because the memory of the page is by history entry. */
  const comeTo = async (path: string, data: MapSubject[]) => {
    const opened = await openApp('/faq/', { player: aPlayer(), answers: { get_progress_map: { data } }, otherwise: new Fault(503) })
    await act(() => opened.router.navigate(path))
    await nextStop()
    return opened.router
  }
  const nextStop = async () => {
    const found = await screen.findByRole('button', { name: text('learn.level_next', { level: '2' }) })
    // Effects that follow the drawing.
    await act(async () => {})
    return found
  }

  it('is the next stop, at once and without the focus; on the way back the router decides', async () => {
    const scroll = scrolled(3000)
    const router = await comeTo('/learn/', [fresh('history'), food])
    expect(scroll.mock.contexts).toEqual([await nextStop()])
    expect(scroll.mock.calls).toEqual([[{ block: 'center', behavior: 'instant' }]])
    expect(document.activeElement).not.toBe(await nextStop())

    await act(() => router.navigate('/faq/'))
    await act(() => router.navigate(-1))
    await nextStop()
    expect(scroll).toHaveBeenCalledTimes(1)
    await act(() => router.navigate('/learn/'))
    expect(scroll).toHaveBeenCalledTimes(2)
  })

  it('is the top if the next stop is in sight there', async () => {
    const scroll = scrolled(300)
    await comeTo('/learn/', [food])
    expect(scroll).not.toHaveBeenCalled()
  })

  it('is the part that the address names', async () => {
    const scroll = scrolled(3000)
    await comeTo('/learn/#maths', [food])
    expect(scroll.mock.contexts).not.toContain(await nextStop())
  })
})
