// The console's session. It is separate from the player app's: signing out of one leaves the other signed in.

const key = 'console'

export interface Rights {
  id: number
  name: string
  profile: string | null
  roles: readonly string[]
  has_second_factor: boolean
  is_fresh_until: string
  demo: boolean
}

export const readToken = (): string | null => localStorage.getItem(key)

export function saveToken(token: string): void {
  localStorage.setItem(key, token)
}

export function clearToken(): void {
  localStorage.removeItem(key)
}

/** The token of the player's app in this browser, for staff who sign in there with Google or by phone. */
export function tokenOfSite(): string | null {
  try {
    const root: unknown = JSON.parse(localStorage.getItem('root') ?? 'null')
    const state: unknown = typeof root === 'object' && root !== null && 'state' in root ? root.state : null
    return typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string' ? state.token : null
  } catch {
    return null
  }
}
