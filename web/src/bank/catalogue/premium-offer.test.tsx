import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { type Answers, held } from '../../../test/fake-server.ts'
import { press, seen, show, text } from '../../../test/open-app.tsx'
import { aCategory, aPlayer } from '../../../test/people.ts'
import { useSession } from '../../platform/session/session.ts'
import { PremiumOffer } from './premium-offer.tsx'

const inventions = aCategory({ id: 9, name: 'Inventions', is_premium: true, unlocked: false, coins: 50 })
const unlock = () => text('catalogue.unlock_for', { price: '50 coins' })
const bought: Answers = { unlock_premium_category: { data: { coins: 50, category: { ...inventions, unlocked: true } } } }

async function open(answers: Answers, coins = 100) {
  const shown = await show(<PremiumOffer category={inventions} />, { player: aPlayer({ coins }), answers })
  await press(shown.user, 'catalogue.unlock_for', { price: '50 coins' })
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: text('catalogue.buy_title') })) }
}

describe('a premium category', () => {
  it('is bought after a confirmation', async () => {
    const { user, server, dialog } = await open(bought)
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: unlock() }))
    await seen('catalogue.bought', { category: 'Inventions' })
    expect(useSession.getState().user?.coins).toBe(50)
    expect(server.calls('unlock_premium_category')).toEqual([{ category: '9' }])
    expect(server.log.find(({ name }) => name === 'unlock_premium_category')?.key).toBeTruthy()
  })

  it('is bought even if the dialog is closed meanwhile', async () => {
    const hold = held()
    const { user, dialog } = await open({
      unlock_premium_category: async () => {
        await hold.isLet
        return { data: { coins: 50, category: { ...inventions, unlocked: true } } }
      },
    })
    await user.click(dialog.getByRole('button', { name: unlock() }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    hold.letGo()
    await seen('catalogue.bought', { category: 'Inventions' })
    expect(useSession.getState().user?.coins).toBe(50)
  })

  it('cannot be bought with too few coins', async () => {
    const { dialog } = await open({}, 49)
    await dialog.findByText(text('catalogue.too_few'))
    expect(dialog.getByRole('button', { name: unlock() })).toHaveProperty('disabled', true)
  })
})
