import { screen, waitFor } from '@testing-library/react'
import type { WonThing } from '@trivium/contract/compete/won-things'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { openApp, text } from '../../../../test/open-app.tsx'
import { aContest, aPlace } from '../../../../test/contests.ts'
import { aPlayer } from '../../../../test/people.ts'

const at = '2026-11-21T10:00:00.000Z'
const aThing = (change: Partial<WonThing> = {}): WonThing => ({
  id: 3,
  name: 'A mug',
  description: 'Blue.',
  image: null,
  state: 'waiting',
  how: null,
  recipient: null,
  address: null,
  note: null,
  sent_at: null,
  ...change,
})

const open = (thing: WonThing | null) => {
  const my_place = aPlace({ user_rank: 1, thing: thing && thing.name })
  const things = [{ from: 1, to: 2, name: 'A mug', description: 'Blue.', image: null }]
  const contest = aContest({ state: 'over', played: true, my_state: 'finished', prizes: [], things, my_place, winners: [my_place] })
  return openApp('/contest/5/', {
    player: aPlayer(),
    answers: { get_contest_detail: { data: contest }, get_won_things: { data: thing ? [thing] : [] } },
    otherwise: new Fault(503),
  })
}

describe('a thing to win', () => {
  it('is among the prizes and the winners, with the rule for equal players', async () => {
    const { server } = await open(null)
    await screen.findByText(text('contest.thing_rule'))
    screen.getByText('Blue.')
    await expectAccessible()
    expect(server.calls('get_won_things')).toEqual([])
  })
})

describe('a winner', () => {
  it('says where it goes, with problems at their fields', async () => {
    const { server, user } = await open(aThing())
    await screen.findByRole('heading', { name: 'A mug' })
    await expectAccessible()
    const save = screen.getByRole('button', { name: text('contest.thing_save') })
    await user.click(save)
    await screen.findByText(text('contest.thing_recipient_missing'))
    await user.type(screen.getByRole('textbox', { name: text('contest.thing_recipient') }), ' Nora Lee ')
    await user.click(save)
    await screen.findByText(text('contest.thing_address_missing'))
    await user.type(screen.getByRole('textbox', { name: text('contest.thing_address') }), '1 High Street')
    const said = aThing({ state: 'to_send', how: 'post', recipient: 'Nora Lee', address: '1 High Street' })
    server.answer({ claim_won_thing: { data: said }, get_won_things: { data: [said] } })
    await user.click(save)
    await screen.findByText(/1 High Street/)
    expect(server.calls('claim_won_thing')).toMatchObject([{ thing_id: 3, how: 'post', recipient: 'Nora Lee', address: '1 High Street' }])
    await user.click(await screen.findByRole('button', { name: text('contest.thing_change') }))
    const address = screen.getByRole<HTMLTextAreaElement>('textbox', { name: text('contest.thing_address') })
    expect(address.value).toBe('1 High Street')
    await expectAccessible()
  })

  it('declines after reading that this is final', async () => {
    const { server, user } = await open(aThing())
    await user.click(await screen.findByRole('radio', { name: text('contest.thing_decline') }))
    await screen.findByText(text('contest.thing_declines'))
    expect(screen.queryByRole('textbox')).toBeNull()
    server.answer({ claim_won_thing: { data: aThing({ state: 'declined' }) }, get_won_things: { data: [aThing({ state: 'declined' })] } })
    await user.click(screen.getByRole('button', { name: text('contest.thing_decline') }))
    await waitFor(() => expect(server.calls('claim_won_thing')).toMatchObject([{ thing_id: 3, how: 'declined' }]))
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  })

  it('reads the note when it was sent, and can change nothing', async () => {
    await open(aThing({ state: 'sent', how: 'post', recipient: 'Nora Lee', address: '1 High Street', note: 'Parcel 4711', sent_at: at }))
    await screen.findByText('Parcel 4711')
    expect(screen.queryByRole('button', { name: text('contest.thing_change') })).toBeNull()
    await expectAccessible()
  })
})
