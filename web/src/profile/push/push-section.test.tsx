import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Push } from '@trivium/contract/profile/push'
import { expectAccessible } from '../../../test/accessible.ts'
import type { Answers } from '../../../test/fake-server.ts'
import { seen, show, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { useSession } from '../../platform/session/session.ts'
import { PushSection } from './push-section.tsx'

const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const keys = { p256dh: publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
const off: Push = { public_key: publicKey, is_on: false, notices: true, daily_quiz: true, invitations: true, week: true }

/** Stubs a browser that gives this answer to a permission request, and whose push service gives a subscription at once. */
function browser(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  vi.stubGlobal('PushManager', {})
  const asked = { permission, requestPermission: async () => (asked.permission = answer) }
  vi.stubGlobal('Notification', asked)
  const subscribe = async () => ({ toJSON: () => ({ endpoint: 'https://push.example/own', keys }) })
  const registration = { pushManager: { getSubscription: async () => null, subscribe } }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
}

/** Answers of a server that stores the choices. */
function chosen(push: Push): Answers {
  let now = push
  const change = (changed: Partial<Push>) => ({ data: (now = { ...now, ...changed }) })
  return {
    get_push_settings: () => ({ data: now }),
    set_push_subscription: () => change({ is_on: true }),
    remove_push_subscription: () => change({ is_on: false }),
    set_push_choices: choices => change(choices),
  }
}
const open = () => show(<PushSection />, { player: aPlayer(), answers: chosen(off) })
const toggle = (key: 'push.on' | 'push.daily_quiz') => screen.findByRole('switch', { name: text(key) })
const isOn = (key: 'push.on' | 'push.daily_quiz', on: boolean) =>
  waitFor(async () => expect(await toggle(key)).toHaveProperty('checked', on))

describe('push messages', () => {
  it('explain that the browser blocks them', async () => {
    browser('denied', 'denied')
    await open()
    await seen('push.denied')
    expect(screen.queryByRole('switch')).toBeNull()
    await expectAccessible()
  })

  it('are off until the player turns them on, follow the choices, and can be turned off again', async () => {
    browser('granted')
    const { user, server } = await open()
    await isOn('push.on', false)
    expect(screen.queryByRole('switch', { name: text('push.daily_quiz') })).toBeNull()
    await user.click(await toggle('push.on'))
    await isOn('push.daily_quiz', true)
    expect(server.calls('set_push_subscription')).toEqual([{ endpoint: 'https://push.example/own', ...keys }])
    expect(useSession.getState().pushEndpoint).toBe('https://push.example/own')
    await user.click(await toggle('push.daily_quiz'))
    await isOn('push.daily_quiz', false)
    expect(server.calls('set_push_choices')).toEqual([{ notices: true, daily_quiz: false, invitations: true, week: true }])
    await expectAccessible()
    await user.click(await toggle('push.on'))
    await isOn('push.on', false)
    expect(screen.queryByRole('switch', { name: text('push.daily_quiz') })).toBeNull()
    expect(useSession.getState().pushEndpoint).toBeNull()
  })

  it('stay off when the player refuses the permission', async () => {
    browser('denied')
    const { user, server } = await open()
    await user.click(await toggle('push.on'))
    await seen('push.not_allowed')
    await seen('push.denied')
    expect(server.calls('set_push_subscription')).toEqual([])
  })
})
