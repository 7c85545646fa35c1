// A guest's five questions: which one is shown, what was answered, and what the server said.

import { useState } from 'react'
import { useAction, useCommand } from '../../platform/calls/actions.ts'
import { forgetKept, keep, type KeptTaste, readKept } from '../../people/identity/index.ts'

export function useTaste() {
  const [kept, setKept] = useState<KeptTaste | null>(() => readKept(Date.now()))
  /** The question that is shown stays until the guest goes on. */
  const [place, setPlace] = useState(kept?.told.length ?? 0)
  const fresh = useAction('get_taste', {}, { enabled: kept === null, staleTimeMs: Infinity })
  const taste = kept ?? (fresh.data ? { ...fresh.data.data, told: [] } : null)
  const command = useCommand('answer_taste', {
    // Over, or answered in another tab: the next visit brings new ones.
    onError: ({ refusal }) => void (refusal && forgetKept()),
  })
  const answer = (given: string) => {
    const option = taste?.questions[place]?.options.find(({ key }) => key === given)?.key
    if (!taste || !option || command.isPending || taste.told.length > place) return
    command.mutate(
      { guest_key: taste.guest_key, number: place, answer: option },
      {
        onSuccess({ data }) {
          const next = { ...taste, told: [...taste.told, { ...data, answer: option }] }
          setKept(next)
          keep(next)
        },
      },
    )
  }
  return {
    taste,
    place,
    question: taste?.questions[place] ?? null,
    told: taste?.told[place] ?? null,
    last: taste?.told.at(-1) ?? null,
    /** The option that is being sent. */
    sent: command.isPending ? command.variables.answer : null,
    answer,
    goOn: () => setPlace(place + 1),
    error: taste === null ? fresh.error : null,
    retry: fresh.refetch,
  }
}
