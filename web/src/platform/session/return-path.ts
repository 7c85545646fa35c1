// The page that a visitor requested before the sign-in.

const returnPathKey = 'trivium.return_path'

export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(returnPathKey, path)
  } catch {
    // Without storage, the player goes to the home page after signing in.
  }
}

export function savedReturnPath(): string | null {
  try {
    return sessionStorage.getItem(returnPathKey)
  } catch {
    return null
  }
}

/** Returns the path once and forgets it; the home page if there is none. */
export function takeReturnPath(): string {
  const path = savedReturnPath()
  if (path !== null) sessionStorage.removeItem(returnPathKey)
  return path ?? '/'
}
