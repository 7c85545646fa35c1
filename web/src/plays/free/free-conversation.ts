// The calls of a play in free order to the server: save every change, submit the play. free-play-state.ts holds the state on screen.

import type { Result } from '@trivium/contract/plays'
import type { PlayerRefusal } from '@trivium/contract/refusals'
import { type ask as askServer, CallError } from '../../actions.ts'
import type { Patiently } from '../conversation/patience.ts'
import { type FreeEvent, type FreeState, mayFinish, nextUnsaved } from './free-play-state.ts'

/** How changes are sent and how the play ends, where it is not as usual. */
export interface FreeTerms {
  /** Goes with every change. */
  withChange: () => { seat: number; number: number }
  end: () => Promise<Result | null>
  /** @returns whether it has dealt with the refusal */
  onRefused: (refusal: PlayerRefusal) => boolean
}

interface Surroundings {
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

export function converseFreely(around: Surroundings) {
  const { state, dispatch, ask, patiently, showResult, onFailure, terms } = around
  let isSending = false
  let isFinishing = false

  /** Sends whatever is unsaved. Call after every change. */
  function attend(): void {
    const next = state().isStuck ? null : nextUnsaved(state())
    if (next !== null && !isSending) void save(next)
    if (mayFinish(state()) && !isFinishing) void finish()
  }

  /** Saves one answer at a time, and only the latest of each question: a change during the call is sent afterwards. */
  async function save(question_id: number): Promise<void> {
    const play_id = state().play.id
    let answer = ''
    isSending = true
    try {
      const reply = await patiently(() => {
        // A retry sends the draft of that moment.
        answer = state().drafts[question_id] ?? ''
        return ask('submit_answer', { play_id, question_id, answer, ...terms?.withChange() })
      })
      isSending = false
      if (reply) dispatch({ type: 'saved', questionId: question_id, answer, now: reply.data.now })
    } catch (error) {
      isSending = false
      await afterRefusal(around, error)
    }
  }

  /** Ends the play after it was submitted or its time is over. This is the last call. */
  async function finish(): Promise<void> {
    isFinishing = true
    try {
      const end = terms?.end ?? (async () => (await ask('finish_play', { play_id: state().play.id })).data)
      const ended = await patiently(async () => ({ result: await end() }))
      if (ended) showResult(ended.result)
    } catch (error) {
      isFinishing = false
      if (!(error instanceof CallError)) throw error
      onFailure(error)
      dispatch({ type: 'hand_in_failed' })
    }
  }

  return { attend }
}

/** After a failure that a retry cannot fix: if the play is over, shows its result; otherwise the player decides. */
async function afterRefusal(around: Surroundings, error: unknown): Promise<void> {
  const { state, dispatch, ask, patiently, showResult, onFailure, terms } = around
  if (!(error instanceof CallError)) throw error
  dispatch({ type: 'got_stuck' })
  if (error.refusal && terms?.onRefused(error.refusal)) return
  if (error.refusal === null) return onFailure(error)
  try {
    const reply = await patiently(() => ask('get_play', { play_id: state().play.id }))
    if (reply && !reply.play) showResult(reply.result)
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure
    onFailure(failure)
  }
}
