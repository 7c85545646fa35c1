// The calls of a play in free order to the server: save every change, hand in when the player asks for it, ask when the clock has run out.
// free-play-state.ts holds the state on screen.

import type { Result } from '@trivium/contract/play/plays'
import type { PlayerRefusal } from '@trivium/contract/platform/refusals'
import { type ask as askServer, CallError } from '../../../platform/calls/actions.ts'
import type { Patiently } from '../conversation/patience.ts'
import { type ClockDeps, keepTime } from '../conversation/play-clock.ts'
import { type FreeEvent, type FreeState, mayFinish, nextUnsaved } from './free-play-state.ts'

/** How exams send changes and end the play. */
export interface FreeTerms {
  /** Fields sent with every change. */
  withChange: () => { seat: number; number: number }
  /** @param version of the play at the hand-in, as the page knew it then */
  end: (version: number) => Promise<Result | null>
  /** @returns whether it handled the refusal */
  onRefused: (refusal: PlayerRefusal) => boolean
}

interface FreePlayDeps extends Pick<ClockDeps, 'after' | 'now'> {
  /** The current state. */
  state: () => FreeState
  dispatch: (event: FreeEvent) => void
  ask: typeof askServer
  patiently: Patiently
  /** Goes to the result, when the play is over on the server. */
  showResult: (result: Result | null) => void
  onFailure: (error: CallError) => void
  terms?: FreeTerms | undefined
}

export function converseFreely(deps: FreePlayDeps) {
  const { state, dispatch, ask, patiently, showResult, terms, after, now } = deps
  const clock = keepTime({ deadline: () => state().play.deadline, ranOut: () => showEnd(deps), read: () => look(deps), after, now })
  let [isSending, isFinishing] = [false, false]

  /** Sends unsaved drafts. Call after every change. */
  function attend(): void {
    const next = state().isStuck ? null : nextUnsaved(state())
    if (next !== null && !isSending) void save(next)
    if (mayFinish(state()) && !isFinishing) void finish()
    clock.attend()
  }

  /** Saves one answer at a time, and only the latest of each question: a change during the call is sent afterwards. */
  async function save(question_id: number): Promise<void> {
    const play_id = state().play.id
    let answer = ''
    isSending = true
    try {
      const reply = await patiently(() => {
        // A retry sends the current draft.
        answer = state().drafts[question_id] ?? ''
        return ask('submit_answer', { play_id, question_id, answer, ...terms?.withChange() })
      })
      isSending = false
      if (reply) dispatch({ type: 'saved', questionId: question_id, answer, clock: reply.data })
    } catch (error) {
      isSending = false
      await afterRefusal(deps, clock.ask, error)
    }
  }

  /** Ends the play at the player's request. This is the last call. */
  async function finish(): Promise<void> {
    isFinishing = true
    try {
      const ended = await patiently(async () => ({ result: await handIn(deps) }))
      if (ended) showResult(ended.result)
    } catch (error) {
      isFinishing = false
      await afterFailedHandIn(deps, clock.ask, error)
    }
  }

  return { attend, start: clock.start, look: clock.ask }
}

/** By the page's clock. */
function showEnd({ state, dispatch }: FreePlayDeps): void {
  if (!state().isDue) dispatch({ type: 'ran_out' })
}

const handIn = async ({ state, ask, terms }: FreePlayDeps): Promise<Result | null> =>
  terms ? terms.end(state().handedInVersion) : (await ask('finish_play', { play_id: state().play.id })).data

/** Asks for the current state. @returns false if the server gave no usable reply */
async function look({ state, dispatch, ask, patiently, showResult, now }: FreePlayDeps): Promise<boolean> {
  const { deadline, id: play_id } = state().play
  if (deadline !== null && Date.parse(deadline) <= now()) dispatch({ type: 'ran_out' })
  try {
    const reply = await patiently(() => ask('get_play', { play_id }))
    if (reply?.play) dispatch({ type: 'looked_again', reply: { data: reply.data, play: reply.play, answers: reply.answers } })
    else if (reply) showResult(reply.result)
    return true
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    dispatch({ type: 'look_failed' })
    return false
  }
}

/** Handles a failure that a retry cannot fix: shows the result if the play is over; otherwise the player decides. */
async function afterRefusal({ dispatch, onFailure, terms }: FreePlayDeps, lookAgain: () => Promise<void>, error: unknown): Promise<void> {
  if (!(error instanceof CallError)) throw error
  dispatch({ type: 'got_stuck' })
  if (error.refusal === null) return onFailure(error)
  if (!terms?.onRefused(error.refusal)) await lookAgain()
}

/** A refusal means that the play has ended, or that it was reopened after the hand-in. */
async function afterFailedHandIn({ dispatch, onFailure }: FreePlayDeps, lookAgain: () => Promise<void>, error: unknown): Promise<void> {
  if (!(error instanceof CallError)) throw error
  onFailure(error)
  dispatch({ type: 'hand_in_failed' })
  if (error.refusal !== null) await lookAgain()
}
