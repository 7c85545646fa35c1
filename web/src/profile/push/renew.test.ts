import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logout, useSession } from '../../platform/session/session.ts'
import { renewSubscription } from './renew.ts'

const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const settings = { public_key: publicKey, is_on: true, notices: true, daily_quiz: true, invitations: true, week: true }
const named = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: `${name}-key`, auth: `${name}-auth` } }),
})
const told = () => useSession.getState().pushEndpoint

/** The calls that the server received, and its answers. */
let sent: { action: string; fields: Record<string, unknown> }[]
let answer: () => Response
const subscribe = vi.fn(async () => named('made'))

/** Stubs a browser with this subscription, for which the server knows the address `old`. */
function browser(current: ReturnType<typeof named> | null, permission: NotificationPermission = 'granted', hasWorker = true) {
  vi.stubGlobal('Notification', { permission })
  const registration = { pushManager: { getSubscription: async () => current, subscribe } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => (hasWorker ? registration : undefined) } })
}
const subscriptionsSent = () => sent.flatMap(({ action, fields }) => (action === 'set_push_subscription' ? [fields] : []))

beforeEach(() => {
  sent = []
  answer = () => Response.json({ error: false, message: 'ok', data: settings })
  subscribe.mockClear()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
    sent.push({ action: path.replace('/api/', ''), fields: Object.fromEntries(body) })
    return answer()
  })
  useSession.setState({ token: 'abc', pushEndpoint: named('old').endpoint })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a subscription, when the app is opened', () => {
  it('is sent again, once, when the browser has replaced it', async () => {
    browser(named('new'))
    await renewSubscription()
    await renewSubscription()
    expect(subscriptionsSent()).toEqual([{ endpoint: named('new').endpoint, p256dh: 'new-key', auth: 'new-auth' }])
    expect(told()).toBe(named('new').endpoint)
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('is created again with the server’s key when the browser has dropped it', async () => {
    browser(null)
    await renewSubscription()
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: expect.any(Uint8Array) })
    expect(subscriptionsSent()).toEqual([{ endpoint: named('made').endpoint, p256dh: 'made-key', auth: 'made-auth' }])
    expect(told()).toBe(named('made').endpoint)
  })

  it('is not sent again while it is the same', async () => {
    browser(named('old'))
    await renewSubscription()
    expect(sent).toEqual([])
  })

  it.each([
    ['the player has not turned it on here', () => useSession.setState({ pushEndpoint: null })],
    ['nobody is signed in', () => logout()],
    ['the permission was taken away', () => browser(named('new'), 'denied')],
    ['the permission was never given', () => browser(null, 'default')],
    ['there is no service worker yet', () => browser(named('new'), 'granted', false)],
  ])('is left alone where %s', async (_, arrange) => {
    browser(named('new'))
    arrange()
    await renewSubscription()
    expect(sent).toEqual([])
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('is sent at the next start when the server was not reached', async () => {
    browser(named('new'))
    vi.spyOn(console, 'warn').mockReturnValue()
    answer = () => new Response(null, { status: 503 })
    await renewSubscription()
    expect(told()).toBe(named('old').endpoint)
    answer = () => Response.json({ error: false, message: 'ok', data: settings })
    await renewSubscription()
    expect(told()).toBe(named('new').endpoint)
  })

  it('is requested again at the next start when the push service fails', async () => {
    browser(null)
    subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'))
    await renewSubscription()
    expect([subscriptionsSent(), told()]).toEqual([[], named('old').endpoint])
    await renewSubscription()
    expect(told()).toBe(named('made').endpoint)
  })

  it('is not sent when the player has turned it off meanwhile', async () => {
    browser(null)
    subscribe.mockImplementationOnce(async () => {
      useSession.setState({ pushEndpoint: null })
      return named('made')
    })
    await renewSubscription()
    expect([subscriptionsSent(), told()]).toEqual([[], null])
  })

  it('is cleared with the session, so that the next person who signs in here is not subscribed', () => {
    logout()
    expect(told()).toBeNull()
  })
})
