// One play in free order on screen: its state (free-play-state.ts) and its calls to the server (free-conversation.ts).

import { useEffect, useReducer, useState } from 'react'
import { ask } from '../../../platform/calls/actions.ts'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import { notifyCallError } from '../../../platform/ui/feedback/notify-call-error.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { useForgetOnLeave, useShowResult } from '../conversation/saved-play.ts'
import { usePatience } from '../conversation/patience.ts'
import { startTimer } from '../conversation/play-clock.ts'
import { useAsking } from '../conversation/use-play-room.ts'
import { converseFreely, type FreeTerms } from './free-conversation.ts'
import { saveUnsent, savedUnsent } from './free-saved.ts'
import { freeReducer, openedFreePlay, type OpenFreePlay, saveStateOf, unsavedDrafts } from './free-play-state.ts'

export function useFreePlay(opened: OpenFreePlay, terms?: FreeTerms) {
  const playId = opened.play.id
  const [state, dispatch] = useReducer(freeReducer, opened, reply => openedFreePlay(reply, savedUnsent(playId)))
  const { isSilent, patiently } = usePatience()
  const showResult = useShowResult(playId)
  useForgetOnLeave(playId)
  const latest = useLatest({ state, showResult })
  const [conversation] = useState(() =>
    converseFreely({
      state: () => latest.current.state,
      dispatch,
      ask,
      patiently,
      showResult: result => latest.current.showResult(result),
      onFailure: notifyCallError,
      after: startTimer,
      now: serverNow,
      terms,
    }),
  )
  useEffect(() => conversation.start(), [conversation])
  useAsking(state.play, conversation.look)
  // `opened` changes when the player returns to the tab, because another tab may have changed answers.
  useEffect(() => dispatch({ type: 'looked_again', reply: opened }), [opened])
  useEffect(() => {
    saveUnsent(playId, unsavedDrafts(state))
    // Any change may need to be sent.
    conversation.attend()
  }, [playId, state, conversation])
  return {
    state,
    saveState: saveStateOf(state, isSilent),
    /** The server is unreachable, or cannot report the state of the play. */
    isSilent: isSilent || state.isUnknown,
    answer: (questionId: number, answer: string) => dispatch({ type: 'answered', questionId, answer }),
    takeBack: (questionId: number) => dispatch({ type: 'taken_back', questionId }),
    goTo: (index: number) => dispatch({ type: 'went_to', index }),
    tryAgain: () => dispatch({ type: 'tried_again' }),
    handIn: () => dispatch({ type: 'handed_in' }),
    noteMove: () => dispatch({ type: 'move_noted' }),
  }
}
