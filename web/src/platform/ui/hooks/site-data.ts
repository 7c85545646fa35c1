/** Whether this browser keeps what the site gives it: where cookies are blocked nobody can sign in, and stores throw when they are touched. */
export function keepsSiteData(): boolean {
  const name = 'trivium.probe'
  try {
    localStorage.setItem(name, '1')
    localStorage.removeItem(name)
    return navigator.cookieEnabled
  } catch {
    return false
  }
}
