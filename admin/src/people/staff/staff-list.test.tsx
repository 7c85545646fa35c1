import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AuditRow, Colleague } from '@trivium/contract/people/staff.admin'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import type { Answers } from '../../../../web/test/fake-server.ts'
import { aPlayer, idTokenOf } from '../../../../web/test/people.ts'
import { button, openConsole, part } from '../../../test/open-console.tsx'
import { readToken } from '../../platform/session.ts'

const colleague = (id: number, name: string, roles: Colleague['roles']): Colleague => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.com`,
  roles,
  status: 'active',
  last_seen_at: null,
})
const ada = colleague(1, 'Ada', ['administrator'])
const edda = colleague(2, 'Edda', ['editor'])
/** Answers of a server that stores Edda's roles. */
function staff(): Answers {
  let held = edda.roles
  return {
    get_staff: () => ({ data: [ada, { ...edda, roles: held }], total: 2 }),
    set_roles: ({ roles }) => ({ data: { ...edda, roles: (held = roles) } }),
  }
}
const given: AuditRow = {
  id: 9,
  at: '2026-11-21T10:00:00.000Z',
  account_id: null,
  name: null,
  action: 'set_roles',
  subject: 'account:1',
  before: { roles: [] },
  after: { roles: ['administrator'] },
  request_id: 'req-1',
}
const rolesOf = async (name: string) =>
  within((await screen.findAllByText(`${name.toLowerCase()}@example.com`))[0]?.closest('tr') ?? document.body)
/** Ticks or clears this role in the dialog of a member of staff, and confirms. */
async function change(user: Awaited<ReturnType<typeof openConsole>>['user'], name: string, role: string) {
  await user.click(await button(`Change roles of ${name}`))
  const dialog = within(await screen.findByRole('dialog', { name: `Roles of ${name}` }))
  await user.click(dialog.getByLabelText(role))
  return dialog
}

describe('the staff', () => {
  it('is listed for an administrator, with its audit log', async () => {
    const { server, user, fill } = await openConsole('staff', {
      roles: ['administrator'],
      answers: { ...staff(), get_audit: ({ subject }) => ({ data: subject === 'account:1' ? [given] : [], total: subject ? 1 : 0 }) },
    })
    await screen.findByText('ada@example.com')
    await expectAccessible()
    await user.click(await part('Audit'))
    await fill(await screen.findByLabelText('To what'), 'account:1')
    await user.click(await button('Show before and after of set_roles · account:1'))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/"administrator"/)
    await expectAccessible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('get_audit').at(-1)).toMatchObject({ subject: 'account:1' })
  })

  it('is missing in the menu of an editor', async () => {
    await openConsole('questions', {
      roles: ['editor'],
      answers: { get_bank_questions: { data: [], total: 0 }, get_category_tree: { data: [], total: 0 } },
    })
    await part('Questions')
    for (const name of ['Staff', 'Audit', 'Settings']) expect(screen.queryByRole('menuitem', { name })).toBeNull()
  })

  it('gets roles after a dialog has said what changes, and a refusal leaves them unchanged', async () => {
    const { server, user } = await openConsole('staff', { roles: ['administrator'], answers: staff() })
    const dialog = await change(user, 'Edda', 'treasurer')
    dialog.getByText(/Edda becomes a treasurer and can then approve and pay payouts/)
    dialog.getByText(/Edda is signed out everywhere/)
    await expectAccessible()
    expect(server.calls('set_roles')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Change roles' }))
    await screen.findByText('Edda: editor, treasurer. Signed out everywhere.')
    await waitFor(async () => expect((await rolesOf('Edda')).queryByText('treasurer')).not.toBeNull())
    expect(server.calls('set_roles')).toEqual([{ account_id: 2, roles: ['editor', 'treasurer'], were: ['editor'] }])
    server.answer({ set_roles: 'last_administrator' })
    const own = await change(user, 'Ada', 'administrator')
    own.getByText(/This is your own account/)
    await user.click(own.getByRole('button', { name: 'Change roles' }))
    await own.findByText(/last administrator/i)
    expect((await rolesOf('Ada')).queryByText('administrator')).not.toBeNull()
  })

  it('cannot be changed by ticking a box twice', async () => {
    const { user } = await openConsole('staff', { roles: ['administrator'], answers: staff() })
    const dialog = await change(user, 'Edda', 'treasurer')
    await user.click(dialog.getByLabelText('treasurer'))
    dialog.getByText('Nothing changes yet.')
    expect(dialog.getByRole('button', { name: 'Change roles' })).toHaveProperty('disabled', true)
  })

  it('gets a new member by address, who must have signed in once', async () => {
    const sara = colleague(3, 'Sara', [])
    const answers = {
      ...staff(),
      find_colleague: 'nobody_signs_in_with_it' as const,
      set_roles: { data: { ...sara, roles: ['examiner' as const] } },
    }
    const { server, user, fill } = await openConsole('staff', { roles: ['administrator'], answers })
    await user.click(await button('Add by address'))
    const ask = within(await screen.findByRole('dialog', { name: 'Add somebody to the staff' }))
    await fill(ask.getByLabelText(/^Email address or mobile number/), 'sara@example.com')
    await user.click(ask.getByRole('button', { name: 'Add by address' }))
    await ask.findByText(/has to sign in here once first/)
    server.answer({ find_colleague: { data: sara } })
    await user.click(ask.getByRole('button', { name: 'Add by address' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Roles of Sara' }))
    await user.click(dialog.getByLabelText('examiner'))
    await user.click(dialog.getByRole('button', { name: 'Change roles' }))
    await screen.findByText('Sara: examiner. Signed out everywhere.')
    expect(server.calls('set_roles')).toEqual([{ account_id: 3, roles: ['examiner'], were: [] }])
  })
})

describe('the sign-in page of the console', () => {
  const signedIn = { ...aPlayer({ roles: ['administrator'] }), api_token: 'new' }
  const knows = { 'sign-in/email': {}, token: { token: idTokenOf('ada-1') } }

  it('accepts address and password', async () => {
    const { user, fill, server } = await openConsole('', {
      answers: { user_signup: { data: signedIn }, get_dashboard: 'second_factor_needed' },
      identity: { ...knows, 'sign-in/email': { code: 'INVALID_EMAIL_OR_PASSWORD' } },
    })
    await screen.findByRole('heading', { name: 'Trivium console' })
    await expectAccessible()
    await fill(await screen.findByLabelText(/^Address/), 'ada@example.com')
    await fill(await screen.findByLabelText(/^Password/), 'a long enough secret')
    await user.click(await button('Sign in'))
    await screen.findByText('Wrong address or password.')
    server.answerIdentity(knows)
    await user.click(await button('Sign in'))
    await part('Dashboard')
    expect(readToken()).toBe('new')
  })

  it('appears again before a change of roles when the sign-in is too old', async () => {
    const { server, user, fill } = await openConsole('staff', {
      roles: ['administrator'],
      answers: { ...staff(), set_roles: 'sign_in_again', user_signup: { data: signedIn }, logout: { data: null } },
      identity: knows,
    })
    const before = readToken()
    const dialog = await change(user, 'Edda', 'treasurer')
    await user.click(dialog.getByRole('button', { name: 'Change roles' }))
    await screen.findByRole('heading', { name: 'Sign in again' })
    await expectAccessible()
    server.answer(staff())
    await fill(await screen.findByLabelText(/^Address/), 'ada@example.com')
    await fill(await screen.findByLabelText(/^Password/), 'a long enough secret')
    await user.click(await button('Continue'))
    await waitFor(async () => expect((await rolesOf('Edda')).queryByText('treasurer')).not.toBeNull())
    expect(readToken()).toBe('new')
    // The console ends the session of the old token.
    expect(server.log.filter(({ name }) => name === 'logout').map(({ token }) => token)).toEqual([before])
    expect(server.log.filter(({ name }) => name === 'set_roles').map(({ token }) => token)).toEqual([before, 'new'])
  })
})
