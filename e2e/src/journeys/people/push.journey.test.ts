import type { Page, Worker } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { text } from '../../harness/texts.ts'

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** A push service of the browser's own needs the internet: this one gives a subscription at once. */
const ownPushService = (given: typeof keys) => {
  // A browser without a screen has no place for notifications, and always says no.
  let permission: NotificationPermission = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => permission, configurable: true })
  Notification.requestPermission = async () => (permission = 'granted')
  const subscribe = async (options?: PushSubscriptionOptionsInit) => {
    const key = options?.applicationServerKey
    if (!(key instanceof Uint8Array) || key.length !== 65) throw new Error('the key of the server is a point of the curve')
    return { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/a-journey', keys: given }) }
  }
  Object.assign(PushManager.prototype, { getSubscription: async () => null, subscribe })
}

/** After ownPushService: the same browser later, which has replaced the subscription by itself. */
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

/** Notes what the service worker shows, in place of the screen. */
const noteShown = (worker: Worker) =>
  worker.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void shown.push({ title, ...options })
  })
const shownBy = (worker: Worker) => worker.evaluate((): unknown => Reflect.get(globalThis, 'shown'))

describe('push messages', () => {
  it('are off until a press, then as chosen, and are shown by the service worker', async ({ visit, player }) => {
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
    if (!worker) throw new Error('the service worker runs')
    await noteShown(worker)
    await deliver(page, JSON.stringify({ title: 'A badge', body: 'Well done', link: '/profile/badges/', tag: 'notice:7', lang: 'en' }))
    await expect
      .poll(() => shownBy(worker))
      .toMatchObject([{ title: 'A badge', body: 'Well done', tag: 'notice:7', data: '/profile/badges/' }])
    await page.getByText(text('push.on'), { exact: true }).click()
    await expect.poll(() => daily.count()).toBe(0)
    expect(await onOff.isChecked()).toBe(false)
  })

  it('go on where the browser has replaced its subscription, once the app is opened again', async ({ visit, player }) => {
    const { page } = await visit({ isNew: true, hasServiceWorker: true, player })
    /** What this browser knows to be known to the server. */
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
