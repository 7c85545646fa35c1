import { useEffect, useState } from 'react'
import type { IdentityProblem, PendingSignUp } from '../provider.ts'
import { identity, problemOf } from '../sign-in/sign-in.ts'

export type LinkState =
  | { kind: 'loading' | 'used' | 'over' }
  | { kind: 'pending'; signUp: PendingSignUp }
  | { kind: 'unread'; problem: IdentityProblem | null }

/** The state of a link after this problem. */
export function stateAfter(problem: IdentityProblem | null): LinkState {
  if (problem === 'link_used') return { kind: 'used' }
  return problem === 'link_invalid' ? { kind: 'over' } : { kind: 'unread', problem }
}

const stateOf = (token: string): Promise<LinkState> =>
  identity.readLink(token).then(
    signUp => ({ kind: 'pending', signUp }),
    (error: unknown) => stateAfter(problemOf(error)),
  )

/** Reads whose sign-up the link with this token confirms. It bypasses the cache of calls, which a sign-in clears. */
export function useLink(token: string) {
  const [state, setState] = useState<LinkState>({ kind: 'loading' })
  useEffect(() => void stateOf(token).then(setState), [token])
  return { state, setState, read: () => stateOf(token).then(setState) }
}
