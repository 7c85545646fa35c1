// The cached reply of get_play, shared by the pages of a play. Code with newer data writes it there, so that no page fetches it again.

import type { Result } from '@trivium/contract/play/plays'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { actionKey, useAction } from '../../../platform/calls/actions.ts'
import type { Success } from '../../../platform/calls/api.ts'
import { resultPath } from '../../../platform/modes/modes.ts'
import { useMode } from '../../modes/index.ts'
import { agreed } from '../../../platform/ui/hooks/use-way-out.ts'

const keyOf = (playId: number) => actionKey('get_play', { play_id: playId })
/** A reply younger than this is not fetched again. */
const freshMs = 10_000

export function usePlayReply(playId: number) {
  return useAction('get_play', { play_id: playId }, { staleTimeMs: freshMs, enabled: isPlayId(playId) })
}

/** Other values in the URL cannot be plays, so the server need not be asked. */
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

/** Drops the cached reply of an open play when the screen is left, so that a later visit asks the server for the current state. */
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
