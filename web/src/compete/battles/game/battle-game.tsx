// The game: the countdown, then one question after the other. All players see the same at the same moment.

import classes from './battle-game.module.css'
import { useCallback, useRef, useState } from 'react'
import { ownFirst, answerBy, leadersOf } from '../conversation/battle-state.ts'
import type { BattleOnScreen } from '../conversation/use-battle.ts'
import { useWayOut } from '../../../platform/ui/hooks/use-way-out.ts'
import { AskedQuestion } from './asked-question.tsx'
import { GameBar } from './game-bar.tsx'
import { LeaveBattleDialog } from './leave-battle-dialog.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Players } from './players.tsx'
import { TalkPanel } from '../talk/talk-panel.tsx'
import type { RevealStage } from '../conversation/reveal-stage.ts'
import { useCrownFlight } from './use-swap.ts'
import { Versus } from './versus.tsx'
import type { Q } from '@trivium/contract/play/plays'
import { useTranslation } from 'react-i18next'
import { choosingKeys, useShownKeys } from '../../../play/plays/index.ts'
import { KeyCaps } from '../../../platform/ui/layout/key-caps.tsx'
import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
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
  stage: RevealStage
  /** The seat that has just taken the lead. */
  leader: number | null
}

export function BattleGame({ onScreen, stage, leader }: BattleGameProps) {
  const { battle, state, isSilent } = onScreen
  const { leaving, setLeaving, isTalking, setTalking } = useWindows(battle.round)
  const talk = useTalk(battle.roomID)
  const leave = () => setLeaving({ to: null })
  const escape = () => (isTalking ? setTalking(false) : leave())
  const say = (phrase: Phrase) => {
    talk.say(phrase)
    setTalking(false)
  }
  const [own, ...rivals] = ownFirst(battle)
  const game = useRef<HTMLDivElement>(null)
  useCrownFlight(game, onlyLeader(battle))
  return (
    <div ref={game} className={classes.game} data-players={battle.users.length} data-phase={battle.state}>
      <Players state={state} leader={leader} users={own ? [own] : []} place="own" />
      <Players state={state} leader={leader} users={byPoints(rivals)} place="rivals" />
      <GameBar state={state} onLeave={leave} talk={{ isOpen: isTalking, isShown: talk.isShown, onOpen: setTalking }} />
      <GameClock battle={battle} />
      <div className={classes.main}>
        <ConnectionBanner battle={battle} isSilent={isSilent} />
        {battle.state === 'countdown' ? (
          <Versus battle={battle} />
        ) : (
          <AskedQuestion onScreen={onScreen} stage={stage} leader={leader} isCovered={leaving !== null} onLeave={escape} />
        )}
        {isTalking && <TalkPanel isShown={talk.isShown} onShow={talk.setShown} onSay={say} />}
      </div>
      <BattleKeys question={battle.question} isOpen={battle.state === 'open'} />
      <LeaveBattleDialog battle={battle} leaving={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}

const byPoints = (users: RoomUser[]) => users.toSorted((one, other) => other.point - one.point || one.seat - other.seat)

function onlyLeader(battle: Battle): number | null {
  const [first, ...others] = leadersOf(battle)
  return first !== undefined && others.length === 0 ? first : null
}

/** What is open beside the question: the phrases until the next question, and the dialog. Back closes them; every other navigation asks first. */
function useWindows(round: number) {
  const [leaving, setLeaving] = useState<{ to: string | null } | null>(null)
  const [talkingIn, setTalkingIn] = useState<number | null>(null)
  const setTalking = useCallback((isTalking: boolean) => setTalkingIn(isTalking ? round : null), [round])
  const onWayOut = useCallback((to: string | null) => {
    setTalkingIn(null)
    setLeaving(before => (to === null && before ? null : { to }))
  }, [])
  useWayOut(true, onWayOut)
  return { leaving, setLeaving, isTalking: talkingIn === round, setTalking }
}
