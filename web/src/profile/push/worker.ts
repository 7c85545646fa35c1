// The part of the service worker that shows push messages and opens their page on a press.

/** The part of the worker types that we use. TypeScript cannot load the types of pages and of workers together. */
interface Waiting {
  waitUntil: (work: Promise<unknown>) => void
}
interface PushCame extends Waiting {
  data: { text: () => string } | null
}
interface Pressed extends Waiting {
  notification: Pick<Notification, 'data' | 'close'>
}
export interface WorkerEvents {
  push: PushCame
  notificationclick: Pressed
}
interface OpenPage {
  url: string
  focus: () => Promise<OpenPage>
  postMessage: (message: unknown, options: { transfer?: Transferable[] }) => void
}
export interface Worker {
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void) => void
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  location: { origin: string }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>
    openWindow: (url: string) => Promise<OpenPage | null>
  }
}

/** The message of the server (server/src/profile/push/messages.ts). */
interface Said {
  title: string
  body: string
  link: string
  tag: string
  lang: string
}

export function showPushes(worker: Worker): void {
  worker.addEventListener('push', event => event.waitUntil(show(worker, event.data?.text() ?? '')))
  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(open(worker, ownPath(event.notification.data, worker.location.origin)))
  })
}

/** Always shows a notification, because browsers withdraw the permission of a site that gets a push and shows nothing. */
async function show({ registration, location }: Worker, text: string): Promise<void> {
  const said = read(text)
  if (!said)
    return registration.showNotification(new URL(location.origin).hostname, { icon: '/icon-192.png', data: '/profile/notifications/' })
  const { title, body, tag, lang, link } = said
  return registration.showNotification(title, { body, tag, lang, dir: 'auto', icon: '/icon-192.png', badge: '/icon-192.png', data: link })
}

function read(text: string): Said | null {
  try {
    const said: Partial<Said> | null = JSON.parse(text)
    const { title, body, link, tag, lang } = said ?? {}
    return title && body && link && tag && lang ? { title, body, link, tag, lang } : null
  } catch {
    return null
  }
}

/** The path of a message's page on this site; other sites are never opened. */
export function ownPath(link: unknown, origin: string): string {
  const url = typeof link === 'string' ? URL.parse(link, origin) : null
  return url?.origin === origin ? url.pathname + url.search : '/'
}

/** Sends the path to an open page, so that a running game can ask first. */
async function open({ clients, location }: Worker, path: string): Promise<unknown> {
  const pages = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(page => !isConsole(page, location.origin))
  const page = pages.find(({ url }) => ownPath(url, location.origin) === path) ?? pages[0]
  if (!page) return clients.openWindow(path)
  page.postMessage({ type: 'open', path }, {})
  return page.focus()
}

const isConsole = ({ url }: OpenPage, origin: string) => ownPath(url, origin).startsWith('/admin')
