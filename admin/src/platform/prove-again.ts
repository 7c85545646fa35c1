// The question to prove again who is there: a call asks it, and the dialog answers.

type Answer = (isProved: boolean) => void

let waiting: Answer[] = []
let show: (isOpen: boolean) => void = () => {}

/** @returns whether the person did; every call that waits for it gets the same answer */
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
