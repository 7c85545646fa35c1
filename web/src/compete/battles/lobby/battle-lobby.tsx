// The room before the start: its code, its seats as they fill, and its terms.

import type { Battle } from '@trivium/contract/compete/battles'
import { useTranslation } from 'react-i18next'
import { useCallback, useState } from 'react'
import { useCommand } from '../../../platform/calls/actions.ts'
import { InvitePlayers } from '../../../people/messages/index.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useWayOut } from '../../../platform/ui/hooks/use-way-out.ts'
import { modeOfBattle } from '../battle-paths.ts'
import type { BattleOnScreen } from '../conversation/use-battle.ts'
import { useSecondsUntil } from '../conversation/use-seconds-until.ts'
import classes from './battle-lobby.module.css'
import { LeaveRoomDialog } from './leave-room-dialog.tsx'
import { LobbySeats } from './lobby-seats.tsx'
import { RoomCode } from './room-code.tsx'
import { RoomTerms } from './room-terms.tsx'

export function BattleLobby({ onScreen }: { onScreen: BattleOnScreen }) {
  const { t } = useTranslation()
  const { battle, see } = onScreen
  const [leaving, setLeaving] = useState<{ to: string | null } | null>(null)
  const isIn = battle.seat !== null
  useWayOut(
    isIn,
    useCallback((to: string | null) => setLeaving(before => (to === null && before ? null : { to })), []),
  )
  const hasFreeSeat = battle.users.length < battle.totalusers
  const isOwner = battle.users.some(({ seat, uid }) => seat === battle.seat && uid === battle.createdBy)
  const owner = battle.users.find(({ uid }) => uid === battle.createdBy)?.name ?? ''
  const words = isOwner
    ? { title: t('battle.lobby'), lead: t(battle.room_type === 'group' ? 'battle.lobby_group' : 'battle.lobby_friend') }
    : { title: t('battle.lobby_of', { name: owner }), lead: t('battle.owner_starts', { name: owner }) }
  return (
    <Page {...words}>
      <div className={classes.lobby} data-owner={isOwner || undefined}>
        {isOwner && battle.roomCode && <RoomCode code={battle.roomCode} isHost />}
        <div className={classes.room}>
          <LobbySeats battle={battle} />
          {isOwner && <Start battle={battle} onStarted={see} />}
          {isIn && hasFreeSeat && <InvitePlayers roomId={battle.roomID} />}
          <RoomTerms battle={battle} />
          <div className={classes.actions}>
            <BusyButton variant="subtle" color="gray" size="lg" loading={false} onClick={() => setLeaving({ to: null })}>
              {t(isOwner ? 'battle.delete_room' : 'battle.leave_room')}
            </BusyButton>
          </div>
          <ClosesIn due={battle.due} />
        </div>
        {!isOwner && battle.roomCode && hasFreeSeat && <RoomCode code={battle.roomCode} />}
      </div>
      <LeaveRoomDialog
        battle={battle}
        isOwner={isOwner}
        leaving={leaving}
        fallback={modes[modeOfBattle(battle)].path}
        onClose={() => setLeaving(null)}
      />
    </Page>
  )
}

interface StartProps {
  battle: Battle
  onStarted: (battle: Battle) => void
}

function Start({ battle, onStarted }: StartProps) {
  const { t } = useTranslation()
  const start = useCommand('start_room', { onSuccess: ({ data }) => onStarted(data) })
  return (
    <div className={classes.start}>
      <BusyButton
        size="lg"
        loading={start.isPending}
        disabled={!battle.readytoplay}
        onClick={() => start.mutate({ room_id: battle.roomID })}
      >
        {t('battle.start')}
      </BusyButton>
      {!battle.readytoplay && <p className={classes.note}>{t('battle.needs_two')}</p>}
    </div>
  )
}

/** The server deletes a room that nobody starts. */
function ClosesIn({ due }: { due: string | null }) {
  const { t } = useTranslation()
  const { clock } = useNumbers()
  const seconds = useSecondsUntil(due)
  return due === null ? null : <p className={`${classes.closes} tabular`}>{t('battle.closes_in', { time: clock(seconds * 1000) })}</p>
}
