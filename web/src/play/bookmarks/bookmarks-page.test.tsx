import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { type Answers, held } from '../../../test/fake-server.ts'
import { openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aQuestion } from '../../../test/play.ts'

const kept = [1, 2, 3].map(id => ({ ...aQuestion(id), correct_answer: 'b', note: 'Because.', bookmark_type: 'quiz_zone' as const }))
/** A fake server that stores bookmarks. */
function bookmarks(ids: number[], before: () => Promise<unknown> = async () => {}): Answers {
  let own = ids
  return {
    get_bookmark: () => (own.length > 0 ? { data: kept.filter(({ id }) => own.includes(id)), elsewhere: [] } : 'no_data'),
    set_bookmark: async ({ question_id, status }) => {
      await before()
      own = status ? [...own, question_id] : own.filter(id => id !== question_id)
      return { data: null }
    },
  }
}
const open = (answers: Answers) => openApp('/profile/play-bookmark-questions/', { player: aPlayer(), answers })
const counted = (count: number) =>
  screen.findByRole('heading', { level: 2, name: text('catalogue.questions', { count, shown: String(count) }) })
const drops = () => screen.findAllByRole('button', { name: text('bookmark.drop') })
const dropFirst = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const [first] = await drops()
  if (first) await user.click(first)
}
const undos = () => screen.queryAllByRole('button', { name: text('bookmark.undo') })

describe('bookmarks', () => {
  it('are empty at first', async () => {
    await open(bookmarks([]))
    await seen('bookmark.none_title')
    await expectAccessible()
  })

  it('show the right answer after a tap', async () => {
    const { user } = await open(bookmarks([2]))
    await screen.findByText('Question 2?')
    expect(screen.queryByText('Because.')).toBeNull()
    await press(user, 'bookmark.show_answer')
    await seen('bookmark.answer')
    await screen.findByText('Because.')
    await expectAccessible()
    await press(user, 'bookmark.hide_answer')
    expect(screen.queryByText('Because.')).toBeNull()
  })

  it('show no answer before the player has given one', async () => {
    const unknown = { ...aQuestion(1), correct_answer: null, note: null, bookmark_type: 'quiz_zone' as const }
    await open({ get_bookmark: { data: [unknown], elsewhere: [] } })
    await seen('bookmark.answer_first')
    expect(screen.queryByRole('button', { name: text('bookmark.show_answer') })).toBeNull()
  })

  it('can be read by subject; those of several types are played from the page of types', async () => {
    const sea = { ...aQuestion(4, { category: { slug: 'sea', name: 'The sea' } }), correct_answer: 'b', note: null }
    const { user, path } = await open({ get_bookmark: { data: [...kept, { ...sea, bookmark_type: 'audio' }], elsewhere: [] } })
    await counted(4)
    await user.click(await screen.findByRole('tab', { name: 'The sea' }))
    await counted(1)
    await screen.findByText('Question 4?')
    await expectAccessible()
    expect(screen.queryByRole('link', { name: text('bookmark.play') })).toBeNull()
    await user.click(screen.getByRole('tab', { name: text('bookmark.all') }))
    await user.click(await screen.findByRole('link', { name: text('bookmark.play') }))
    await waitFor(() => expect(path()).toBe('/play-bookmark-questions/'))
  })

  it('can be removed and restored', async () => {
    const { user, server } = await open(bookmarks([1, 2]))
    await counted(2)
    await dropFirst(user)
    await counted(1)
    await press(user, 'bookmark.undo')
    await counted(2)
    await dropFirst(user)
    await counted(1)
    await dropFirst(user)
    await seen('bookmark.none_title')
    expect(server.calls('set_bookmark').map(({ question_id, status }) => [question_id, status])).toEqual([
      [1, false],
      [1, true],
      [1, false],
      [2, false],
    ])
  })

  it('can each be restored after several removals at once', async () => {
    const hold = held()
    const { user } = await open(bookmarks([1, 2, 3], () => hold.isLet))
    await counted(3)
    await dropFirst(user)
    await dropFirst(user)
    await counted(1)
    hold.letGo()
    await waitFor(() => expect(undos()).toHaveLength(2))
    const [first] = undos()
    if (first) await user.click(first)
    await waitFor(() => expect(undos()).toHaveLength(1))
    await press(user, 'bookmark.undo')
    await counted(3)
  })

  it('stay if an open play uses them', async () => {
    const { user } = await open({ ...bookmarks([1, 2]), set_bookmark: 'bookmark_in_use' })
    await counted(2)
    await dropFirst(user)
    await seen('refusal.bookmark_in_use')
    await counted(2)
  })
})
