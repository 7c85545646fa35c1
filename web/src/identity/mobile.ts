// The number a code was sent to, so that a reload of the code page still knows it.

const key = 'trivium.mobile'

export function keptMobile(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepMobile(mobile: string | null): void {
  try {
    if (mobile) sessionStorage.setItem(key, mobile)
    else sessionStorage.removeItem(key)
  } catch {
    // Then a reload asks for the number again.
  }
}
