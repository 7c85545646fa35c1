// Who may open which page. Looks only at the token: what a player may do there, the server decides.

import i18next from 'i18next'
import { type LoaderFunction, redirect } from 'react-router'
import { rememberReturnPath } from './return-path.ts'
import { isSignedIn } from './session.ts'
import { notify } from './ui/notify.ts'

/** `player` is whoever has signed in, `guest` whoever has not: nobody signs in twice. */
export type PageAccess = 'anyone' | 'player' | 'guest'

/** The loader of a page with this access; runs before every navigation to it. */
export function guard(access: PageAccess): LoaderFunction {
  return ({ request }) => {
    if (access === 'guest' && isSignedIn()) return redirect('/')
    if (access !== 'player' || isSignedIn()) return null
    const { pathname, search } = new URL(request.url)
    rememberReturnPath(pathname + search)
    notify.error(i18next.t('auth.login_first'), 'login-first')
    return redirect('/auth/login/')
  }
}
