// The page that a visitor requested before the sign-in.

const returnPathKey = 'trivium.return_path'

export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(returnPathKey, path)
  } catch {
    // Without storage, signing in leads to the home page.
  }
}

/** Returns the path once and forgets it; the home page if there is none. */
export function takeReturnPath(): string {
  try {
    const path = sessionStorage.getItem(returnPathKey)
    sessionStorage.removeItem(returnPathKey)
    return path ?? '/'
  } catch {
    return '/'
  }
}
