import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { actionKey, useAction, useCommand } from '../../platform/calls/actions.ts'
import type { Success } from '../../platform/calls/api.ts'
import { undoable } from './undo-toast.tsx'
import type { BookmarkType } from './bookmark-types.ts'

type Reply = Success<'get_bookmark'>
export type BookmarkedQuestion = Reply['data'][number]

/** The bookmarks of a type. Removing one shows at once and can be undone. `kept` is undefined while loading. */
export function useBookmarkedQuestions(type: BookmarkType) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const reply = useAction('get_bookmark', { type })
  const isEmpty = reply.isError && reply.error.refusal === 'no_data'
  const key = actionKey('get_bookmark', { type })
  const setBookmarked = (change: (kept: BookmarkedQuestion[]) => BookmarkedQuestion[]) =>
    client.setQueryData<Reply>(key, before => before && { ...before, data: change(before.data) })
  const { mutate } = useCommand('set_bookmark', {
    outdates: ['get_bookmark', 'get_bookmarked_ids'],
    // Several removals may be in flight at once; each has its own undo.
    onSuccess: (_, { question_id, status }) => {
      if (!status) undoable(t('bookmark.removed'), `undo-${question_id}`, () => mutate({ question_id, type, status: true }))
    },
    onError: () => void client.invalidateQueries({ queryKey: key }),
  })
  return {
    kept: isEmpty ? [] : reply.data?.data,
    error: reply.isError && !isEmpty && !reply.data ? reply.error : null,
    refetch: reply.refetch,
    remove: (question: BookmarkedQuestion) => {
      setBookmarked(kept => kept.filter(({ id }) => id !== question.id))
      mutate({ question_id: question.id, type, status: false })
    },
  }
}
