// Where the visitor wanted to go when asked to sign in.

const returnPathKey = 'trivium.return_path'

export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(returnPathKey, path)
  } catch {
    // Then signing in leads to the home page.
  }
}

/** Told once. The home page when there was nowhere to go. */
export function takeReturnPath(): string {
  try {
    const path = sessionStorage.getItem(returnPathKey)
    sessionStorage.removeItem(returnPathKey)
    return path ?? '/'
  } catch {
    return '/'
  }
}
