// One play on screen: its state (play-state.ts) and its calls to the server (play-conversation.ts).

import type { Result } from '@trivium/contract/play/plays'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { ask, useCommand } from '../../../platform/calls/actions.ts'
import { call } from '../../../platform/calls/api.ts'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import { notifyCallError } from '../../../platform/ui/feedback/notify-call-error.ts'
import { playCue, vibrate } from '../../../platform/ui/text/sound.ts'
import { useReducedMotion } from '../../../platform/ui/theme/motion.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { useForgetOnLeave, useShowResult } from './saved-play.ts'
import { usePatience } from './patience.ts'
import { startTimer } from './play-clock.ts'
import { converse, type PlayDeps } from './play-conversation.ts'
import { cueOf, runOf } from '../progress/course.ts'
import { goesOnInMs, wordsToRead } from './pace.ts'
import { isUntouched, mayWait, type OpenPlay, openedPlay, playReducer, type PlayState, questionOf } from './play-state.ts'
import { useAsking } from './use-play-room.ts'

export interface PlayContext {
  /** Set once the server says that the play is over. */
  over: { result: Result | null } | null
  /** A dialog is open in front of the question. */
  isCovered: boolean
}

export function usePlay(opened: OpenPlay, { over, isCovered }: PlayContext) {
  const [state, dispatch] = useReducer(playReducer, opened, openedPlay)
  const playId = state.play.id
  const { isSilent, patiently } = usePatience()
  const showResult = useShowResult(playId)
  useForgetOnLeave(playId)
  const { look, handIn, goOn, leave } = useConversation({ state, dispatch, patiently, showResult })
  // `opened` changes when the player returns to the tab, because another tab may have continued the play.
  useEffect(() => dispatch({ type: 'looked_again', reply: opened }), [opened])
  const isLooking = state.phase === 'looking'
  useEffect(() => {
    if (isLooking) void look('loaded')
  }, [isLooking, look])
  const shown = useUnhurried(state)
  useLeaving(state, leave)
  useGoOnByItself(shown, isCovered, () => goOn(over))
  // Waits while an answer is on its way, while the player reads the feedback, and while a dialog is open.
  const isLeft = over !== null && state.phase !== 'sending' && state.phase !== 'feedback' && !isCovered
  useEffect(() => {
    if (isLeft) showResult(over.result)
  }, [isLeft, over, showResult])
  const giveUp = useGiveUp(playId, showResult)
  return {
    state: shown,
    dispatch,
    isOffline: isSilent,
    handIn: (answer: string) => void handIn(answer),
    look: (type: 'loaded' | 'looked_again') => void look(type),
    noteMove: () => dispatch({ type: 'move_noted' }),
    goOn: () => goOn(over),
    leave,
    choose: (answer: string) => dispatch({ type: 'answer_changed', answer }),
    giveUp,
  }
}

type Parts = Pick<PlayDeps, 'dispatch' | 'patiently' | 'showResult'> & { state: PlayState }

function useConversation({ state, dispatch, patiently, showResult }: Parts) {
  const latest = useLatest({ state, showResult })
  const [conversation] = useState(() =>
    converse({
      state: () => latest.current.state,
      dispatch,
      ask,
      patiently,
      showResult: result => latest.current.showResult(result),
      onFeedback: isCorrect => cue(isCorrect, latest.current.state.answer !== '', runOf(latest.current.state)),
      onFailure: notifyCallError,
      after: startTimer,
      now: serverNow,
    }),
  )
  const { start, attend, lookAgain } = conversation
  useEffect(() => start(), [start])
  useEffect(() => attend(), [state, attend])
  useAsking(state.play, lookAgain)
  return conversation
}

/** Vibrates only after an answer: a device that nobody holds stays still when the time is over. */
function cue(isCorrect: boolean, isAnswered: boolean, runBefore: number): void {
  playCue(cueOf(isCorrect, runBefore), isCorrect ? runBefore : 0)
  if (isAnswered) vibrate(isCorrect ? 20 : [20, 60, 20])
}

function useGiveUp(playId: number, showResult: (result: Result | null) => void) {
  const finish = useCommand('finish_play')
  return { isPending: finish.isPending, run: () => finish.mutate({ play_id: playId }, { onSuccess: ({ data }) => showResult(data) }) }
}

/** The round waits for a player who is away, and for one who closes the page. */
function useLeaving(state: PlayState, leave: () => void): void {
  const waits = mayWait(state.play)
  const isAway = waits && state.phase === 'feedback' && isUntouched(state) && !state.isLeft
  useEffect(() => {
    if (isAway) leave()
  }, [isAway, leave])
  const play_id = state.play.id
  useEffect(() => {
    if (!waits) return
    const tell = () => void call('leave_play', { play_id }, { keepalive: true })
    addEventListener('pagehide', tell)
    return () => removeEventListener('pagehide', tell)
  }, [play_id, waits])
}

/** With reduced motion no bar shows how soon a question goes, so none goes before the player has had time to read. */
function useUnhurried(state: PlayState): PlayState {
  const isUnhurried = useReducedMotion() && state.phase === 'feedback'
  return useMemo(() => (isUnhurried && !state.isHeld ? { ...state, isHeld: true } : state), [state, isUnhurried])
}

/** Shows the next question when the verdict is read. */
function useGoOnByItself(state: PlayState, isCovered: boolean, goOn: () => void): void {
  const { outcome, play, isHeld } = state
  const words = outcome ? wordsToRead(outcome, questionOf(state)) : 0
  const latest = useLatest(goOn)
  // After the last question no clock runs, so an open dialog may delay the result.
  const isBehindDialog = isCovered && outcome?.deadline === null
  useEffect(() => {
    const waitMs = isBehindDialog ? null : goesOnInMs({ outcome, play, isHeld, words }, serverNow())
    if (waitMs === null) return
    const timer = setTimeout(() => latest.current(), waitMs)
    return () => clearTimeout(timer)
  }, [outcome, play, isHeld, words, isBehindDialog, latest])
}
