// What before-paint.js has asked the server already, while this was still on its way: api.ts and i18n/texts.ts look here first.

interface EarlyAnswer {
  /** As performance.now() has it. */
  askedAt: number
  response: Promise<Response>
}

declare global {
  /** By what was asked: see earlyKey. */
  // oxlint-disable-next-line no-var
  var earlyAnswers: Record<string, EarlyAnswer | undefined> | undefined
}

/** An answer nobody has taken for so long is no longer news. */
const freshForMs = 30_000

/** What makes two calls the same, for before-paint.js too: the action, who asks, and the fields, in whatever order. */
export const earlyKey = (name: string, token: string | null, form: FormData): string =>
  JSON.stringify([name, token, [...form].map(([field, value]) => `${field}=${typeof value === 'string' ? value : ''}`).toSorted()])

/** Each answer is taken once: whoever asks again asks the server. */
export function takeEarly(key: string): EarlyAnswer | null {
  const answer = globalThis.earlyAnswers?.[key]
  if (!answer) return null
  globalThis.earlyAnswers = { ...globalThis.earlyAnswers, [key]: undefined }
  return performance.now() - answer.askedAt < freshForMs ? answer : null
}
