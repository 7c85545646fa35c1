// A guest's five questions: the current one, the answers, and the server's replies.

import { useState } from 'react'
import { useAction, useCommand } from '../../platform/calls/actions.ts'
import { clearSaved, saveTrial, type SavedTrial, readSaved } from '../../people/identity/index.ts'

export function useTrial() {
  const [kept, setBookmarked] = useState<SavedTrial | null>(() => readSaved(Date.now()))
  /** The question on screen stays until the guest goes on. */
  const [place, setPlace] = useState(kept?.told.length ?? 0)
  const fresh = useAction('get_trial', {}, { enabled: kept === null, staleTimeMs: Infinity })
  const trial = kept ?? (fresh.data ? { ...fresh.data.data, told: [] } : null)
  const command = useCommand('answer_trial', {
    // The trial is over, or another tab has answered: the next visit loads new questions.
    onError: ({ refusal }) => void (refusal && clearSaved()),
  })
  const answer = (given: string) => {
    const option = trial?.questions[place]?.options.find(({ key }) => key === given)?.key
    if (!trial || !option || command.isPending || trial.told.length > place) return
    command.mutate(
      { guest_key: trial.guest_key, number: place, answer: option },
      {
        onSuccess({ data }) {
          const next = { ...trial, told: [...trial.told, { ...data, answer: option }] }
          setBookmarked(next)
          saveTrial(next)
        },
      },
    )
  }
  return {
    trial,
    place,
    question: trial?.questions[place] ?? null,
    told: trial?.told[place] ?? null,
    /** The option in flight. */
    sent: command.isPending ? command.variables.answer : null,
    answer,
    goOn: () => setPlace(place + 1),
    error: trial === null ? fresh.error : null,
    retry: fresh.refetch,
  }
}
