// Signs in with Google by OpenID Connect in this window. Firebase's own pop-up needs third-party scripts and frames in our page, and its
// redirect needs third-party cookies, which browsers block. Firebase accepts the ID token that Google sends back.

import { IdentityError } from '../provider.ts'

const key = 'trivium.google'
const google = 'https://accounts.google.com/o/oauth2/v2/auth'

export function leave(clientId: string, language: string): void {
  const [state, nonce] = [crypto.randomUUID(), crypto.randomUUID()]
  sessionStorage.setItem(key, JSON.stringify({ state, nonce }))
  const asked = {
    client_id: clientId,
    response_type: 'id_token',
    redirect_uri: `${location.origin}/auth/login/?from=google`,
    scope: 'openid email profile',
    prompt: 'select_account',
    hl: language,
    state,
    nonce,
  }
  location.assign(`${google}?${new URLSearchParams(asked).toString()}`)
}

/**
 * Takes the ID token from the address after a return from Google, once. Null without such a return.
 * @throws IdentityError google_failed when this window did not ask for the token: a link could contain another person's token
 */
export function takeReturned(): string | null {
  const told = new URLSearchParams(location.hash.slice(1))
  const [token, state] = [told.get('id_token'), told.get('state')]
  if (token === null && !told.has('error')) return null
  const kept: { state?: string; nonce?: string } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  sessionStorage.removeItem(key)
  // The token must not stay in the browser history.
  history.replaceState(history.state, '', location.pathname + location.search)
  if (token === null || !kept.state || state !== kept.state || nonceIn(token) !== kept.nonce) throw new IdentityError('google_failed')
  return token
}

function nonceIn(jwt: string): unknown {
  try {
    const payload: { nonce?: unknown } = JSON.parse(atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return payload.nonce
  } catch {
    return undefined
  }
}
