// Opens the app as a browser does, with its providers, routes, guards and texts, and with a fake server.

import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import i18next, { type TOptions } from 'i18next'
import type { User } from '@trivium/contract/people/accounts'
import { type InterfaceLanguage, interfaceLanguages } from '@trivium/contract/platform/interface-languages'
import type { WebSettings } from '@trivium/contract/platform/settings'
import type { ReactElement } from 'react'
import { toast } from 'react-hot-toast'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import { queryClient } from '../src/platform/calls/actions.ts'
import { App } from '../src/app.tsx'
import { startTexts } from '../src/platform/i18n/texts.ts'
import { routesWith } from '../src/router.tsx'
import { pages } from '../src/routes.tsx'
import { leadHome, watchSession } from '../src/platform/session/session-end.ts'
import { useSession } from '../src/platform/session/session.ts'
import { type Answers, FakeServer, type Fault, type IdentityAnswers } from './fake-server.ts'
import { theSite } from './people.ts'
import { typist } from './typist.ts'

type TextKey = Extract<Parameters<typeof i18next.t>[0], string>

/** The text on the screen, in the language that is shown. */
export const text = (key: TextKey, values: TOptions = {}): string => i18next.t(key, '', values)

export interface Opened {
  /** The signed-in player. */
  player?: User
  /** Whether the server has ended the player's session, or the reason. */
  isEnded?: boolean | 'account_deactivated'
  /** The app has no saved data about the site. */
  isNew?: boolean
  language?: InterfaceLanguage
  site?: Partial<WebSettings>
  answers?: Answers
  identity?: IdentityAnswers
  /** Answer to calls without their own answer; by default they fail the test. */
  otherwise?: Fault
}

// Retry failed reads at once.
const { queries, ...others } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })

const token = 'a-token'
let watching: Promise<void> | null = null

/** Runs once for all tests of a worker: both then follow the session. */
const watch = () =>
  (watching ??= (async () => {
    watchSession()
    await startTexts()
  })())

/** Opens the app at this path. */
export async function openApp(path: string, opened: Opened = {}) {
  return start(routesWith(pages), path, opened)
}

/** Renders a component alone. `path` is the route pattern for the parameters that it reads from `address`. */
export async function show(element: ReactElement, opened: Opened & { path?: string; address?: string } = {}) {
  const only: RouteObject[] = [{ path: opened.path ?? '*', element }]
  return start(only, opened.address ?? '/', opened)
}

async function start(routes: RouteObject[], address: string, opened: Opened) {
  const { player, isEnded, isNew = false, language = 'english', site, answers, identity, otherwise } = opened
  const webSettings = theSite(site)
  const ofPlayer: Answers = player ? { get_user_by_id: { data: player } } : {}
  const running = new FakeServer({ get_web_settings: { data: webSettings }, ...ofPlayer, ...answers }, identity, otherwise)
  if (isEnded) running.endSessions(isEnded === true ? 'unauthorized' : isEnded)
  onTestFinished(() => leave(running))
  vi.stubGlobal('fetch', running.fetch)
  await watch()
  useSession.setState({ interfaceLanguage: language })
  await waitFor(() => expect(i18next.language).toBe(interfaceLanguages[language].code))
  useSession.setState({ ...(!isNew && { webSettings }), ...(player && { token, user: player }) })
  if (!isNew) sessionStorage.setItem('trivium.fetched.get_web_settings', '1')
  // Create the router only now, because its guards run at once.
  history.replaceState(null, '', address)
  const router = createBrowserRouter(routes)
  onTestFinished(() => {
    router.dispose()
    // The end of the session must not navigate home during the clean-up.
    Object.assign(router, { navigate: async () => {} })
  })
  leadHome(router)
  const { container } = render(<App router={router} />)
  return { server: running, router, container, ...typist(), path: () => location.pathname }
}

export const button = (key: TextKey, values?: TOptions) => screen.findByRole('button', { name: text(key, values) })
export const press = async (user: UserEvent, key: TextKey, values?: TOptions) => user.click(await button(key, values))
export const heading = (key: TextKey, values?: TOptions) => screen.findByRole('heading', { name: text(key, values) })
export const field = (key: TextKey) => screen.findByLabelText(text(key))
/** Waits until the text is there. */
export const seen = (key: TextKey, values?: TOptions) => screen.findByText(text(key, values))
export const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))

/** Cleans up: the next test may run in the same page. */
async function leave(running: FakeServer): Promise<void> {
  cleanup()
  toast.remove()
  // Calls that are still running reach no server any more.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the test is over')))
  await act(async () => {
    queryClient.clear()
    useSession.setState({ ...useSession.getInitialState() })
  })
  localStorage.clear()
  sessionStorage.clear()
  expect(running.complaints).toEqual([])
}
