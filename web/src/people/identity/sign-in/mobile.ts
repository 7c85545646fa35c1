// The phone number a code was sent to, and whether the code was right: stored, so that the code page survives a reload.

const key = 'trivium.mobile'
const provenKey = 'trivium.mobile_proven'

export function savedMobile(): string | null {
  return read(key)
}

/** Stores the number of a new code and clears the proof, because the number must be proven again. */
export function saveMobile(mobile: string | null): void {
  write(key, mobile)
  write(provenKey, null)
}

export const isProven = (mobile: string | null) => mobile !== null && read(provenKey) === mobile

/** Notes that the code was accepted, because the provider would refuse it a second time. */
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
    // Without storage, a reload asks for the number again.
  }
}
