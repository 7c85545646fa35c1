import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { openApp, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const tiles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .flatMap(item => within(item).queryAllByRole('link'))
const all = () => waitFor(() => expect(tiles()).toHaveLength(16))

describe('the page of all modes', () => {
  it('is open to guests, whom the modes ask to sign in', async () => {
    const { user, path } = await openApp('/play/', { answers: { get_categories: { data: [] } } })
    await seen('hub.guest')
    await all()
    await expectAccessible()
    const [daily] = tiles().filter(({ textContent }) => textContent.includes(text('mode.name_daily_quiz')))
    await user.click(daily ?? document.body)
    await waitFor(() => expect(path()).toBe('/auth/login/'))
  })

  it('shows all modes when the server does not answer', async () => {
    await openApp('/play/', { player: aPlayer(), otherwise: new Fault(503) })
    await screen.findByRole('alert')
    await all()
  })

  it('links to every mode', async () => {
    const { router, path } = await openApp('/play/', { player: aPlayer(), otherwise: new Fault(503) })
    await all()
    for (const address of tiles().map(link => link.getAttribute('href') ?? '')) {
      await router.navigate(address)
      await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 1 })).not.toEqual([]))
      expect(screen.queryByRole('heading', { name: text('not_found.title') }), address).toBeNull()
      expect(path()).toBe(address)
    }
  })
})
