// When a session ends in any way (sign-out, 401, another tab), this clears its data and goes to the home page. When the server demands a
// second factor for a session, this goes to the page that sets one up.

import i18next from 'i18next'
import { queryClient } from '../calls/actions.ts'
import { rememberReturnPath } from './return-path.ts'
import { deactivations, guestRefusals, otherTabs, secondFactorDemands, useSession } from './session.ts'
import { notify } from '../ui/feedback/notify.ts'

/** The part of react-router's data router that is used here. */
interface Router {
  state: { navigation: { location?: { pathname: string; search: string } | undefined } }
  navigate: (path: string) => Promise<void>
  revalidate: () => Promise<void>
}

let router: Router | null = null
/** True until the texts and the router have loaded, which the announcement needs. */
let isDeactivationUntold = false

/** Call before the first API call, because even that one may end the session. */
export function watchSession(): void {
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return
    queryClient.clear()
    if (token === null) goHome()
  })
  guestRefusals.addEventListener('401', goHome)
  deactivations.addEventListener('told', announceDeactivation)
  secondFactorDemands.addEventListener('needed', leadToSecondFactor)
  // Runs the guards again after another tab has signed in or out, so that a sign-in form redirects.
  otherTabs.addEventListener('token', () => void router?.revalidate())
}

/** Call as soon as the router exists. */
export function leadHome(by: Router): void {
  router = by
  if (isDeactivationUntold) announceDeactivation()
}

function announceDeactivation(): void {
  isDeactivationUntold = router === null
  if (!router) return
  const way = { to: '/contact-us/', text: i18next.t('page.contact_us'), goTo: go }
  notify.lasting({ id: 'account-deactivated', text: i18next.t('refusal.account_deactivated'), way })
}

const secondFactorPage = '/settings/second-factor/'

/** The server may refuse several calls of a page: the first one redirects, and the page is remembered for the way back. */
function leadToSecondFactor(): void {
  const { pathname, search } = router?.state.navigation.location ?? location
  if (pathname === secondFactorPage) return
  rememberReturnPath(pathname + search)
  go(secondFactorPage)
}

const goHome = () => go('/')

/** Before the router exists, this changes the URL: the router then starts at the home page, and no guard redirects to the login. */
function go(path: string): void {
  if (router) void router.navigate(path)
  else history.replaceState(null, '', path)
}
