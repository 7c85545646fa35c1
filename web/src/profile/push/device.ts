// Whether this device supports push messages, and its subscription with the push service of its browser.

/** `needs_install`: iPhones and iPads deliver push messages only to installed apps. */
export type PushSupport = 'ready' | 'denied' | 'needs_install' | 'none'

interface DeviceDeps {
  hasPush: boolean
  isApple: boolean
  isInstalled: boolean
  permission: NotificationPermission | null
}

export function pushSupport({ hasPush, isApple, isInstalled, permission }: DeviceDeps): PushSupport {
  if (hasPush && permission !== null) return permission === 'denied' ? 'denied' : 'ready'
  return isApple && !isInstalled ? 'needs_install' : 'none'
}

/** The user agent of an iPad says Mac, but no Mac has a touch screen. */
const isAppleDevice = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const supportHere = (): PushSupport =>
  pushSupport({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis,
    isApple: isAppleDevice(),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    permission: 'Notification' in globalThis ? Notification.permission : null,
  })

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Asks for the permission, so call it only on a press. @returns null when the player did not give it */
export async function subscribe(publicKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription with another server's key would get no messages from this server.
  await (await pushManager.getSubscription())?.unsubscribe()
  return makeWith(pushManager, publicKey)
}

async function makeWith(pushManager: PushManager, publicKey: string): Promise<Subscription | null> {
  return partsOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }))
}

function partsOf(made: PushSubscription): Subscription | null {
  const { endpoint, keys } = made.toJSON()
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']]
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}

/**
 * The current subscription of the browser, or a new one if the browser has dropped it. It never asks for the permission: without it, the
 * result is null.
 */
export async function subscriptionNow(readPublicKey: () => Promise<string | null>): Promise<Subscription | null> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return null
  const current = await registration.pushManager.getSubscription()
  if (current) return partsOf(current)
  const publicKey = await readPublicKey()
  return publicKey === null ? null : makeWith(registration.pushManager, publicKey)
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** @param text base64url */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, letter => letter.charCodeAt(0))
}
