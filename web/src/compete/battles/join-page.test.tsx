import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { heading, openApp, text } from '../../../test/open-app.tsx'
import { savedReturnPath } from '../../platform/session/return-path.ts'

const invitation = {
  owner: 'Omar',
  room_type: 'friend' as const,
  entryFee: 0,
  totalusers: 2,
  taken: 1,
  questions: 10,
  seconds_per_question: 15,
  category: null,
}

describe('the link into a room', () => {
  it.each(['/join/ABCD2345/', '/group-battle/?code=ABCD2345'])(
    'tells a guest at %s who invites them, and returns after the login',
    async path => {
      const {
        user,
        server,
        path: shown,
      } = await openApp(path, {
        answers: { get_room_invitation: { data: invitation } },
        otherwise: new Fault(503),
      })
      await heading('battle.invited_by', { name: 'Omar' })
      await expectAccessible()
      expect(screen.queryByText(text('auth.login_first'))).toBeNull()
      expect(server.calls('get_room_invitation')).toEqual([{ room_code: 'ABCD2345' }])
      const [head] = screen.getAllByRole('link', { name: text('auth.log_in') })
      await user.click(head!)
      await waitFor(() => expect(shown()).toBe('/auth/login/'))
      expect(savedReturnPath()).toBe('/group-battle/?code=ABCD2345')
    },
  )

  it('says when the room is gone, and when the code cannot be one', async () => {
    await openApp('/join/ABCD2345/', { answers: { get_room_invitation: 'room_deleted' }, otherwise: new Fault(503) })
    await heading('refusal.room_deleted')
  })
})
