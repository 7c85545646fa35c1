// Starts or resumes a play in any mode and opens its screen; the reply is kept, so the play page has nothing to fetch.

import type { ActionName } from '@trivium/contract'
import type { Play, Q } from '@trivium/contract/plays'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { actionKey, useCommand } from '../actions.ts'
import type { CallInput, Success } from '../api.ts'
import { playPath } from './mode-paths.ts'

interface Started {
  data: Q[]
  play: Play
}

/** Every action that answers with an open play. */
export type StartAction = { [Name in ActionName]: Success<Name> extends Started ? Name : never }[ActionName]

/** `starting` is what is being started, so that the right one of several buttons waits. */
export function useStartPlay<Name extends StartAction>(name: Name) {
  const open = useOpenPlay()
  const command = useCommand(name)
  const start = (input: CallInput<Name>) => command.mutate(input, { onSuccess: (reply: Success<Name>) => open(reply) })
  return { start, isPending: command.isPending, starting: command.variables }
}

function useOpenPlay(): (started: Started) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return ({ data, play }) => {
    // The drafts of a play in free order come with get_play only.
    const isWhole = play.current_question_id !== null || play.answered === 0
    if (isWhole)
      client.setQueryData(actionKey('get_play', { play_id: play.id }), {
        error: false,
        message: 'ok',
        data,
        play,
        answers: [],
        result: null,
      })
    // What it was started from has to say "carry on" from now on.
    for (const outdated of ['get_daily_quiz_calendar', 'get_player_home'] as const) {
      void client.invalidateQueries({ queryKey: [outdated] })
    }
    void navigate(playPath(play))
  }
}
