import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { theSite } from '../../../../web/test/people.ts'
import { button, openConsole } from '../../../test/open-console.tsx'

describe('a notice that is also sent by email', () => {
  it('says how many it reaches, and is sent to oneself first without sending it to players', async () => {
    const languages = theSite()
    const { user, server } = await openConsole('notices/create', {
      roles: ['administrator'],
      answers: {
        get_web_settings: { data: languages },
        get_system_language_list: { data: [{ id: 1, code: 'en', name: 'English', rtl: false, default: true }] },
        get_interface_languages: { data: [], total: 0 },
        count_audience: { data: { accounts: 12, letters: 3 } },
        send_test_letter: { data: { emails: 1 } },
      },
    })
    await screen.findByText(/3 of them asked for news by email/)
    expect(screen.queryByRole('button', { name: 'Send a test email to myself' })).toBeNull()
    await user.type((await screen.findAllByRole('textbox', { name: /Title/ }))[0]!, 'News')
    await user.type((await screen.findAllByRole('textbox', { name: /Message/ }))[0]!, 'More to play.')
    await user.click(screen.getByRole('switch', { name: /Also by email/ }))
    await user.click(await button('Send a test email to myself'))
    await waitFor(() =>
      expect(server.calls('send_test_letter')).toMatchObject([{ texts: { en: { title: 'News', message: 'More to play.' } } }]),
    )
    await screen.findByText('Test emails sent to your address: 1.')
    await expectAccessible()
    expect(server.calls('send_announcement')).toEqual([])
  })
})
