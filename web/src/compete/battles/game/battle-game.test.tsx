// What others say in a battle covers nothing, and what the player says is closed with its question.

import { screen, waitFor } from '@testing-library/react'
import type { Battle } from '@trivium/contract/compete/battles'
import { expect, it } from 'vitest'
import { aBattle, aUser } from '../../../../test/battle.ts'
import { expectAccessible } from '../../../../test/accessible.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { openApp, press, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { aQuestion } from '../../../../test/play.ts'
import { serverNow } from '../../../platform/calls/server-clock.ts'

const inMs = (ms: number) => new Date(serverNow() + ms).toISOString()
const reply = (change: Partial<Battle> = {}) => ({
  data: aBattle({ now: inMs(0), since: inMs(0), due: inMs(60_000), ...change }),
  events: [],
})
const open = async (change: Partial<Battle> = {}) => {
  const opened = await openApp('/random-battle/room/room-1/', {
    player: aPlayer(),
    answers: { get_battle: reply(change) },
    otherwise: new Fault(503),
  })
  await screen.findByRole('heading', { name: 'Question 1?' })
  return opened
}
const panel = () => screen.queryByRole('region', { name: text('battle.talk') })
const where = (number: string) => screen.queryAllByText(text('play.question_of', { number, total: '10' }))

it('has its phrases below the options, until the next question', async () => {
  const { server, user } = await open()
  await press(user, 'battle.talk')
  await waitFor(() => expect(panel()).not.toBeNull())
  await expectAccessible()
  const last = [...document.querySelectorAll('li > button[aria-keyshortcuts]')].at(-1)
  expect(last?.compareDocumentPosition(panel() ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  server.answer({ get_battle: reply({ seq: 20, round: 2, question: aQuestion(2) }) })
  await screen.findByRole('heading', { name: 'Question 2?' })
  expect(panel()).toBeNull()
})

it.each([1, 2])('shows what seat %i says in the line of the question’s number, which is there again afterwards', async seat => {
  const said = { phrase: 'well_played' as const, seq: 9, at: inMs(-1000) }
  await open({ users: [aUser(1), aUser(2)].map(user => (user.seat === seat ? { ...user, said } : user)) })
  const bubble = await screen.findByText(text('battle.phrase_well_played'))
  expect(bubble.closest('button, li')).toBeNull()
  expect(where('1')).toEqual([])
  await waitFor(() => expect(where('1').length).toBeGreaterThan(0))
  expect(screen.queryByText(text('battle.phrase_well_played'))).toBeNull()
})
