// Components call the server only through these hooks: useAction reads, useCommand changes.

import type { ActionName } from '@trivium/contract'
import type { PlayerRefusal } from '@trivium/contract/platform/refusals'
import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, type CallFailure, languageFor, newIdempotencyKey, type CallInput, type Success } from './api.ts'
import { hasServerAnswered } from './connection.ts'
import { useSession } from '../session/session.ts'
import { refreshSettings } from '../settings/site-settings.ts'
import { notifyCallError } from '../ui/feedback/notify-call-error.ts'

/** A failed call: the server refused it with a code, or sent no valid reply (`refusal` is null). */
export class CallError extends Error {
  readonly refusal: PlayerRefusal | null
  /** Whether the server replied at all. */
  readonly isAnswered = hasServerAnswered()
  /** Null for a refusal. */
  readonly failure: CallFailure | null
  constructor(name: ActionName, refusal: PlayerRefusal | null, failure: CallFailure | null = null) {
    super(`${name}: ${refusal ?? 'no answer'}`)
    this.refusal = refusal
    this.failure = failure
  }
}

/** Like `call`, but @throws CallError on a refusal or failure. */
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
      // Also for reads that do not pause offline.
      refetchOnReconnect: true,
      retry: (failures, error) => !(error instanceof CallError && error.refusal) && failures < 2,
    },
    mutations: { networkMode: 'always' },
  },
})

/** The cache key of a reply: action, input, whether the visitor is signed in, and the content language. */
export function actionKey<Name extends ActionName>(name: Name, input: CallInput<Name>) {
  const { token, contentLanguageId } = useSession.getState()
  return [name, input, { ...languageFor(name), isSignedIn: token !== null, contentLanguageId }]
}

/** Rerenders when a part of the session changes that belongs to the key, because replies depend on it. */
export function useSessionInKey(): void {
  useSession(session => session.token !== null)
  useSession(session => session.contentLanguageId)
  useSession(session => session.systemConfig?.language_mode)
}

const queryOf = <Name extends ActionName>(name: Name, input: CallInput<Name>) => ({
  queryKey: actionKey(name, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(name, input, { signal }),
})

/**
 * Without a connection, a read with data pauses and keeps them; one without fails at once, so that the page says so and offers to try again
 * instead of waiting forever.
 */
export const networkModeOf = (key: readonly unknown[]) => (queryClient.getQueryData(key) === undefined ? 'always' : 'online')

/** Starts a read before the component that needs it renders. */
export function prefetchAction<Name extends ActionName>(name: Name, input: CallInput<Name>): void {
  void queryClient.prefetchQuery(queryOf(name, input))
}

interface ActionOptions<Name extends ActionName> {
  enabled?: boolean
  staleTimeMs?: number
  /** Polls; pauses while the tab is hidden. A function returns the wait after the last reply; false stops polling. */
  refetchEveryMs?: number | ((reply: Success<Name>) => number | false)
  /** Keeps showing the previous page of a list while the next one loads. */
  keepPrevious?: boolean
}

/**
 * Reads with an action, cached by name and input. `result.data` is the reply: `result.data.data` and the fields that the contract
 * defines beside it (`total`, `play`, …). `result.error` is a CallError, which ErrorState can show.
 */
export function useAction<Name extends ActionName>(name: Name, input: CallInput<Name>, options: ActionOptions<Name> = {}) {
  useSessionInKey()
  const everyMs = options.refetchEveryMs
  const query = queryOf(name, input)
  return useQuery<Success<Name>, CallError>({
    ...query,
    networkMode: networkModeOf(query.queryKey),
    enabled: options.enabled ?? true,
    ...(options.staleTimeMs !== undefined && { staleTime: options.staleTimeMs }),
    ...(everyMs !== undefined && {
      refetchInterval: ({ state }) => (typeof everyMs === 'number' ? everyMs : state.data ? everyMs(state.data) : false),
    }),
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
  })
}

export interface CommandOptions<Name extends ActionName> {
  /** Reads to invalidate afterwards. */
  outdates?: readonly ActionName[]
  /** Set when the component shows the error itself; otherwise a toast shows it. */
  isQuiet?: boolean
  /** Run for every call, even if the component has unmounted or called again; the callbacks of `mutate` do not. */
  onSuccess?: (reply: Success<Name>, input: CallInput<Name>) => void
  onError?: (error: CallError, input: CallInput<Name>) => void
}

/**
 * Changes something: `command.mutate(input, { onSuccess })`. Actions that move coins carry an idempotency key. A retry with the same
 * input after a missing reply repeats the key, so that nothing is paid twice.
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
