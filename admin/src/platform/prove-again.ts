// Connects calls that need another sign-in with the dialog that asks for it. The page behind it stays as it is, with all that was typed.

/** Why: the sign-in is too old for this call, or the session has ended. */
export type WhyAgain = 'old' | 'ended'

type Answer = (isProved: boolean) => void

let waiting: Answer[] = []
/** Null while nothing can ask: then there is also no page that could lose anything. */
let show: ((why: WhyAgain | null) => void) | null = null

/** @returns whether the person signed in again; all waiting calls get the same answer */
export function askToProveAgain(why: WhyAgain): Promise<boolean> {
  if (!show) return Promise.resolve(false)
  show(why)
  return new Promise(resolve => waiting.push(resolve))
}

export function answerProveAgain(isProved: boolean): void {
  const answered = waiting
  waiting = []
  show?.(null)
  for (const answer of answered) answer(isProved)
}

export function onProveAgain(listener: (why: WhyAgain | null) => void): () => void {
  show = listener
  return () => {
    show = null
    answerProveAgain(false)
  }
}
