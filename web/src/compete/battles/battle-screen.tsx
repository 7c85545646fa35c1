// One battle from its lobby to its result.

import type { Battle } from '@trivium/contract/compete/battles'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { useOnlyTheGame } from '../../platform/ui/hooks/only-the-game.ts'
import { useDocumentTitle } from '../../platform/ui/layout/page.tsx'
import { agreed } from '../../platform/ui/hooks/use-way-out.ts'
import { BattleGame } from './game/battle-game.tsx'
import { modeOfBattle, roomPath } from './battle-paths.ts'
import { isRunning } from './conversation/battle-state.ts'
import { BattleLobby } from './lobby/battle-lobby.tsx'
import { RoomClosed } from './lobby/room-closed.tsx'
import { BattleResult } from './result/battle-result.tsx'
import { Announcements, useBattleNews } from './conversation/use-battle-news.tsx'
import { stagedState } from './conversation/reveal-stage.ts'
import { useBattle } from './conversation/use-battle.ts'
import { useRevealStage } from './conversation/use-reveal-stage.ts'

export function BattleScreen({ opened }: { opened: Battle }) {
  const { t } = useTranslation()
  const whole = useBattle(opened)
  const stage = useRevealStage(whole.battle)
  const state = useMemo(() => stagedState(whole.state, stage), [whole.state, stage])
  const { battle } = state
  const onScreen = { ...whole, state, battle }
  const mode = modeOfBattle(battle)
  const news = useBattleNews(battle, stage)
  useDocumentTitle(t(`mode.name_${mode}`))
  useOnlyTheGame(isRunning(battle))
  useFollowRematch(battle)
  return (
    <div style={hueStyle(modes[mode].hue)}>
      <Announcements said={news.said} />
      {isRunning(battle) ? (
        <BattleGame onScreen={onScreen} stage={stage} leader={news.leader} />
      ) : battle.state === 'waiting' ? (
        <BattleLobby onScreen={onScreen} />
      ) : battle.state === 'over' ? (
        <BattleResult onScreen={onScreen} />
      ) : (
        <RoomClosed battle={battle} />
      )}
    </div>
  )
}

/** Once both players have asked for a rematch, opens its room. */
function useFollowRematch({ rematch, users, seat, room_type }: Battle): void {
  const navigate = useNavigate()
  const roomId = rematch?.room_id ?? null
  const hasAsked = users.some(user => user.seat === seat && user.asks_rematch)
  useEffect(() => {
    if (roomId !== null && hasAsked) void navigate(roomPath({ roomID: roomId, room_type }), { replace: true, state: agreed })
  }, [navigate, roomId, hasAsked, room_type])
}
