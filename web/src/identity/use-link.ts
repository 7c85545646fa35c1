import { useCallback, useEffect, useState } from 'react'
import type { IdentityProblem, PendingSignUp } from './provider.ts'
import { identity, problemOf } from './sign-in.ts'

export type LinkState =
  | { kind: 'loading' | 'used' | 'over' }
  | { kind: 'pending'; signUp: PendingSignUp }
  | { kind: 'unread'; problem: IdentityProblem | null }

/** What the problem says of the link itself. */
export function stateAfter(problem: IdentityProblem | null): LinkState {
  if (problem === 'link_used') return { kind: 'used' }
  return problem === 'link_invalid' ? { kind: 'over' } : { kind: 'unread', problem }
}

/** Whose sign-up the link with this token confirms. It does not use the cache of calls, which is cleared on the way in. */
export function useLink(token: string) {
  const [state, setState] = useState<LinkState>({ kind: 'loading' })
  const read = useCallback(async () => {
    try {
      setState({ kind: 'pending', signUp: await identity.readLink(token) })
    } catch (error) {
      setState(stateAfter(problemOf(error)))
    }
  }, [token])
  useEffect(() => void read(), [read])
  return { state, setState, read }
}
