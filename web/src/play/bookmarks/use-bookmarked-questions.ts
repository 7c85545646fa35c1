import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { actionKey, useAction, useCommand } from '../../platform/calls/actions.ts'
import type { Success } from '../../platform/calls/api.ts'
import { undoable } from './undo-toast.tsx'

type Reply = Success<'get_bookmark'>
export type BookmarkedQuestion = Reply['data'][number]

/** All bookmarks in the content language. Removing one shows at once and can be undone. `kept` is undefined while loading. */
export function useBookmarkedQuestions() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const reply = useAction('get_bookmark', {})
  const isEmpty = reply.isError && reply.error.refusal === 'no_data'
  const key = actionKey('get_bookmark', {})
  const setBookmarked = (change: (kept: BookmarkedQuestion[]) => BookmarkedQuestion[]) =>
    client.setQueryData<Reply>(key, before => before && { ...before, data: change(before.data) })
  const { mutate } = useCommand('set_bookmark', {
    outdates: ['get_bookmark', 'get_bookmarked_ids'],
    // Several removals may be in flight at once; each has its own undo.
    onSuccess: (_, { question_id, status }) => {
      if (!status) undoable(t('bookmark.removed'), `undo-${question_id}`, () => mutate({ question_id, status: true }))
    },
    onError: () => void client.invalidateQueries({ queryKey: key }),
  })
  return {
    kept: isEmpty ? [] : reply.data?.data,
    elsewhere: isEmpty ? [] : (reply.data?.elsewhere ?? []),
    error: reply.isError && !isEmpty && !reply.data ? reply.error : null,
    refetch: reply.refetch,
    remove: (question: BookmarkedQuestion) => {
      setBookmarked(kept => kept.filter(({ id }) => id !== question.id))
      mutate({ question_id: question.id, status: false })
    },
  }
}
