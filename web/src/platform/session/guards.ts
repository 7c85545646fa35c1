// Access to pages. It checks only whether there is a token: the server decides what a player may do there.

import i18next from 'i18next'
import { type LoaderFunction, redirect } from 'react-router'
import { rememberReturnPath, takeReturnPath } from './return-path.ts'
import { isSignedIn } from './session.ts'
import { notify } from '../ui/feedback/notify.ts'

/** The id of the toast. The login page removes the toast when the visitor leaves it. */
export const loginFirst = 'login-first'

/** `player` pages need a session; `guest` pages need none, because nobody must sign in twice: another tab may have. */
export type PageAccess = 'anyone' | 'player' | 'guest'

/** The loader of a page with this access. It runs before every navigation to the page. */
export function guard(access: PageAccess): LoaderFunction {
  return ({ request }) => {
    if (access === 'guest' && isSignedIn()) return redirect(takeReturnPath())
    if (access !== 'player' || isSignedIn()) return null
    const { pathname, search } = new URL(request.url)
    rememberReturnPath(pathname + search)
    notify.blank(i18next.t('auth.login_first'), loginFirst)
    return redirect('/auth/login/')
  }
}
