// The bookmarked questions of a play: fetched once per play, and updated optimistically.

import { useQueryClient } from '@tanstack/react-query'
import { actionKey, useAction, useCommand } from '../../platform/calls/actions.ts'
import type { Success } from '../../platform/calls/api.ts'

type Ids = Success<'get_bookmarked_ids'>

export function useBookmarks(playId: number) {
  const client = useQueryClient()
  const ids = useAction('get_bookmarked_ids', { play_id: playId }, { staleTimeMs: Number.POSITIVE_INFINITY, enabled: playId > 0 })
  const show = (questionId: number, isKept: boolean) =>
    client.setQueryData<Ids>(actionKey('get_bookmarked_ids', { play_id: playId }), reply => reply && withId(reply, questionId, isKept))
  const command = useCommand('set_bookmark', {
    outdates: ['get_bookmark'],
    onError: (_, { question_id, status }) => show(question_id, !status),
  })
  return {
    /** The button is disabled until this is true, because a press might otherwise set the wrong state. */
    isKnown: ids.isSuccess,
    isKept: (questionId: number) => ids.data?.data.includes(questionId) ?? false,
    keep: (questionId: number, isKept: boolean) => {
      show(questionId, isKept)
      command.mutate({ question_id: questionId, status: isKept })
    },
  }
}

function withId(reply: Ids, questionId: number, isKept: boolean): Ids {
  const others = reply.data.filter(id => id !== questionId)
  return { ...reply, data: isKept ? [...others, questionId] : others }
}
