// Starts or resumes a play in any mode and opens its screen. The reply is put into the cache, so that the play page fetches nothing.

import type { ActionName } from '@trivium/contract'
import type { Play, Q, Sealed } from '@trivium/contract/play/plays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { actionKey, type CommandOptions, useCommand } from '../../platform/calls/actions.ts'
import type { CallInput, Success } from '../../platform/calls/api.ts'
import { modeStartedBy, playPath } from '../../platform/modes/modes.ts'
import { startMindingClocks, type PlayToStart } from './other-clock.ts'

interface Started {
  data: (Q | Sealed)[]
  play: Play
}

/** Every action whose reply contains an open play. */
export type StartAction = { [Name in ActionName]: Success<Name> extends Started ? Name : never }[ActionName]

/**
 * `starting` is the input of the running start, so that only the pressed one of several buttons shows it. The place needs only the
 * fields that distinguish it within its mode: see other-clock.ts.
 */
export function useStartPlay<Name extends StartAction>(
  name: Name,
  options: Pick<CommandOptions<Name>, 'outdates' | 'isQuiet' | 'onError'> = {},
) {
  const open = useOpenPlay()
  const command = useCommand(name, options)
  const [isAsking, setAsking] = useState(false)
  const start = (input: CallInput<Name>, place: Omit<PlayToStart, 'mode'> = {}) => {
    const begin = () => command.mutate(input, { onSuccess: (reply: Success<Name>) => open(reply) })
    setAsking(true)
    void startMindingClocks({ mode: modeStartedBy(name), ...place }, begin).finally(() => setAsking(false))
  }
  return { start, isPending: isAsking || command.isPending, starting: command.variables }
}

function useOpenPlay(): (started: Started) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return ({ data, play }) => {
    // Only get_play returns the drafts of a play in free order.
    const isWhole = play.order === 'one_by_one' || play.answered === 0
    if (isWhole)
      client.setQueryData(actionKey('get_play', { play_id: play.id }), {
        error: false,
        message: 'ok',
        data,
        play,
        answers: [],
        result: null,
      })
    // The pages that start plays must now offer to continue this one.
    for (const outdated of ['get_daily_quiz_calendar', 'get_player_home'] as const) {
      void client.invalidateQueries({ queryKey: [outdated] })
    }
    void navigate(playPath(play))
  }
}
