/** Whether this browser stores site data. If it blocks cookies, nobody can sign in, and every access to the storage throws. */
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
