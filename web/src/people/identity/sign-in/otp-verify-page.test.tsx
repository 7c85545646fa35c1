import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { Fault } from '../../../../test/fake-server.ts'
import { button, field, hasFocus, heading, openApp, type Opened, press, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer, idTokenOf } from '../../../../test/people.ts'
import { screen } from '@testing-library/react'

const mobile = '+34600123456'
const player = aPlayer({ name: 'Bilal', type: 'mobile', mobile })
const digit = (position: number) => screen.findByLabelText(text('auth.code_digit', { position }))

/** Goes from the login page to the page that waits for the code. */
async function askForCode(more: Opened) {
  const opened = await openApp('/auth/login/', { ...more, identity: { 'phone-number/send-otp': {}, ...more.identity } })
  await opened.user.click(await screen.findByRole('tab', { name: text('auth.by_phone') }))
  await screen.findByText(`${text('auth.code_risk')} ${text('auth.code_risk_factor')}`)
  await opened.fill(await field('auth.mobile'), '+34 600 123 456')
  await press(opened.user, 'auth.send_code')
  await heading('auth.code_title')
  await hasFocus(await digit(1))
  return opened
}
const proven = { 'phone-number/verify': {}, token: { token: idTokenOf('bilal-9', mobile) } }

describe('the code of a message', () => {
  it('is sent only to a complete number', async () => {
    const { user, fill, server } = await openApp('/auth/login/')
    await user.click(await screen.findByRole('tab', { name: text('auth.by_phone') }))
    await fill(await field('auth.mobile'), '12')
    await press(user, 'auth.send_code')
    await seen('auth.mobile_incomplete')
    await hasFocus(await field('auth.mobile'))
    expect(server.identityLog).toEqual([])
  })

  it('is sent to a number of the chosen country', async () => {
    const { user, fill, server } = await openApp('/auth/login/', { identity: { 'phone-number/send-otp': {} } })
    await user.click(await screen.findByRole('tab', { name: text('auth.by_phone') }))
    // Found by name, as by code, with the keyboard alone.
    const country = await screen.findByRole('combobox', { name: text('auth.country') })
    await user.clear(country)
    await user.type(country, 'egy{ArrowDown}{Enter}')
    expect(country).toHaveProperty('value', 'Egypt \u2066+20\u2069')
    await expectAccessible()
    await fill(await field('auth.mobile'), '0100 123 4567')
    await press(user, 'auth.send_code')
    await heading('auth.code_title')
    expect(server.identityLog).toEqual([{ path: 'phone-number/send-otp', body: { phoneNumber: '+201001234567' } }])
  })

  it('is sent to a pasted number, which chooses its country', async () => {
    const { user } = await openApp('/auth/login/')
    await user.click(await screen.findByRole('tab', { name: text('auth.by_phone') }))
    await user.click(await field('auth.mobile'))
    await user.paste('+34 600 123 456')
    expect(await screen.findByRole('combobox', { name: text('auth.country') })).toHaveProperty('value', 'Spain \u2066+34\u2069')
  })

  it('is refused when wrong and accepted when right, also in Arabic digits', async () => {
    const { user, server } = await askForCode({
      identity: { 'phone-number/verify': { code: 'INVALID_OTP' } },
      answers: { check_user_exists: { data: { exists: false } } },
    })
    await user.keyboard('111111')
    await seen('refusal.invalid_code')
    // The fields are cleared and the first one has the focus.
    await hasFocus(await digit(1))
    expect(await digit(1)).toHaveProperty('value', '')
    await expectAccessible()
    server.answerIdentity(proven)
    await user.keyboard('٤٢٤٢٤٢')
    await field('auth.name')
    expect(server.identityLog).toContainEqual({ path: 'phone-number/verify', body: { phoneNumber: mobile, code: '424242' } })
  })

  it('is not needed again when the network fails after it', async () => {
    const { user, server, fill } = await askForCode({
      identity: proven,
      answers: {
        check_user_exists: new Fault(null),
        user_signup: { data: { ...player, api_token: 'new' } },
        get_user_by_id: { data: player },
      },
      otherwise: new Fault(503),
    })
    await user.keyboard('424242')
    await seen('error.no_answer')
    await expectAccessible()
    const retry = await button('action.retry')
    server.answer({ check_user_exists: { data: { exists: false } } })
    await user.click(retry)
    await press(user, 'auth.start_playing')
    await seen('auth.name_missing')
    await fill(await field('auth.name'), 'bilal')
    await press(user, 'auth.start_playing')
    await seen('home.hello_player', { name: 'Bilal' })
    expect(server.calls('user_signup')).toMatchObject([{ name: 'bilal', type: 'mobile' }])
    expect(server.identityLog.filter(({ path }) => path === 'phone-number/verify')).toHaveLength(1)
  })

  it('is not needed again after a reload', async () => {
    const { user, router, path } = await askForCode({ identity: proven, answers: { check_user_exists: { data: { exists: false } } } })
    await user.keyboard('424242')
    await field('auth.name')
    await router.navigate('/settings/')
    await heading('nav.settings')
    await router.navigate('/auth/otp-verify/')
    await field('auth.name')
    expect(path()).toBe('/auth/otp-verify/')
  })
})
