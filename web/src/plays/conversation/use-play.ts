// One play on screen: its state, and its conversation with the server, which is in play-conversation.ts.

import type { Result } from '@trivium/contract/plays'
import { useEffect, useReducer, useState } from 'react'
import { ask, useCommand } from '../../actions.ts'
import { serverNow } from '../../server-clock.ts'
import { notifyCallError } from '../../ui/notify-call-error.ts'
import { playCue } from '../../ui/sound.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { useForgetOnLeave, useShowResult } from './kept-play.ts'
import { usePatience } from './patience.ts'
import { converse } from './play-conversation.ts'
import { goesOnInMs, type OpenPlay, openedPlay, playReducer, type PlayState } from './play-state.ts'

export interface Around {
  /** Set once the server says that the play is over, whoever has ended it. */
  over: { result: Result | null } | null
  /** A dialog stands in front of it. */
  isCovered: boolean
}

export function usePlay(opened: OpenPlay, { over, isCovered }: Around) {
  const [state, dispatch] = useReducer(playReducer, opened, openedPlay)
  const playId = state.play.id
  const { isSilent, patiently } = usePatience()
  const showResult = useShowResult(playId)
  useForgetOnLeave(playId)
  const latest = useLatest({ state, showResult })
  const [{ look, handIn, goOn }] = useState(() =>
    converse({
      state: () => latest.current.state,
      dispatch,
      ask,
      patiently,
      showResult: result => latest.current.showResult(result),
      onTold: isCorrect => playCue(isCorrect ? 'right' : 'wrong'),
      onFailure: notifyCallError,
    }),
  )
  // Coming back to the tab asks where the play stands: another one may have gone on meanwhile.
  useEffect(() => dispatch({ type: 'looked_again', reply: opened }), [opened])
  const isLooking = state.phase === 'looking'
  useEffect(() => {
    if (isLooking) void look('loaded')
  }, [isLooking, look])
  useGoOnByItself(state, isCovered, () => goOn(over))
  // Who reads what was right, or has a dialog open, is not taken away from it.
  const isLeft = over !== null && state.phase !== 'told' && !isCovered
  useEffect(() => {
    if (isLeft) showResult(over.result)
  }, [isLeft, over, showResult])
  const finish = useCommand('finish_play')
  return {
    state,
    dispatch,
    isOffline: isSilent,
    handIn: (answer: string) => void handIn(answer),
    look: (type: 'loaded' | 'looked_again') => void look(type),
    goOn: () => goOn(over),
    choose: (answer: string) => dispatch({ type: 'answer_changed', answer }),
    giveUp: { isPending: finish.isPending, run: () => finish.mutate({ play_id: playId }, { onSuccess: ({ data }) => showResult(data) }) },
  }
}

/** When the time for reading is over, the next clock starts on the server: so does the next question here. */
function useGoOnByItself(state: PlayState, isCovered: boolean, goOn: () => void): void {
  const { outcome, play } = state
  const latest = useLatest(goOn)
  // Nothing runs on the server at the end: whoever has a dialog open there is waited for.
  const isHeld = isCovered && outcome?.deadline === null
  useEffect(() => {
    const waitMs = isHeld ? null : goesOnInMs({ outcome, play }, serverNow())
    if (waitMs === null) return
    const timer = setTimeout(() => latest.current(), waitMs)
    return () => clearTimeout(timer)
  }, [outcome, play, isHeld, latest])
}
