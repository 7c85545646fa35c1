import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Payout, PayoutTerms } from '@trivium/contract/rewards/payouts'
import { expectAccessible } from '../../../test/accessible.ts'
import { type Answers, Fault } from '../../../test/fake-server.ts'
import { field, hasFocus, openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const terms: PayoutTerms = {
  coins: 7000,
  per_coin: 1000,
  coin_amount: 1,
  currency: 'USD',
  least_coins: 5000,
  most_coins: 100_000,
  difference_hours: 48,
  payout_days: '3 to 5 working days',
  conditions: [{ name: 'open', is_met: true, needed: 1, has: 1 }],
  is_waiting: false,
  next_at: null,
}
const request: Payout = {
  id: 3,
  payment_type: 'paypal',
  payment_address: 'nora@example.com',
  payment_amount: 6.5,
  currency: 'USD',
  coin_used: 6500,
  details: null,
  status: 'pending',
  state: 'pending',
  reason: null,
  date: '2026-11-21T10:00:00.000Z',
}
const none: Answers = { get_payment_request: { data: [], total: 0, terms } }
const open = (answers: Answers) => openApp('/profile/wallet/', { player: aPlayer({ coins: 7000 }), answers })

describe('the wallet', () => {
  it('is linked from the profile', async () => {
    const { user, path } = await openApp('/profile/', { player: aPlayer(), answers: none, otherwise: new Fault(503) })
    await user.click(await screen.findByRole('link', { name: text('payout.title') }))
    await waitFor(() => expect(path()).toBe('/profile/wallet/'))
  })

  it('shows what is wrong with a request, and sends a right one', async () => {
    const { user, fill, server } = await open({ ...none, set_payment_request: 'invalid_email' })
    await screen.findAllByText('7,000 coins')
    await expectAccessible()
    await press(user, 'payout.ask')
    await seen('payout.address_missing')
    await fill(await field('payout.coins'), '4999')
    await fill(await field('payout.address_paypal'), 'no address')
    await press(user, 'payout.ask')
    await seen('refusal.payout_below_minimum')
    await hasFocus(await field('payout.coins'))
    await fill(await field('payout.coins'), '7001')
    await press(user, 'payout.ask')
    await seen('refusal.not_enough_coins')
    expect(server.calls('set_payment_request')).toEqual([])
    await fill(await field('payout.coins'), '6500')
    await screen.findByText('$6.50', { exact: false })
    await press(user, 'payout.ask')
    await seen('refusal.invalid_email')
    await hasFocus(await field('payout.address_paypal'))
    await fill(await field('payout.address_paypal'), 'nora@example.com')
    const waiting = { ...terms, coins: 500, is_waiting: true }
    server.answer({ set_payment_request: { data: request }, get_payment_request: { data: [request], total: 1, terms: waiting } })
    await press(user, 'payout.ask')
    await seen('payout.state_pending')
    await screen.findAllByText('500 coins')
    await seen('payout.is_waiting')
    expect(server.calls('set_payment_request').at(-1)).toMatchObject({ payment_type: 'paypal', coin_used: 6500 })
    expect(server.log.filter(({ name }) => name === 'set_payment_request').every(({ key }) => key)).toBe(true)
    await expectAccessible()
  })

  it('withdraws a request after a confirmation, and the waiting time goes on', async () => {
    const waiting = { ...terms, coins: 500, is_waiting: true }
    const { user, server } = await open({ get_payment_request: { data: [request], total: 1, terms: waiting } })
    await press(user, 'payout.delete')
    await screen.findByRole('dialog', { name: text('payout.delete_title') })
    await expectAccessible()
    const next_at = new Date(Date.now() + 24 * 3_600_000).toISOString()
    server.answer({
      delete_pending_payment_request: { data: null },
      get_payment_request: { data: [], total: 0, terms: { ...terms, next_at } },
    })
    await press(user, 'payout.delete_sure')
    await seen('payout.none')
    await screen.findAllByText('7,000 coins')
    await waitFor(() => expect(screen.queryByRole('button', { name: text('payout.ask') })).toBeNull())
    expect(server.calls('delete_pending_payment_request')).toEqual([{ payment_id: 3 }])
  })
})
