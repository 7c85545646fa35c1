// The game: the countdown, then one question after the other. All players see the same at the same moment.

import { useCallback, useState } from 'react'
import { ownFirst } from '../conversation/battle-state.ts'
import { useTalk } from '../talk/use-talk.ts'
import type { BattleOnScreen } from '../conversation/use-battle.ts'
import { useWayOut } from '../../../platform/ui/hooks/use-way-out.ts'
import classes from './battle-game.module.css'
import { Asked } from './asked.tsx'
import { BattleKeys } from './battle-keys.tsx'
import { GameBar } from './game-bar.tsx'
import { GameClock } from './game-clock.tsx'
import { LeaveBattleDialog } from './leave-battle-dialog.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Players } from './players.tsx'
import { Versus } from './versus.tsx'

interface BattleGameProps {
  onScreen: BattleOnScreen
  /** The seat that has just taken the lead. */
  leader: number | null
}

export function BattleGame({ onScreen, leader }: BattleGameProps) {
  const { battle, state, isSilent } = onScreen
  const { leaving, setLeaving, isTalking, setTalking } = useWindows()
  const talk = useTalk(battle.roomID)
  const leave = () => setLeaving({ to: null })
  const isCovered = leaving !== null || isTalking
  const [own, ...rivals] = ownFirst(battle)
  const players = { state, leader, isTalkShown: talk.isShown }
  return (
    <div className={classes.game} data-players={battle.users.length} data-phase={battle.state}>
      <Players {...players} users={own ? [own] : []} place="own" />
      <Players {...players} users={rivals} place="rivals" />
      <GameBar
        state={state}
        onLeave={leave}
        talk={{ isOpen: isTalking, isShown: talk.isShown, onOpen: setTalking, onShow: talk.setShown, onSay: talk.say }}
      />
      <GameClock battle={battle} />
      <div className={classes.main}>
        <ConnectionBanner battle={battle} isSilent={isSilent} />
        {battle.state === 'countdown' ? <Versus battle={battle} /> : <Asked onScreen={onScreen} isCovered={isCovered} onLeave={leave} />}
      </div>
      <BattleKeys question={battle.question} isOpen={battle.state === 'open'} />
      <LeaveBattleDialog battle={battle} leaving={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}

/** The dialogs in front of the question. Back closes them; every other navigation asks first. */
function useWindows() {
  const [leaving, setLeaving] = useState<{ to: string | null } | null>(null)
  const [isTalking, setTalking] = useState(false)
  const onWayOut = useCallback((to: string | null) => {
    setTalking(false)
    setLeaving(before => (to === null && before ? null : { to }))
  }, [])
  useWayOut(true, onWayOut)
  return { leaving, setLeaving, isTalking, setTalking }
}
