// Connects calls that need a fresh sign-in with the dialog that asks for it.

type Answer = (isProved: boolean) => void

let waiting: Answer[] = []
let show: (isOpen: boolean) => void = () => {}

/** @returns whether the person signed in again; all waiting calls get the same answer */
export function askToProveAgain(): Promise<boolean> {
  show(true)
  return new Promise(resolve => waiting.push(resolve))
}

export function answerProveAgain(isProved: boolean): void {
  const answered = waiting
  waiting = []
  show(false)
  for (const answer of answered) answer(isProved)
}

export function onProveAgain(listener: (isOpen: boolean) => void): () => void {
  show = listener
  return () => (show = () => {})
}
