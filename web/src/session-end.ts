// When a session ends in any way (sign-out, 401, another tab), this clears its data and goes to the home page.

import { queryClient } from './actions.ts'
import type { Router } from './routes.tsx'
import { guestRefusals, otherTabs, useSession } from './session.ts'

let router: Router | null = null

/** Call before the first API call, because even that one may end the session. */
export function watchSession(): void {
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return
    queryClient.clear()
    if (token === null) goHome()
  })
  guestRefusals.addEventListener('401', goHome)
  // Runs the guards again after another tab has signed in or out, so that a sign-in form redirects.
  otherTabs.addEventListener('token', () => void router?.revalidate())
}

/** Call as soon as the router exists. */
export function leadHome(by: Router): void {
  router = by
}

/** Before the router exists, this changes the URL: the router then starts at the home page, and no guard redirects to the login. */
function goHome(): void {
  if (router) void router.navigate('/')
  else history.replaceState(null, '', '/')
}
