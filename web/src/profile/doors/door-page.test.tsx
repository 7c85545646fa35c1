import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { heading, openApp, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { doors, listedModes } from '../../platform/modes/modes.ts'
import { modesOf } from './door-table.ts'

const plainDoors = ['duel', 'train', 'exams'] as const
const tiles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .flatMap(item => within(item).queryAllByRole('link'))

describe('the doors', () => {
  it('offer every mode that today and the map do not', () => {
    const others = listedModes.filter(mode => plainDoors.some(door => modesOf(door).includes(mode)))
    expect(others.toSorted()).toEqual(plainDoors.flatMap(modesOf).toSorted())
    expect(plainDoors.map(door => modesOf(door).length)).toEqual([3, 3, 2])
  })

  it('are open to guests, whom the modes ask to log in', async () => {
    const { user, path } = await openApp('/duel/', { otherwise: new Fault(503) })
    await seen('door.guest')
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: text('door.go_duel') }))
    await waitFor(() => expect(path()).toBe('/auth/login/'))
  })

  it.each(plainDoors)('show everything when the server does not answer, and lead to it: %s', async door => {
    const { router, path } = await openApp(doors[door], { player: aPlayer(), otherwise: new Fault(503) })
    await heading(`door.name_${door}`)
    await screen.findByRole('alert')
    await expectAccessible()
    expect(screen.getByRole('navigation', { name: text('nav.main') }).querySelector('[aria-current]')?.textContent).toBe(
      text(`door.name_${door}`),
    )
    for (const address of tiles().map(link => link.getAttribute('href') ?? '')) {
      await router.navigate(address)
      await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 1 })).not.toEqual([]))
      expect(screen.queryByRole('heading', { name: text('not_found.title') }), address).toBeNull()
      expect(path()).toBe(address)
    }
  })

  it.each(plainDoors)('say nothing twice: %s', async door => {
    await openApp(doors[door], { player: aPlayer(), otherwise: new Fault(503) })
    await heading(`door.name_${door}`)
    await screen.findByRole('alert')
    for (const mode of modesOf(door)) expect(screen.getAllByText(text(`mode.text_${mode}`)), mode).toHaveLength(1)
  })

  it.each(['/play/', '/profile/progress/'])('%s, a former address, leads to the map', async address => {
    const { path } = await openApp(address, { player: aPlayer(), answers: { get_progress_map: { data: [] } } })
    await heading('door.name_learn')
    expect(path()).toBe('/learn/')
  })
})
