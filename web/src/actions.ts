// The one way components talk to the server: useAction reads, useCommand changes.

import type { ActionName } from '@trivium/contract'
import type { Refusal } from '@trivium/contract/refusals'
import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, type CallFailure, languageFor, newIdempotencyKey, type CallInput, type Success } from './api.ts'
import { hasServerAnswered } from './connection.ts'
import { useSession } from './session.ts'
import { refreshSettings } from './site-settings.ts'
import { notifyCallError } from './ui/notify-call-error.ts'

/** Why a call brought nothing: the server refused it, with a code, or it never answered properly (`refusal` is null). */
export class CallError extends Error {
  readonly refusal: Refusal | null
  /** The server was reached, whatever it said. */
  readonly isAnswered = hasServerAnswered()
  /** Null for a refusal. */
  readonly failure: CallFailure | null
  constructor(name: ActionName, refusal: Refusal | null, failure: CallFailure | null = null) {
    super(`${name}: ${refusal ?? 'no answer'}`)
    this.refusal = refusal
    this.failure = failure
  }
}

/** Like `call`, for async functions that would rather throw; what is thrown is a CallError. */
export async function ask<Name extends ActionName>(
  name: Name,
  input: CallInput<Name>,
  options?: { idempotencyKey?: string; signal?: AbortSignal },
): Promise<Success<Name>> {
  let failure: CallFailure | null = null
  const reply = await call(name, input, { ...options, onFailure: told => (failure = told) })
  if (reply && !reply.error) return reply
  if (reply?.message === 'maintenance') void refreshSettings()
  throw new CallError(name, reply?.message ?? null, failure)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => !(error instanceof CallError && error.refusal) && failures < 2,
    },
    mutations: { networkMode: 'always' },
  },
})

/** Where the reply of an action is cached: by name, input, and who asks in which content language. */
export function actionKey<Name extends ActionName>(name: Name, input: CallInput<Name>) {
  const { token, contentLanguageId } = useSession.getState()
  return [name, input, { ...languageFor(name), isSignedIn: token !== null, contentLanguageId }]
}

const queryOf = <Name extends ActionName>(name: Name, input: CallInput<Name>) => ({
  queryKey: actionKey(name, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(name, input, { signal }),
})

/** Reads before the component that wants it is there. */
export function prefetchAction<Name extends ActionName>(name: Name, input: CallInput<Name>): void {
  void queryClient.prefetchQuery(queryOf(name, input))
}

interface ActionOptions {
  enabled?: boolean
  staleTimeMs?: number
  refetchEveryMs?: number
  /** Shows the previous page of a list while the next one comes. */
  keepPrevious?: boolean
}

/**
 * Reads with an action, cached by name and input. `result.data` is the reply: `result.data.data`, and beside it what the
 * contract puts there (`total`, `play`, …). `result.error` is a CallError; ErrorState knows how to show it.
 */
export function useAction<Name extends ActionName>(name: Name, input: CallInput<Name>, options: ActionOptions = {}) {
  // Both decide what the server answers, and so belong to the key.
  useSession(session => session.token !== null)
  useSession(session => session.contentLanguageId)
  return useQuery<Success<Name>, CallError>({
    ...queryOf(name, input),
    enabled: options.enabled ?? true,
    ...(options.staleTimeMs !== undefined && { staleTime: options.staleTimeMs }),
    ...(options.refetchEveryMs !== undefined && { refetchInterval: options.refetchEveryMs }),
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
  })
}

interface CommandOptions<Name extends ActionName> {
  /** The reads that are no longer true afterwards. */
  outdates?: readonly ActionName[]
  /** Set when the component shows the error itself; otherwise it is a toast. */
  isQuiet?: boolean
  /** Both hold for every call, also when the component has gone or has called again meanwhile; those of `mutate` do not. */
  onSuccess?: (reply: Success<Name>, input: CallInput<Name>) => void
  onError?: (error: CallError, input: CallInput<Name>) => void
}

/**
 * Changes something: `command.mutate(input, { onSuccess })`. Actions that move coins carry an idempotency key; trying the
 * same input again after no answer repeats the key, so that nothing is paid twice.
 */
export function useCommand<Name extends ActionName>(
  name: Name,
  options: CommandOptions<Name> = {},
): UseMutationResult<Success<Name>, CallError, CallInput<Name>> {
  const client = useQueryClient()
  const unanswered = useRef<{ body: string; key: string } | null>(null)
  return useMutation<Success<Name>, CallError, CallInput<Name>>({
    mutationFn: input => {
      const body = JSON.stringify(input)
      if (unanswered.current?.body !== body) unanswered.current = { body, key: newIdempotencyKey() }
      return ask(name, input, { idempotencyKey: unanswered.current.key })
    },
    onSuccess: (reply, input) => {
      unanswered.current = null
      for (const outdated of options.outdates ?? []) void client.invalidateQueries({ queryKey: [outdated] })
      options.onSuccess?.(reply, input)
    },
    onError: (error, input) => {
      if (error.refusal) unanswered.current = null
      if (!options.isQuiet) notifyCallError(error)
      options.onError?.(error, input)
    },
  })
}
