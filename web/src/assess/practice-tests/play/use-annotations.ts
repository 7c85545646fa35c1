// The annotations of a test's questions: shown at once, and saved on the server one after another (annotation-queue.ts).

import type { Annotation, OptionKey } from '@trivium/contract/play/plays'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ask, CallError, queryClient, useAction } from '../../../platform/calls/actions.ts'
import { usePatience } from '../../../play/plays/index.ts'
import { notifyCallError } from '../../../platform/ui/feedback/notify-call-error.ts'
import { AnnotationQueue } from './annotation-queue.ts'

type SavedAnnotation = Pick<Annotation, 'marked' | 'struck' | 'own_note'>
const nothing: SavedAnnotation = { marked: false, struck: [], own_note: null }
/** Stands for "none" in a call. */
const none = '-'

export function useAnnotations(playId: number) {
  const reply = useAction('get_annotations', { play_id: playId }, { staleTimeMs: 0 }).data
  const [own, setOwn] = useState<ReadonlyMap<number, Partial<SavedAnnotation>>>(new Map())
  // Drops a change that the server refused.
  const forget = useCallback(async (id: number) => {
    await queryClient.invalidateQueries({ queryKey: ['get_annotations'] })
    setOwn(before => new Map([...before].filter(([other]) => other !== id)))
  }, [])
  const { queue, isSaved } = useQueue(playId, forget)
  const known = useMemo(() => new Map((reply?.data ?? []).map(one => [one.question_id, one])), [reply])
  const of = useCallback((id: number): SavedAnnotation => ({ ...nothing, ...known.get(id), ...own.get(id) }), [known, own])
  const change = useCallback(
    (id: number, kept: Partial<SavedAnnotation>) => {
      setOwn(before => new Map(before).set(id, { ...before.get(id), ...kept }))
      const { marked, struck, own_note: note } = kept
      void queue.add(id, {
        ...(marked !== undefined && { marked }),
        ...(struck && { struck: struck.join(',') || none }),
        ...(note !== undefined && { own_note: note ?? none }),
      })
    },
    [queue],
  )
  return useMemo(() => {
    const marked = new Set([...new Set([...known.keys(), ...own.keys()])].filter(id => of(id).marked))
    return {
      of,
      marked,
      isSaved,
      toggleMark: (id: number) => change(id, { marked: !of(id).marked }),
      toggleStrike: (id: number, key: OptionKey) => change(id, { struck: toggled(of(id).struck, key) }),
      setNote: (id: number, text: string) => change(id, { own_note: text.trim() === '' ? null : text.trim() }),
    }
  }, [known, own, of, change, isSaved])
}

const toggled = (struck: readonly OptionKey[], key: OptionKey) =>
  struck.includes(key) ? struck.filter(one => one !== key) : [...struck, key].toSorted()

function useQueue(playId: number, forget: (questionId: number) => Promise<void>) {
  const { patiently } = usePatience()
  const [isSaved, setSaved] = useState(true)
  const [queue] = useState(
    () =>
      new AnnotationQueue({
        send: (question_id, change) => patiently(() => ask('annotate_question', { play_id: playId, question_id, ...change })),
        onFailure(error, questionId) {
          if (!(error instanceof CallError)) throw error
          notifyCallError(error)
          void forget(questionId)
        },
        onSaved: setSaved,
      }),
  )
  useEffect(
    () => () => {
      // The next visit, the review and the pool of marked questions must refetch.
      queryClient.removeQueries({ queryKey: ['get_annotations'] })
      void queryClient.invalidateQueries({ queryKey: ['get_all_question_types'] })
    },
    [],
  )
  return { queue, isSaved }
}
