import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { theSite } from '../../../../web/test/people.ts'
import { openConsole } from '../../../test/open-console.tsx'

it('says on the sign-in page that nobody can sign in where the server cannot send email, and offers no new password', async () => {
  const site = theSite()
  const answers = { get_web_settings: { data: { ...site, providers: { ...site.providers, email: false } } } }
  await openConsole('', { answers })
  await screen.findByText(/Nobody can sign in with a password.+Set SMTP_URL/)
  await expectAccessible()
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull()
})

it('asks the server anew on the next page load', async () => {
  await openConsole('')
  await screen.findByRole('button', { name: 'Forgot your password?' })
  expect(screen.queryByText(/Nobody can sign in/)).toBeNull()
})
