// Who may open which page. Looks only at the token: what a player may do there, the server decides.

import i18next from 'i18next'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isSignedIn } from './session.ts'
import { notify } from './ui/notify.ts'

/** The seed's list, and ours: coin history and practice. */
const needsSignIn = [
  '/quiz-zone/',
  '/fun-and-learn/',
  '/guess-the-word/',
  '/self-learning/',
  '/contest-play/',
  '/random-battle/',
  '/group-battle/',
  '/audio-questions/',
  '/math-mania/',
  '/exam-module/',
  '/quiz-play/daily-quiz-dashboard/',
  '/quiz-play/true-and-false-play/',
  '/profile/',
  '/play-bookmark-questions/',
  '/multi-match-questions/',
  '/create-test-questions/',
  '/coin-history/',
  '/practice/',
]

const forGuestsOnly = ['/auth/login/', '/auth/sign-up/', '/auth/reset-password/', '/auth/otp-verify/']

/** As the router reads it: decoded, and in any case. */
export function plainPath(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase()
  } catch {
    return pathname.toLowerCase()
  }
}

const startsWithOne = (path: string, prefixes: string[]) => prefixes.some(prefix => `${path}/`.startsWith(prefix))

/** The loader of the root route; runs before every navigation. */
export function guard({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search } = new URL(request.url)
  const path = plainPath(pathname)
  if (isSignedIn()) return startsWithOne(path, forGuestsOnly) ? redirect('/') : null
  if (!startsWithOne(path, needsSignIn)) return null
  rememberReturnPath(pathname + search)
  notify.error(i18next.t('auth.login_first'), 'login-first')
  return redirect('/auth/login/')
}

const returnPathKey = 'trivium.return_path'

export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(returnPathKey, path)
  } catch {
    // Then signing in leads to the home page.
  }
}

/** Where the visitor wanted to go before signing in; told once. The home page when nowhere. */
export function takeReturnPath(): string {
  try {
    const path = sessionStorage.getItem(returnPathKey)
    sessionStorage.removeItem(returnPathKey)
    return path ?? '/'
  } catch {
    return '/'
  }
}
