import type { Page, Worker } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { text } from '../../harness/texts.ts'

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** The browser's own push service needs the internet. This one gives a subscription at once. */
const ownPushService = (given: typeof keys) => {
  // A browser without a screen cannot show notifications, and always refuses the permission.
  let permission: NotificationPermission = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => permission, configurable: true })
  Notification.requestPermission = async () => (permission = 'granted')
  const subscribe = async (options?: PushSubscriptionOptionsInit) => {
    const key = options?.applicationServerKey
    if (!(key instanceof Uint8Array) || key.length !== 65) throw new Error('The key of the server is not a point of the curve')
    return { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/a-journey', keys: given }) }
  }
  Object.assign(PushManager.prototype, { getSubscription: async () => null, subscribe })
}

/** Runs after ownPushService: the same browser later, when it has replaced the subscription by itself. */
const otherSubscription = (given: typeof keys) => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  const endpoint = 'https://fcm.googleapis.com/fcm/send/another-journey'
  Object.assign(PushManager.prototype, { getSubscription: async () => ({ endpoint, toJSON: () => ({ endpoint, keys: given }) }) })
}

async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId: await registered, data })
}

/** Records the notifications of the service worker instead of showing them. */
const noteShown = (worker: Worker) =>
  worker.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void shown.push({ title, ...options })
  })
const shownBy = (worker: Worker) => worker.evaluate((): unknown => Reflect.get(globalThis, 'shown'))

describe('push messages', () => {
  it('are off until the player switches them on and chooses kinds, and the service worker shows them', async ({ visit, player }) => {
    const { page, context } = await visit({ isNew: true, hasServiceWorker: true, player })
    await page.addInitScript(ownPushService, keys)
    await page.goto('/settings/')
    const onOff = page.getByRole('switch', { name: text('push.on') })
    const daily = page.getByRole('switch', { name: text('push.daily_quiz') })
    await expect.poll(() => onOff.isChecked()).toBe(false)
    expect(await daily.count()).toBe(0)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.getByText(text('push.on'), { exact: true }).click()
    await expect.poll(() => daily.isChecked()).toBe(true)
    await page.getByText(text('push.daily_quiz'), { exact: true }).click()
    await expect.poll(() => daily.isChecked()).toBe(false)
    await expectAccessible(page)
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('The service worker does not run')
    await noteShown(worker)
    await deliver(page, JSON.stringify({ title: 'A badge', body: 'Well done', link: '/profile/badges/', tag: 'notice:7', lang: 'en' }))
    await expect
      .poll(() => shownBy(worker))
      .toMatchObject([{ title: 'A badge', body: 'Well done', tag: 'notice:7', data: '/profile/badges/' }])
    await page.getByText(text('push.on'), { exact: true }).click()
    await expect.poll(() => daily.count()).toBe(0)
    expect(await onOff.isChecked()).toBe(false)
  })

  it('continue after the browser has replaced its subscription, once the player opens the app again', async ({ visit, player }) => {
    const { page } = await visit({ isNew: true, hasServiceWorker: true, player })
    /** The endpoint that this browser has reported to the server. */
    const told = () => page.evaluate(() => /"pushEndpoint":"([^"]*)"/.exec(localStorage.getItem('root') ?? '')?.[1])
    await page.addInitScript(ownPushService, keys)
    await page.goto('/settings/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.getByText(text('push.on'), { exact: true }).click()
    await expect.poll(told).toMatch(/\/a-journey$/)
    await page.addInitScript(otherSubscription, keys)
    await page.goto('/')
    await expect.poll(told).toMatch(/\/another-journey$/)
    expect((await player.ask('get_push_settings', {})).data.is_on).toBe(true)
  })
})
