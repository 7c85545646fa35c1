// The game: the countdown, then one question after the other. All players see the same at the same moment.

import classes from './battle-game.module.css'
import { useCallback, useState } from 'react'
import { ownFirst, answerBy } from '../conversation/battle-state.ts'
import type { BattleOnScreen } from '../conversation/use-battle.ts'
import { useWayOut } from '../../../platform/ui/hooks/use-way-out.ts'
import { AskedQuestion } from './asked-question.tsx'
import { GameBar } from './game-bar.tsx'
import { LeaveBattleDialog } from './leave-battle-dialog.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Players } from './players.tsx'
import { Versus } from './versus.tsx'
import type { Q } from '@trivium/contract/play/plays'
import { useTranslation } from 'react-i18next'
import { choosingKeys, useShownKeys } from '../../../play/plays/index.ts'
import { KeyCaps } from '../../../platform/ui/layout/key-caps.tsx'
import type { Battle } from '@trivium/contract/compete/battles'
import { Ring } from '../../../platform/ui/drawing/ring.tsx'
import { playCue } from '../../../platform/ui/text/sound.ts'
import type { Phrase } from '@trivium/contract/people/message-names'
import { useLocalStorage } from '@mantine/hooks'
import { useCommand } from '../../../platform/calls/actions.ts'

// Whether this device shows the phrases of others in battles, and the command that says one.
function useTalk(roomId: string) {
  const [isShown, setShown] = useLocalStorage({ key: 'trivium.battle_talk', defaultValue: true, getInitialValueInEffect: false })
  const command = useCommand('send_battle_message')
  return { isShown, setShown, say: (message: Phrase) => command.mutate({ room_id: roomId, message }) }
}

/** Runs only while a question is open. Its space is reserved, so that nothing moves when it appears. */
function GameClock({ battle }: { battle: Battle }) {
  const deadline = answerBy(battle)
  return (
    <div className={classes.clock}>
      {deadline && (
        <Ring
          key={battle.round}
          deadline={deadline}
          totalSeconds={battle.seconds_per_question}
          size={64}
          onSecond={left => left > 0 && left <= 5 && playCue('tick')}
        />
      )}
    </div>
  )
}

/** On wide screens, below the own column: the keys that have an effect (asked.tsx). */
function BattleKeys({ question, isOpen }: { question: Q | null; isOpen: boolean }) {
  const { t } = useTranslation()
  const shown = useShownKeys()
  // While the question can only be read, no key answers it.
  const hasOpened = question !== null && (question.options.length > 0 || isOpen)
  return (
    <aside className={classes.keys} aria-label={t('keys.title')}>
      <KeyCaps
        rows={[...(question && hasOpened ? [choosingKeys(question, shown, t)] : []), { keys: [t('keys.escape')], does: t('battle.leave') }]}
      />
    </aside>
  )
}

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
        {battle.state === 'countdown' ? (
          <Versus battle={battle} />
        ) : (
          <AskedQuestion onScreen={onScreen} isCovered={isCovered} onLeave={leave} />
        )}
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
