import { call } from '../api.ts'
import { logout } from '../session.ts'

/** This device forgets at once; the server hears of it with the token that ends, whatever becomes of the page. */
export function signOut(): void {
  void call('logout', {}, { keepalive: true })
  logout()
}
