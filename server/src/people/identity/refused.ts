/** A refusal with one of better-auth's codes, which the web client knows. */
export class IdentityRefused extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfterSeconds: number | null
  constructor(status: number, code: string, retryAfterSeconds: number | null = null) {
    super(code)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
