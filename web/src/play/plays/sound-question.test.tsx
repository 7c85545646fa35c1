import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { press, seen, show, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { useSession } from '../../platform/session/session.ts'
import { SoundQuestion } from './sound-question.tsx'

const open = (sound: boolean | null) =>
  show(<SoundQuestion />, { player: aPlayer({ sound }), answers: { update_profile: { data: aPlayer(), issues: [] } } })

describe('the question whether to play sounds', () => {
  it('is asked once per account: shown or answered, the account keeps it', async () => {
    useSession.setState({ sound: false, isSoundAsked: false })
    const { user, server } = await open(null)
    await seen('play.sound_question')
    await expectAccessible()
    await press(user, 'play.sound_no')
    expect(useSession.getState()).toMatchObject({ sound: false, isSoundAsked: true, user: { sound: false } })
    expect(server.calls('update_profile')).toEqual([{ sound: false }, { sound: false }])
    await waitFor(() => expect(screen.queryByText(text('play.sound_question'))).toBeNull())
  })

  it('is not asked on a new device of an account that has answered', async () => {
    useSession.setState({ sound: false, isSoundAsked: false })
    const { server } = await open(false)
    expect(screen.queryByText(text('play.sound_question'))).toBeNull()
    expect(server.calls('update_profile')).toEqual([])
  })
})
