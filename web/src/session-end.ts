// However a session ends (signing out, a 401, another tab), its data go and the player is on the home page.

import { queryClient } from './actions.ts'
import type { Router } from './routes.tsx'
import { guestRefusals, otherTabs, useSession } from './session.ts'

let router: Router | null = null

/** Call before anything is asked: the very first call may be the one that ends a session. */
export function watchSession(): void {
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return
    queryClient.clear()
    if (token === null) goHome()
  })
  guestRefusals.addEventListener('401', goHome)
  // A form to sign in with makes way when another tab has done it.
  otherTabs.addEventListener('token', () => void router?.revalidate())
}

/** Call as soon as there are routes. */
export function leadHome(by: Router): void {
  router = by
}

/** Before there are routes, the address itself is changed: they begin with it, and no guard sends the player to the login. */
function goHome(): void {
  if (router) void router.navigate('/')
  else history.replaceState(null, '', '/')
}
