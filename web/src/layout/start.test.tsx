// The start of the app: until the settings have loaded, and during maintenance.

import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { Fault } from '../../test/fake-server.ts'
import { heading, openApp, press, seen, text } from '../../test/open-app.tsx'
import { aPlayer, theSite } from '../../test/people.ts'

describe('the start', () => {
  it('keeps the loader while the web settings fail, and continues once they load', async () => {
    const { server } = await openApp('/', { isNew: true, answers: { get_web_settings: new Fault(503) } })
    const told = await seen('start.answered_with_error')
    // Screen readers do not announce anything inside aria-busy.
    expect(told.closest('[role=status]')).not.toBeNull()
    expect(told.closest('[aria-busy=true]')).toBeNull()
    expect(screen.queryAllByRole('link')).toEqual([])
    await expectAccessible()
    server.answer({ get_web_settings: { data: theSite() } })
    dispatchEvent(new Event('online'))
    await seen('home.hello_guest')
  })
})

describe('maintenance', () => {
  it('replaces every page except those to sign in, and tries again on request', async () => {
    const { server, user, router } = await openApp('/', { site: { maintenance: true } })
    await heading('maintenance.title')
    await expectAccessible()
    await router.navigate('/auth/reset-password/')
    await heading('auth.reset_title')
    await router.navigate('/leaderboard/')
    await heading('maintenance.title')
    await router.navigate('/')
    server.answer({ get_web_settings: { data: theSite() } })
    await press(user, 'maintenance.look_again')
    await seen('home.hello_guest')
  })

  it('shows at the first call that is refused for it', async () => {
    await openApp('/profile/statistics/', {
      player: aPlayer(),
      answers: { get_users_statistics: 'maintenance', get_web_settings: { data: theSite({ maintenance: true }) } },
    })
    await heading('maintenance.title')
  })

  it('does not hide the pages from staff', async () => {
    await openApp('/profile/statistics/', {
      player: aPlayer({ roles: ['editor'] }),
      site: { maintenance: true },
      otherwise: new Fault(503),
    })
    await heading('statistics.title')
    await waitFor(() => expect(screen.queryByRole('heading', { name: text('maintenance.title') })).toBeNull())
  })
})
