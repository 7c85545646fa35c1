// Battles against a recorded round: every page says whose round it is, and that nobody is there.

import { screen, waitFor, within } from '@testing-library/react'
import type { Battle } from '@trivium/contract/compete/battles'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aBattle, aUser } from '../../../test/battle.ts'
import { type Answers, Fault } from '../../../test/fake-server.ts'
import { openApp, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'

const playedAt = '2026-03-12T12:00:00.000Z'
const date = '12 Mar 2026'
const inMs = (ms: number) => new Date(serverNow() + ms).toISOString()

const aSearch = () => ({
  search_id: 's1',
  expires_at: inMs(20_000),
  bot_at: inMs(-1_000),
  now: inMs(0),
  rating: { rating: 1500, is_provisional: true },
  entry: 5,
  why: null,
  window: { start: 100, step: 50, step_seconds: 5 },
  started_at: inMs(-9_000),
  room_id: null,
})

const against = (name: string, change: Partial<Battle> = {}) =>
  aBattle({
    state: 'countdown',
    round: 0,
    question: null,
    entryFee: 0,
    rated: false,
    why: 'against_recording',
    since: inMs(0),
    due: inMs(60_000),
    users: [aUser(1), aUser(2, { uid: 0, name, is_named: name !== '', is_bot: true, played_at: playedAt })],
    ...change,
  })

const search = (answers: Answers) =>
  openApp('/random-battle/search/', {
    player: aPlayer(),
    answers: { find_opponent: { data: aSearch() }, get_battle: 'room_not_found', cancel_search: { data: { room_id: null } }, ...answers },
    otherwise: new Fault(503),
  })
const room = (battle: Battle) =>
  openApp('/random-battle/room/room-1/', {
    player: aPlayer(),
    answers: { get_battle: { data: battle, events: [] } },
    otherwise: new Fault(503),
  })

describe('a search of eight seconds', () => {
  it('offers the round of a named player, says that she is not here, and leaves the choice of the bot', async () => {
    const { user, server, path } = await search({
      get_recorded_round: { data: { recorded: { name: 'Sara', image: null, played_at: playedAt } } },
      play_recorded_round: { data: against('Sara') },
    })
    await screen.findByText(text('battle.recorded_offer', { name: 'Sara', date }))
    await expectAccessible()
    expect(screen.queryByText(text('battle.bot_offer'))).toBeNull()
    screen.getByRole('button', { name: text('battle.play_bot') })
    await user.click(screen.getByRole('button', { name: text('battle.play_recorded') }))
    await waitFor(() => expect(path()).toBe('/random-battle/room/room-1/'))
    expect(server.calls('play_recorded_round')).toEqual([{ search_id: 's1' }])
    expect(server.calls('play_with_bot')).toEqual([])
  })

  it('names nobody where nobody may be named', async () => {
    await search({ get_recorded_round: { data: { recorded: { name: '', image: null, played_at: playedAt } } } })
    await screen.findByText(text('battle.recorded_offer_unnamed', { date }))
  })

  it.each([
    ['there is none', { data: { recorded: null } }],
    ['the call fails', new Fault(503)],
  ])('offers the bot as ever if %s', async (_why, get_recorded_round) => {
    await search({ get_recorded_round })
    await screen.findByText(text('battle.bot_offer'))
    expect(screen.queryByRole('button', { name: text('battle.play_recorded') })).toBeNull()
  })

  it('offers the round also when its time is over', async () => {
    await search({
      find_opponent: { data: { ...aSearch(), expires_at: inMs(-2_000) } },
      get_recorded_round: { data: { recorded: { name: 'Sara', image: null, played_at: playedAt } } },
    })
    await screen.findByText(text('refusal.no_opponent'))
    await screen.findByRole('button', { name: text('battle.play_recorded') })
    screen.getByRole('button', { name: text('battle.play_bot') })
  })
})

describe('the battle', () => {
  it('says before its first question whose round it is, and marks its seat', async () => {
    await room(against('Sara'))
    await screen.findByText(text('battle.recorded_by', { name: 'Sara', date }))
    await expectAccessible()
    screen.getByText(text('battle.why_against_recording'))
    expect(screen.queryByText(text('battle.is_bot'))).toBeNull()
    within(screen.getByRole('list', { name: text('battle.rivals') })).getByText(text('battle.recorded'))
  })

  it('calls a player who may not be named a player of one’s strength, never the bot', async () => {
    await room(against(''))
    await screen.findByText(text('battle.recorded_by_unnamed', { date }))
    expect(screen.getAllByText(text('battle.recorded_player')).length).toBeGreaterThan(0)
    expect(screen.queryByText(text('battle.bot'))).toBeNull()
  })

  it('names a player whose name is also the word for one without a name', async () => {
    const name = text('battle.recorded_player')
    await room(against(name))
    await screen.findByText(text('battle.recorded_by', { name, date }))
  })

  it('ends without a rematch: the next step is another search, and nothing is shared', async () => {
    const places = [1, 2].map(seat => ({ seat, place: seat, point: 60 - seat, coins: 0 }))
    const result = { outcome: 'won' as const, places, pot: 0, coins_earned: 0, rating: null, streak: null, badges: [], rounds: [] }
    await room(against('Sara', { state: 'over', round: 10, due: null, result, rematch: null }))
    const next = await screen.findByRole('link', { name: text('battle.next_opponent') })
    expect(next.getAttribute('href')).toBe('/random-battle/search/')
    expect(screen.queryByRole('button', { name: text('battle.share_it') })).toBeNull()
    screen.getByText(text('battle.why_against_recording'))
  })
})
