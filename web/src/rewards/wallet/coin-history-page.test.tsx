import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '@trivium/contract/rewards/wallet'
import { expectAccessible } from '../../../test/accessible.ts'
import { held } from '../../../test/fake-server.ts'
import { hasFocus, openApp, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const row = (id: number, change: Partial<Transaction> = {}): Transaction => ({
  id,
  title: 'welcome_bonus',
  detail: null,
  points: 100,
  type: 'income',
  date: '2026-11-20T10:00:00.000Z',
  balance_after: 100,
  ...change,
})
const player = aPlayer({ coins: 50 })
const spent = row(2, { title: 'premium_category', detail: 'Inventions', points: -50, type: 'spent', balance_after: 50 })

describe('the history of coins', () => {
  it('is filtered by kind, and the face in the header is marked as its place', async () => {
    const { user, server } = await openApp('/coin-history/', {
      player,
      answers: {
        get_tracker_data: ({ type }) => ({ data: type === 'income' ? [row(1)] : [spent, row(1)], total: type === 'income' ? 1 : 2 }),
      },
    })
    await seen('wallet.balance_after', { balance: '50' })
    await seen('wallet.title.premium_category')
    expect(screen.getByRole('link', { name: new RegExp(text('nav.profile_of', { name: player.name })) }).getAttribute('aria-current')).toBe(
      'page',
    )
    await expectAccessible()
    await user.click(await screen.findByText(text('wallet.filter_income')))
    await waitFor(() => expect(screen.queryByText(text('wallet.title.premium_category'))).toBeNull())
    await seen('wallet.title.welcome_bonus')
    expect(server.calls('get_tracker_data').at(-1)).toMatchObject({ type: 'income' })
  })

  it('moves the focus to the first of the next rows', async () => {
    const hold = held()
    const { user } = await openApp('/coin-history/', {
      player,
      answers: {
        get_tracker_data: async ({ offset = 0 }) => {
          if (offset > 0) await hold.isLet
          return { data: Array.from({ length: offset === 0 ? 30 : 1 }, (_, index) => row(100 - offset - index)), total: 31 }
        },
      },
    })
    const listed = () => screen.queryAllByText(text('wallet.title.welcome_bonus'))
    await waitFor(() => expect(listed()).toHaveLength(30))
    const more = await screen.findByRole('button', { name: text('wallet.more') })
    more.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'))
    hold.letGo()
    await waitFor(() => expect(listed()).toHaveLength(31))
    await hasFocus([...screen.getByRole('main').querySelectorAll('li')].at(-1) ?? document.body)
    expect(screen.queryByRole('button', { name: text('wallet.more') })).toBeNull()
  })
})
