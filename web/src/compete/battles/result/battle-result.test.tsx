// The end of a battle: the page begins at its top, its figures are no buttons, and the rematch says where it stands.

import { screen, waitFor } from '@testing-library/react'
import type { Battle } from '@trivium/contract/compete/battles'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { aBattle, aUser } from '../../../../test/battle.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { openApp, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { serverNow } from '../../../platform/calls/server-clock.ts'

const inMs = (ms: number) => new Date(serverNow() + ms).toISOString()
const running = () => aBattle({ now: inMs(0), since: inMs(0), due: inMs(60_000) })
const over = (change: Partial<Battle> = {}): Battle => ({
  ...running(),
  state: 'over',
  seq: 30,
  due: null,
  round: 10,
  question: null,
  rematch: { until: inMs(25_000), room_id: null },
  result: {
    outcome: 'won',
    places: [1, 2].map(seat => ({ seat, place: seat, point: 60 - seat, coins: 0 })),
    pot: 10,
    coins_earned: 10,
    rating: { before: 1500, after: 1529, is_provisional: false },
    streak: 2,
    badges: [],
    rounds: [],
  },
  ...change,
})
const open = (data: Battle) =>
  openApp('/random-battle/room/room-1/', { player: aPlayer(), answers: { get_battle: { data, events: [] } }, otherwise: new Fault(503) })
const rematch = () => screen.queryByRole('button', { name: /^Rematch/ })

it('begins at its top, wherever the game was scrolled to', async () => {
  const { server } = await open(running())
  await screen.findByRole('heading', { name: 'Question 1?' })
  const scrolled = vi.spyOn(window, 'scrollTo')
  server.answer({ get_battle: { data: over(), events: [] } })
  await screen.findByRole('heading', { name: text('battle.outcome_won') })
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  scrolled.mockRestore()
})

it('has figures that do not look like buttons', async () => {
  await open(over())
  const figure = (await screen.findByText(text('battle.rating'))).closest('dl')
  expect(figure?.querySelector('button, a')).toBeNull()
  const css = readFileSync(join(import.meta.dirname, 'battle-result.module.css'), 'utf8')
  const [, rules = ''] = /\n\.fact \{([^}]*)\}/.exec(css) ?? []
  expect(rules).toContain('padding')
  expect(rules).not.toMatch(/background|radius|shadow|composes|cursor/)
})

it('says instead of a grey button for whom a rematch waits', async () => {
  const { server, user } = await open(over())
  await waitFor(() => expect(rematch()).not.toBeNull())
  const users = [aUser(1, { asks_rematch: true }), aUser(2)]
  server.answer({ ask_rematch: { data: over({ seq: 31, users }) }, get_battle: { data: over({ seq: 31, users }), events: [] } })
  await user.click(rematch() ?? document.body)
  await seen('battle.rematch_waiting', { names: 'Player 2' })
  expect(rematch()).toBeNull()
  await expectAccessible()
  server.answer({
    get_battle: { data: over({ seq: 32, users: [aUser(1, { asks_rematch: true }), aUser(2, { state: 'away' })] }), events: [] },
  })
  await seen('battle.rematch_gone', { names: 'Player 2' })
})
