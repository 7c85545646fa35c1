import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Adjustment, LedgerVerdict } from '@trivium/contract/rewards/payouts.admin'
import type { ListedPlayer, PlayerProfile } from '@trivium/contract/people/accounts.admin'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import type { Answers } from '../../../../web/test/fake-server.ts'
import { button, openConsole, part } from '../../../test/open-console.tsx'

const at = '2026-11-21T10:00:00.000Z'
const nora: ListedPlayer = {
  id: 7,
  name: 'Nora Findme',
  email: 'nora@example.com',
  mobile: null,
  status: 'active',
  roles: [],
  coins: 100,
  registered_at: at,
  last_seen_at: null,
}
const profile: PlayerProfile = {
  ...nora,
  profile: null,
  type: 'email',
  shows_contacts: true,
  refer_code: 'NORA42',
  invited_by: null,
  friends: 0,
  language: null,
  web_language: null,
  timezone: 'UTC',
  score: 0,
  rank: null,
  badges_unlocked: 0,
  plays: 0,
  sessions: 1,
}
const tess = { id: 2, name: 'Tess' }
const corrected: Adjustment = {
  id: 1,
  account_id: 7,
  name: nora.name,
  coins: -40,
  reason: 'Paid twice.',
  state: 'done',
  asked_by: tess,
  asked_at: at,
  decided_by: null,
  decided_at: at,
}
const sound: LedgerVerdict = { id: 1, at, is_sound: true, problems: [], took_ms: 12 }
const answers: Answers = {
  get_players: ({ search }) => ({ data: search === 'nora find' ? [nora] : [], total: search === 'nora find' ? 1 : 0 }),
  get_player: { data: profile },
}
const open = (path: string, roles: ('treasurer' | 'administrator')[], more: Answers = {}) =>
  openConsole(path, { roles, answers: { ...answers, ...more } })

describe('a player in the console', () => {
  it('is found, and a treasurer corrects their coins with a reason', async () => {
    const { server, user, fill } = await open('players', ['treasurer'], { adjust_coins: 'not_enough_coins' })
    await fill(await screen.findByLabelText('Search'), 'nora find')
    await user.click(await screen.findByRole('cell', { name: 'Nora Findme' }))
    await screen.findByText('nora@example.com')
    await expectAccessible()
    await user.click(await button('Correct the balance'))
    const dialog = within(await screen.findByRole('dialog'))
    await expectAccessible()
    await fill(dialog.getByLabelText(/^Coins to give/), '-400')
    await fill(dialog.getByLabelText(/^Reason, for the player/), 'Paid twice.')
    await user.click(dialog.getByRole('button', { name: 'Correct the balance' }))
    await dialog.findByRole('alert')
    await fill(dialog.getByLabelText(/^Coins to give/), '-40')
    server.answer({ adjust_coins: { data: corrected }, get_player: { data: { ...profile, coins: 60 } } })
    await user.click(dialog.getByRole('button', { name: 'Correct the balance' }))
    await screen.findByText('Balance corrected. The player is notified.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('adjust_coins').at(-1)).toEqual({ account_id: 7, coins: -40, reason: 'Paid twice.' })
    // The second correction has another idempotency key, so the server does not take it for a repeat.
    const keys = server.log.filter(({ name }) => name === 'adjust_coins').map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  it('shows a treasurer the coin history, but no button to deactivate the account', async () => {
    const { user } = await open('players/7/show', ['treasurer'], {
      get_player_ledger: {
        data: [{ id: 3, title: 'adjustment', detail: null, points: 40, type: 'spent', date: at, balance_after: 60 }],
        total: 1,
      },
    })
    await button('Correct the balance')
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
    await user.click(await screen.findByRole('tab', { name: 'Coins' }))
    await screen.findByRole('cell', { name: '−40' })
    await expectAccessible()
  })

  it('can be deactivated by an administrator', async () => {
    await open('players/7/show', ['administrator'])
    await button('Deactivate')
  })
})

describe('the pages of a treasurer', () => {
  it('list the corrections and the checks of the ledger', async () => {
    const { server, user } = await open('adjustments', ['treasurer'], {
      get_adjustments: { data: [corrected], total: 1 },
      get_ledger_checks: { data: [], total: 0 },
    })
    await screen.findByRole('cell', { name: 'Paid twice.' })
    await expectAccessible()
    await user.click(await part('Ledger'))
    await screen.findByText('The ledger has not been checked yet.')
    await user.click(await button('Check now'))
    server.answer({ check_ledger: { data: sound }, get_ledger_checks: { data: [sound], total: 1 } })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Check now' }))
    await screen.findByRole('cell', { name: 'passed' })
    await expectAccessible()
  })
})
