// Responses that plugins/before-paint.js requested while the app was still loading. api.ts and platform/i18n/texts.ts look here first.

interface EarlyAnswer {
  /** Time of the request, from performance.now(). */
  askedAt: number
  response: Promise<Response>
}

declare global {
  /** Keyed by earlyKey or URL. */
  // oxlint-disable-next-line no-var
  var earlyAnswers: Record<string, EarlyAnswer | undefined> | undefined
}

/** An older response is outdated and is not used. */
const freshForMs = 30_000

/** The key of a call: action, token and sorted fields. before-paint.js must build the same key. */
export const earlyKey = (name: string, token: string | null, form: FormData): string =>
  JSON.stringify([name, token, [...form].map(([field, value]) => `${field}=${typeof value === 'string' ? value : ''}`).toSorted()])

/** The key of the first screen's texts in a language. before-paint.js must build the same key. */
export const firstTextsKey = (code: string): string => `first texts ${code}`

/** Each response can be taken once; a repeated call goes to the server. */
export function takeEarly(key: string): EarlyAnswer | null {
  const answer = globalThis.earlyAnswers?.[key]
  if (!answer) return null
  globalThis.earlyAnswers = { ...globalThis.earlyAnswers, [key]: undefined }
  return performance.now() - answer.askedAt < freshForMs ? answer : null
}
