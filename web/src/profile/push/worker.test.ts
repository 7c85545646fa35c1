import { describe, expect, it, vi } from 'vitest'
import { ownPath, showPushes, type Worker, type WorkerEvents } from './worker.ts'

const origin = 'https://quiz.example'
const said = { title: 'Title', body: 'Text', link: '/profile/badges/', tag: 'notice:1', lang: 'en' }

/** Stubs a service worker with these open pages. */
function worker(...urls: string[]) {
  const listeners: { [Type in keyof WorkerEvents]?: (event: WorkerEvents[Type]) => void } = {}
  const pages = urls.map(url => {
    const page = { url, focus: vi.fn(async () => page), postMessage: vi.fn() }
    return page
  })
  const showNotification = vi.fn(async () => {})
  const openWindow = vi.fn(async () => null)
  const self: Worker = {
    addEventListener: (type, listener) => Object.assign(listeners, { [type]: listener }),
    registration: { showNotification },
    location: { origin },
    clients: { matchAll: async () => pages, openWindow },
  }
  showPushes(self)
  const happen = async (run: (waitUntil: (work: Promise<unknown>) => void) => void) => {
    const works: Promise<unknown>[] = []
    run(work => works.push(work))
    await Promise.all(works)
  }
  return {
    pages,
    showNotification,
    openWindow,
    push: (text: string | null) => happen(waitUntil => listeners.push?.({ data: text === null ? null : { text: () => text }, waitUntil })),
    press: (data: unknown) => happen(waitUntil => listeners.notificationclick?.({ notification: { data, close: () => {} }, waitUntil })),
  }
}

describe('a push message in the service worker', () => {
  it('is shown, one for each tag, in its language', async () => {
    const { push, showNotification } = worker()
    await push(JSON.stringify(said))
    const shown = { body: 'Text', tag: 'notice:1', lang: 'en', dir: 'auto', data: '/profile/badges/' }
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Title', expect.objectContaining(shown))
  })

  it.each([null, '', '{', 'null', '{"title":"x"}', '[]'])('with the content %s is still shown', async text => {
    const { push, showNotification } = worker()
    await push(text)
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('quiz.example', expect.anything())
  })

  it('opens its page on a press', async () => {
    const { press, openWindow } = worker()
    await press(said.link)
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/profile/badges/')
  })

  it('uses an open page, preferably one at that address, and never the console', async () => {
    const { press, openWindow, pages } = worker(`${origin}/admin/`, `${origin}/`, `${origin}/profile/badges/`)
    await press(said.link)
    expect(pages[2]?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'open', path: '/profile/badges/' }, {})
    expect(pages[2]?.focus).toHaveBeenCalledOnce()
    expect(openWindow).not.toHaveBeenCalled()
    expect(pages[0]?.postMessage).not.toHaveBeenCalled()
  })

  it.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', 7, null])('never opens another site: %s', link => {
    expect(ownPath(link, origin)).toBe('/')
  })
})
