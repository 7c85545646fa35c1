import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Message } from '@trivium/contract/people/messages'
import { expectAccessible } from '../../../test/accessible.ts'
import { type Answers, Fault } from '../../../test/fake-server.ts'
import { button, heading, openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const alice = { user_id: 4, name: 'Alice', profile: null }
const now = '2026-11-21T10:00:00.000Z'
const invitation: Message = {
  id: 'ABCD-EFGH:0',
  date: now,
  read: true,
  kind: 'invitation',
  from: alice,
  room: { room_id: 'r', room_code: 'ABCD-EFGH', room_type: 'friend', category: null, entry: 0, questions: 5, taken: 1, seats: 2 },
  state: 'open',
  until: null,
}
/** Answers of a server that stores who is blocked. */
function blocking(): Answers {
  let isBlocked = false
  return {
    get_messages: () => ({ data: isBlocked ? [] : [invitation], total: isBlocked ? 0 : 1, unread: 0, now }),
    get_blocked_players: () => ({ data: isBlocked ? [{ ...alice, since: now }] : [], total: isBlocked ? 1 : 0 }),
    block_player: ({ status }) => {
      isBlocked = status
      return { data: null }
    },
    mark_messages_read: { data: { unread: 0 } },
  }
}
const open = (answers: Answers) => openApp('/profile/messages/', { player: aPlayer(), answers })

describe('the page of the messages', () => {
  it('says when loading failed, and tries again on “Try again”', async () => {
    const { user, server } = await open({ ...blocking(), get_messages: new Fault(null) })
    await seen('error.nothing_lost')
    await expectAccessible()
    // The button is found first: with an answer, the page may load by itself.
    const retry = await button('action.retry')
    server.answer(blocking())
    await user.click(retry)
    await seen('messages.invites', { name: 'Alice' })
    await expectAccessible()
  })

  it('lets a player be blocked and unblocked', async () => {
    const { user, server } = await open(blocking())
    await press(user, 'messages.block_name', { name: 'Alice' })
    await press(user, 'messages.block')
    await seen('messages.empty')
    await heading('messages.blocked')
    await expectAccessible()
    await press(user, 'messages.unblock_name', { name: 'Alice' })
    await seen('messages.invites', { name: 'Alice' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: text('messages.blocked') })).toBeNull())
    expect(server.calls('block_player')).toEqual([
      { user_id: 4, status: true },
      { user_id: 4, status: false },
    ])
  })
})
