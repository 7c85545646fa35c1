// The conversation of a play in free order with the server: save every change, hand in. What it means on screen is in
// free-play-state.ts.

import { useCallback, useEffect, useReducer, useRef } from 'react'
import { ask, CallError } from '../actions.ts'
import { notifyCallError } from '../ui/notify-call-error.ts'
import { keepUnsent, keptUnsent } from './free-kept.ts'
import {
  type FreeEvent,
  freeReducer,
  type FreeState,
  mayFinish,
  nextUnsaved,
  openedFreePlay,
  type OpenFreePlay,
  saveStateOf,
  unsavedDrafts,
} from './free-play-state.ts'
import { useForgetOnLeave, useShowResult } from './use-kept-play.ts'
import { type Patiently, usePatience } from './use-patience.ts'

interface Conversation {
  dispatch: (event: FreeEvent) => void
  patiently: Patiently
  /** The play is over, for the server: on to what it came to. */
  showResult: ReturnType<typeof useShowResult>
}

export function useFreePlay(opened: OpenFreePlay) {
  const playId = opened.play.id
  const [state, dispatch] = useReducer(freeReducer, opened, reply => openedFreePlay(reply, keptUnsent(playId)))
  const { isSilent, patiently } = usePatience()
  const showResult = useShowResult(playId)
  useForgetOnLeave(playId)
  // Coming back to the tab asks where the play stands: another one may have changed answers meanwhile.
  useEffect(() => dispatch({ type: 'looked_again', reply: opened }), [opened])
  useEffect(() => keepUnsent(playId, unsavedDrafts(state)), [playId, state])
  useSaving(state, { dispatch, patiently, showResult })
  useHandingIn(state, { dispatch, patiently, showResult })
  return {
    state,
    saveState: saveStateOf(state, isSilent),
    answer: (questionId: number, answer: string) => dispatch({ type: 'answered', questionId, answer }),
    takeBack: (questionId: number) => dispatch({ type: 'taken_back', questionId }),
    goTo: (index: number) => dispatch({ type: 'went_to', index }),
    tryAgain: () => dispatch({ type: 'tried_again' }),
    handIn: () => dispatch({ type: 'handed_in' }),
    endByClock: () => dispatch({ type: 'time_was_over' }),
  }
}

/** One answer at a time, and of each question only the last: what changes on the way is sent after it. */
function useSaving(state: FreeState, conversation: Conversation): void {
  const latest = useLatest({ state, ...conversation })
  const isSending = useRef(false)
  const save = useCallback(
    async (questionId: number) => {
      const { dispatch, patiently } = latest.current
      const play_id = latest.current.state.play.id
      let answer = ''
      isSending.current = true
      try {
        const reply = await patiently(() => {
          // Asked again, it sends what stands there by then.
          answer = latest.current.state.drafts[questionId] ?? ''
          return ask('submit_answer', { play_id, question_id: questionId, answer })
        })
        isSending.current = false
        if (reply) dispatch({ type: 'saved', questionId, answer, now: reply.data.now })
      } catch (error) {
        isSending.current = false
        await afterRefusal(error, play_id, latest.current)
      }
    },
    [latest],
  )
  const next = state.isStuck ? null : nextUnsaved(state)
  useEffect(() => {
    if (next !== null && !isSending.current) void save(next)
    // Every change may be what has to be sent.
  }, [next, state, save])
}

/** A play that is over has a result; anything else that sending again would not mend is for the player to decide. */
async function afterRefusal(error: unknown, playId: number, { dispatch, patiently, showResult }: Conversation): Promise<void> {
  if (!(error instanceof CallError)) throw error
  dispatch({ type: 'got_stuck' })
  if (error.refusal === null) return notifyCallError(error)
  try {
    const reply = await patiently(() => ask('get_play', { play_id: playId }))
    if (reply && !reply.play) showResult(reply.result)
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure
    notifyCallError(failure)
  }
}

/** Handed in, or over: ends the play once everything is saved. */
function useHandingIn(state: FreeState, { dispatch, patiently, showResult }: Conversation): void {
  const isReady = mayFinish(state)
  const playId = state.play.id
  const isFinishing = useRef(false)
  useEffect(() => {
    if (!isReady || isFinishing.current) return
    const finish = async () => {
      isFinishing.current = true
      try {
        const reply = await patiently(() => ask('finish_play', { play_id: playId }))
        if (reply) showResult(reply.data)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        notifyCallError(error)
        dispatch({ type: 'hand_in_failed' })
      } finally {
        isFinishing.current = false
      }
    }
    void finish()
  }, [isReady, playId, dispatch, patiently, showResult])
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
