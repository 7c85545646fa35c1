// The number a code was sent to, and whether the code was right, so that a reload of the code page still knows.

const key = 'trivium.mobile'
const provenKey = 'trivium.mobile_proven'

export function keptMobile(): string | null {
  return read(key)
}

/** A number that a new code goes to is to be proven anew. */
export function keepMobile(mobile: string | null): void {
  write(key, mobile)
  write(provenKey, null)
}

export const isProven = (mobile: string | null) => mobile !== null && read(provenKey) === mobile

/** The code has been taken: a second time it would be refused. */
export const noteProven = (mobile: string) => write(provenKey, mobile)

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value) sessionStorage.setItem(name, value)
    else sessionStorage.removeItem(name)
  } catch {
    // Then a reload asks for the number again.
  }
}
