// The conversation of one play with the server: answer, go on, look again. What it means on screen is in play-state.ts.

import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Result } from '@trivium/contract/plays'
import { ask, CallError, useCommand } from '../actions.ts'
import { serverNow } from '../server-clock.ts'
import { notifyCallError } from '../ui/notify-call-error.ts'
import { playCue } from '../ui/sound.ts'
import { goesOnInMs, type OpenPlay, openedPlay, type PlayEvent, playReducer, type PlayState } from './play-state.ts'
import { useForgetOnLeave, useShowResult } from './use-kept-play.ts'
import { useHint } from './use-hint.ts'
import { useLifelines } from './use-lifelines.ts'
import { type Patiently, usePatience } from './use-patience.ts'

type Dispatch = (event: PlayEvent) => void

export interface Surroundings {
  /** Set once the server says that the play is over, whoever has ended it. */
  over: { result: Result | null } | null
  /** A dialog stands in front of it. */
  isCovered: boolean
}

export function usePlay(opened: OpenPlay, { over, isCovered }: Surroundings) {
  const [state, dispatch] = useReducer(playReducer, opened, openedPlay)
  const playId = state.play.id
  const { isSilent, patiently } = usePatience()
  const showResult = useShowResult(playId)
  useForgetOnLeave(playId)
  // Coming back to the tab asks where the play stands: another one may have gone on meanwhile.
  useEffect(() => dispatch({ type: 'looked_again', reply: opened }), [opened])
  const look = useLook(playId, { dispatch, patiently, showResult })
  const handIn = useHandIn(state, { dispatch, patiently, onRefused: () => look('loaded') })

  const goOn = useCallback(() => {
    if (state.phase !== 'told' || !state.outcome) return
    if (state.outcome.result || over) showResult(state.outcome.result ?? over?.result ?? null)
    else {
      dispatch({ type: 'went_on' })
      if (state.play.seconds_per_question === null) tellShown(playId)
    }
  }, [state.phase, state.outcome, state.play.seconds_per_question, playId, over, showResult])
  useGoOnByItself(state, isCovered, goOn)
  // Who reads what was right, or has a dialog open, is not taken away from it.
  const isLeft = over !== null && state.phase !== 'told' && !isCovered
  useEffect(() => {
    if (isLeft) showResult(over.result)
  }, [isLeft, over, showResult])
  const finish = useCommand('finish_play')

  return {
    state,
    isOffline: isSilent,
    handIn,
    lookAgain: () => void look('loaded'),
    goOn,
    choose: (answer: string) => dispatch({ type: 'answer_changed', answer }),
    lifeline: useLifelines(state, dispatch, () => void look('looked_again')),
    hint: useHint(state, dispatch, () => void look('looked_again')),
    giveUp: { isPending: finish.isPending, run: () => finish.mutate({ play_id: playId }, { onSuccess: ({ data }) => showResult(data) }) },
  }
}

/** Where no clock runs only the player knows how long a note was read. Nobody waits for this: unheard, the answer has no time. */
function tellShown(playId: number): void {
  ask('get_play', { play_id: playId }).catch(() => undefined)
}

interface LookWith {
  dispatch: Dispatch
  patiently: Patiently
  showResult: ReturnType<typeof useShowResult>
}

/** Asks where the play stands: at the same question, further on, or over. */
function useLook(playId: number, { dispatch, patiently, showResult }: LookWith) {
  return async (type: 'loaded' | 'looked_again') => {
    try {
      const reply = await patiently(() => ask('get_play', { play_id: playId }))
      if (reply?.play) dispatch({ type, reply: { data: reply.data, play: reply.play } })
      else if (reply) showResult(reply.result)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      notifyCallError(error)
      if (type === 'loaded') dispatch({ type: 'got_stuck' })
    }
  }
}

interface HandInWith {
  dispatch: Dispatch
  patiently: Patiently
  /** Another tab was faster, or the time was over. */
  onRefused: () => Promise<void>
}

/** Sends an answer until the server has it, and only one at a time: it takes the same answer twice without counting it twice. */
function useHandIn(state: PlayState, { dispatch, patiently, onRefused }: HandInWith) {
  const isSending = useRef(false)
  return async (answer: string) => {
    const questionId = state.questions[state.index]?.id
    if (questionId === undefined || state.phase !== 'choosing' || isSending.current) return
    isSending.current = true
    dispatch({ type: 'handed_in', answer })
    try {
      const reply = await patiently(() => ask('submit_answer', { play_id: state.play.id, question_id: questionId, answer }))
      if (!reply) return
      if (reply.data.correct !== null) playCue(reply.data.correct ? 'right' : 'wrong')
      dispatch({ type: 'told', outcome: reply.data })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.refusal) await onRefused()
      else dispatch({ type: 'got_stuck' })
    } finally {
      isSending.current = false
    }
  }
}

/** When the time for reading is over, the next clock starts on the server: so does the next question here. */
function useGoOnByItself(state: PlayState, isCovered: boolean, goOn: () => void): void {
  const { outcome, play } = state
  // Nothing runs on the server at the end: whoever has a dialog open there is waited for.
  const isHeld = isCovered && outcome?.deadline === null
  useEffect(() => {
    const waitMs = isHeld ? null : goesOnInMs({ outcome, play }, serverNow())
    if (waitMs === null) return
    const timer = setTimeout(goOn, waitMs)
    return () => clearTimeout(timer)
  }, [outcome, play, isHeld, goOn])
}
