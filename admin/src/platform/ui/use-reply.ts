// Calls an action that reads, and again on demand. Holds the reply (null while loading) and the text of the last error.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { ActionName } from '@trivium/contract'
import { call, type Input, type Reply } from '../api.ts'
import { messageOf } from './message-of.ts'

export interface ReplyState<Name extends ActionName> {
  reply: Reply<Name> | null
  problem: string | null
  again: () => Promise<void>
}

export function useReply<Name extends ActionName>(name: Name, input: Input<Name>): ReplyState<Name> {
  const key = JSON.stringify(input)
  const [state, setState] = useState<{ key: string; reply: Reply<Name> | null; problem: string | null }>({
    key,
    reply: null,
    problem: null,
  })
  // Numbers the calls, so that a late reply to an earlier call is ignored.
  const asked = useRef(0)
  const again = useCallback(async () => {
    const turn = ++asked.current
    const wanted: Input<Name> = JSON.parse(key)
    try {
      const reply = await call(name, wanted)
      if (turn === asked.current) setState({ key, reply, problem: null })
    } catch (error) {
      if (turn === asked.current) setState(before => ({ key, reply: before.key === key ? before.reply : null, problem: messageOf(error) }))
    }
  }, [name, key])
  useEffect(() => {
    const timer = setTimeout(() => void again())
    return () => clearTimeout(timer)
  }, [again])
  return { reply: state.key === key ? state.reply : null, problem: state.problem, again }
}
