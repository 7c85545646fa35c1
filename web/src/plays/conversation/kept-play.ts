// What is kept of a play between its pages: the reply of get_play, seeded by whoever has news, so that nobody fetches it twice.

import type { Result } from '@trivium/contract/plays'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { actionKey, useAction } from '../../actions.ts'
import type { Success } from '../../api.ts'
import { resultPath } from '../../modes/modes.ts'
import { useMode } from '../../modes/use-mode.ts'
import { agreed } from '../../ui/use-way-out.ts'

const keyOf = (playId: number) => actionKey('get_play', { play_id: playId })
/** A reply that has just been seeded is not fetched again. */
const freshMs = 10_000

export function usePlayReply(playId: number) {
  return useAction('get_play', { play_id: playId }, { staleTimeMs: freshMs, enabled: isPlayId(playId) })
}

/** Anything else in the address is no play, and the server need not be asked. */
export const isPlayId = (playId: number) => Number.isSafeInteger(playId) && playId > 0

export function useShowResult(playId: number): (result: Result | null) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const mode = useMode()
  return useCallback(
    result => {
      const reply: Success<'get_play'> = { error: false, message: 'ok', data: [], play: null, answers: [], result }
      client.setQueryData(keyOf(playId), reply)
      void navigate(resultPath({ mode: result?.mode ?? mode, id: playId }), { replace: true, state: agreed })
    },
    [client, navigate, playId, mode],
  )
}

/** Once the screen is left, what was kept of an open play is old: whoever comes back asks the server where it stands. */
export function useForgetOnLeave(playId: number): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      const kept = client.getQueryData<Success<'get_play'>>(keyOf(playId))
      if (kept?.play) client.removeQueries({ queryKey: keyOf(playId) })
    },
    [client, playId],
  )
}
