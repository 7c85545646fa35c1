import type { Quest, Quests } from '@trivium/contract/rewards/quests'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { press, seen, show, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { useSession } from '../../platform/session/session.ts'
import { QuestsCard, useQuestsDone } from './index.ts'

const quest = (change: Partial<Quest>): Quest => ({
  kind: 'finish_round',
  difficulty: 'easy',
  progress: 0,
  goal: 1,
  coins: 2,
  is_done: false,
  ...change,
})
const three = [
  quest({}),
  quest({ kind: 'answer_20', difficulty: 'medium', progress: 12, goal: 20 }),
  quest({ kind: 'run_8', difficulty: 'hard', progress: 3, goal: 8 }),
]
const today = (change: Partial<Quests> = {}): Quests => ({
  day: '2026-11-30',
  ends_at: new Date(serverNow() + 3_600_000).toISOString(),
  quests: three,
  bonus_coins: 4,
  paid_now: 0,
  paid_earlier: 0,
  done_now: [],
  coins: null,
  ...change,
})
const open = (data: Quests | Fault) =>
  show(<QuestsCard />, { player: aPlayer(), answers: { get_quests: data instanceof Fault ? data : { data } } })
const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem')

it('shows three quests with their progress, each a way to do it', async () => {
  await open(today())
  expect((await rows()).map(row => row.textContent)).toEqual([
    expect.stringContaining(text('quests.kind_finish_round')),
    expect.stringContaining(text('quests.progress', { progress: '12', goal: '20' })),
    expect.stringContaining(text('quests.difficulty_hard')),
  ])
  expect(screen.getAllByRole('link')).toHaveLength(3)
  await seen('quests.once')
  await seen('quests.bonus', { coins: text('wallet.coins', { count: 4, shown: '4' }) })
  await expectAccessible()
})

it('says what was paid, shows the new balance, and when the next ones come', async () => {
  const done = three.map(one => ({ ...one, progress: one.goal, is_done: true }))
  await open(today({ quests: done, paid_now: 10, coins: 110 }))
  await seen('quests.paid', { count: 10, shown: '10' })
  expect(useSession.getState().user?.coins).toBe(110)
  expect(screen.queryAllByRole('link')).toHaveLength(0)
  expect(screen.getAllByText(new RegExp(text('quests.done')))).toHaveLength(3)
  await expectAccessible()
})

it('says what the days before have paid apart from today', async () => {
  const done = [quest({ progress: 1, is_done: true }), ...three.slice(1)]
  await open(today({ quests: done, paid_now: 12, paid_earlier: 10, coins: 112 }))
  await seen('quests.paid_earlier', { count: 10, shown: '10' })
  await seen('quests.paid', { count: 2, shown: '2' })
  expect(useSession.getState().user?.coins).toBe(112)
})

it('can be asked again after a failure', async () => {
  const { user, server } = await open(new Fault(503))
  await screen.findByRole('button', { name: text('action.retry') })
  server.answer({ get_quests: { data: today() } })
  await press(user, 'action.retry')
  expect(await rows()).toHaveLength(3)
})

const Done = ({ msAgo = 0 }: { msAgo?: number }) => (
  <ul>
    {useQuestsDone(new Date(serverNow() - msAgo).toISOString()).map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
const coins = (count: number) => text('wallet.coins', { count, shown: String(count) })
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('names the quests that a round has fulfilled, each with its coins, and shows the new balance', async () => {
  const data = today({ paid_now: 8, paid_earlier: 2, coins: 108, done_now: ['answer_20', 'all'] })
  await show(<Done />, { player: aPlayer(), answers: { get_quests: { data } } })
  const done = text('quests.done_now', { quest: text('quests.kind_answer_20') })
  await seen('quests.done_paid', { done, coins: coins(2) })
  expect(lines()).toEqual([
    text('quests.done_paid', { done, coins: coins(2) }),
    text('quests.done_paid', { done: text('quests.all_done_now'), coins: coins(4) }),
  ])
  await seen('quests.paid_earlier', { count: 2, shown: '2' })
  expect(useSession.getState().user?.coins).toBe(108)
})

it('promises no coins where none were paid', async () => {
  await show(<Done />, { player: aPlayer(), answers: { get_quests: { data: today({ done_now: ['finish_round'] }) } } })
  await seen('quests.done_now', { quest: text('quests.kind_finish_round') })
  expect(lines()).toHaveLength(1)
})

it('asks nothing for a round of long ago', async () => {
  const { server } = await show(<Done msAgo={3_600_000} />, { player: aPlayer(), answers: { get_quests: { data: today() } } })
  expect(server.calls('get_quests')).toEqual([])
  expect(lines()).toEqual([])
})
