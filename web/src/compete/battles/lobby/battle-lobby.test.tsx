// The room before the start, as its host and as a guest of it see it.

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { aBattle, aUser } from '../../../../test/battle.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { button, heading, openApp, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'

/** The player has seat 1. */
const open = (host: 1 | 2) =>
  openApp('/group-battle/room/room-1/', {
    player: aPlayer(),
    answers: {
      get_battle: {
        data: aBattle({
          room_type: 'group',
          roomCode: 'ABCD2345',
          createdBy: 100 + host,
          state: 'waiting',
          round: 0,
          question: null,
          totalusers: 4,
          users: [aUser(1, { name: 'Nora' }), aUser(2, { name: 'Omar' })],
        }),
        events: [],
      },
    },
    otherwise: new Fault(503),
  })

it('shows its host the code to hand on, and the start', async () => {
  await open(1)
  await heading('battle.lobby')
  await seen('battle.lobby_group')
  await button('battle.start')
  await screen.findByRole('img', { name: text('battle.qr') })
  await expectAccessible()
})

it('tells a player who has joined whose room it is and who starts', async () => {
  await open(2)
  await heading('battle.lobby_of', { name: 'Omar' })
  await seen('battle.owner_starts', { name: 'Omar' })
  expect(screen.queryByText(text('battle.lobby_group'))).toBeNull()
  expect(screen.queryByRole('button', { name: text('battle.start') })).toBeNull()
  expect(screen.queryByRole('img', { name: text('battle.qr') })).toBeNull()
  await button('battle.leave_room')
  await expectAccessible()
})
