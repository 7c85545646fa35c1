// The conversation of a play in free order with the server: save every change, hand in. What it means on screen is in
// free-play-state.ts.

import type { Result } from '@trivium/contract/plays'
import { type ask as askServer, CallError } from '../../actions.ts'
import type { Patiently } from '../conversation/patience.ts'
import { type FreeEvent, type FreeState, mayFinish, nextUnsaved } from './free-play-state.ts'

interface Surroundings {
  /** As it stands now. */
  state: () => FreeState
  dispatch: (event: FreeEvent) => void
  ask: typeof askServer
  patiently: Patiently
  /** The play is over, for the server: on to what it came to. */
  showResult: (result: Result | null) => void
  onFailure: (error: CallError) => void
}

export function converseFreely(around: Surroundings) {
  const { state, dispatch, ask, patiently, showResult, onFailure } = around
  let isSending = false
  let isFinishing = false

  /** Sends what has to be sent as the play stands now: told after every change. */
  function attend(): void {
    const next = state().isStuck ? null : nextUnsaved(state())
    if (next !== null && !isSending) void save(next)
    if (mayFinish(state()) && !isFinishing) void finish()
  }

  /** One answer at a time, and of each question only the last: what changes on the way is sent after it. */
  async function save(question_id: number): Promise<void> {
    const play_id = state().play.id
    let answer = ''
    isSending = true
    try {
      const reply = await patiently(() => {
        // Asked again, it sends what stands there by then.
        answer = state().drafts[question_id] ?? ''
        return ask('submit_answer', { play_id, question_id, answer })
      })
      isSending = false
      if (reply) dispatch({ type: 'saved', questionId: question_id, answer, now: reply.data.now })
    } catch (error) {
      isSending = false
      await afterRefusal(around, error)
    }
  }

  /** Handed in, or over: ends the play. It is the last that is said. */
  async function finish(): Promise<void> {
    isFinishing = true
    try {
      const reply = await patiently(() => ask('finish_play', { play_id: state().play.id }))
      if (reply) showResult(reply.data)
    } catch (error) {
      isFinishing = false
      if (!(error instanceof CallError)) throw error
      onFailure(error)
      dispatch({ type: 'hand_in_failed' })
    }
  }

  return { attend }
}

/** A play that is over has a result; anything else that sending again would not mend is for the player to decide. */
async function afterRefusal({ state, dispatch, ask, patiently, showResult, onFailure }: Surroundings, error: unknown): Promise<void> {
  if (!(error instanceof CallError)) throw error
  dispatch({ type: 'got_stuck' })
  if (error.refusal === null) return onFailure(error)
  try {
    const reply = await patiently(() => ask('get_play', { play_id: state().play.id }))
    if (reply && !reply.play) showResult(reply.result)
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure
    onFailure(failure)
  }
}
