import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { Fault } from '../../../../web/test/fake-server.ts'
import { button, openConsole } from '../../../test/open-console.tsx'

const askFor = (server: Awaited<ReturnType<typeof openConsole>>['server']) =>
  server.identityLog.filter(({ path }) => path === 'request-password-reset').map(({ body }) => body)

describe('a forgotten password', () => {
  it('sends a link to the address, and does not say whether there is such an account', async () => {
    const { user, fill, server } = await openConsole('', { identity: { 'request-password-reset': {} } })
    await user.click(await button('Forgot your password?'))
    await expectAccessible()
    await fill(await screen.findByLabelText(/^Address/), ' ada@example.com ')
    await user.click(await button('Send the link'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^If ada@example.com belongs to an account/)
    await expectAccessible()
    expect(askFor(server)).toEqual([{ email: 'ada@example.com', redirectTo: '/auth/reset-password/' }])
    await user.click(await button('Back to the sign-in'))
    await screen.findByLabelText(/^Password/)
  })

  it.each([
    ['the server is not reached', new Fault(null), 'The server could not be reached. Try again.'],
    ['there were too many attempts', new Fault(429), 'Too many attempts. Try again later.'],
    ['this is a demo', { code: 'NOT_ALLOWED_IN_DEMO' }, 'This is a demo. Sign-in settings cannot be changed.'],
  ])('keeps the address if %s, and can be asked for again', async (_why, answer, said) => {
    const { user, fill, server } = await openConsole('', { identity: { 'request-password-reset': answer } })
    await user.click(await button('Forgot your password?'))
    await fill(await screen.findByLabelText(/^Address/), 'ada@example.com')
    await user.click(await button('Send the link'))
    await screen.findByText(said)
    expect(screen.getByLabelText(/^Address/)).toHaveProperty('value', 'ada@example.com')
    server.answerIdentity({ 'request-password-reset': {} })
    await user.click(await button('Send the link'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/belongs to an account/))
  })
})
