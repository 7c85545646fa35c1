// One battle on screen: its state (battle-state.ts) and its messages to and from the server (battle-conversation.ts).

import type { Battle } from '@trivium/contract/compete/battles'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/calls/actions.ts'
import { joinRoom } from '../../../platform/calls/live.ts'
import { usePatience, startTimer } from '../../../play/plays/index.ts'
import { learnServerTimeIsPast, serverNow } from '../../../platform/calls/server-clock.ts'
import { useSession } from '../../../platform/session/session.ts'
import { notifyCallError } from '../../../platform/ui/feedback/notify-call-error.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { useReturn } from '../../../platform/ui/hooks/use-return.ts'
import { converseInBattle } from './battle-conversation.ts'
import { battleReducer, openedBattle } from './battle-state.ts'
import { named } from '../named.ts'

export type BattleOnScreen = ReturnType<typeof useBattle>

export function useBattle(opened: Battle) {
  const { t } = useTranslation()
  const [state, dispatch] = useReducer(battleReducer, opened, openedBattle)
  const shown = useMemo(() => ({ ...state, battle: named(state.battle, t) }), [state, t])
  const { isSilent, patiently } = usePatience(hurriedMs)
  const latest = useLatest(state)
  const [conversation] = useState(() =>
    converseInBattle({
      roomId: opened.roomID,
      state: () => latest.current,
      dispatch,
      ask,
      patiently,
      joinRoom: listener => joinRoom(useSession.getState().token ?? '', `battle:${opened.roomID}`, listener),
      after: startTimer,
      now: serverNow,
      onFailure: notifyCallError,
    }),
  )
  useEffect(() => conversation.start(), [conversation])
  useEffect(() => {
    learnServerTimeIsPast(state.battle.now)
    conversation.attend()
  }, [conversation, state.battle])
  // Timers do not run in a hidden tab or on a sleeping device.
  useReturn(conversation.look)
  return {
    state: shown,
    battle: shown.battle,
    /** The server does not reply; the page keeps the answer and retries. */
    isSilent,
    /** Takes over a view from the reply of another call. */
    see: (battle: Battle) => dispatch({ type: 'seen', battle }),
    choose: (answer: string) => void conversation.choose(answer),
  }
}

/** Short, because the others wait for the answer and its time counts. */
const hurriedMs = 700
