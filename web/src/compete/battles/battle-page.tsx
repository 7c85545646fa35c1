// The page of one room in every state: lobby, game, result. A reload therefore always returns to the right screen.

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { actionKey, useAction } from '../../platform/calls/actions.ts'
import { useMode } from '../../play/modes/index.ts'
import { modes } from '../../platform/modes/modes.ts'
import { PlaySkeleton } from '../../play/plays/index.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { agreed } from '../../platform/ui/hooks/use-way-out.ts'
import { modeOfBattle, roomPath } from './battle-paths.ts'
import { BattleScreen } from './battle-screen.tsx'

export default function BattlePage() {
  const { t } = useTranslation()
  const mode = useMode()
  const { roomId = '' } = useParams()
  const reply = useAction('get_battle', { room_id: roomId }, { staleTimeMs: Number.POSITIVE_INFINITY })
  useForgetOnLeave(roomId)
  const battle = reply.data?.data
  if (battle && modeOfBattle(battle) !== mode) return <Navigate to={roomPath(battle)} state={agreed} replace />
  if (battle) return <BattleScreen key={roomId} opened={battle} />
  return (
    <Page title={t(`mode.name_${mode}`)} width="narrow" isTitleHidden>
      {!reply.isError ? (
        <PlaySkeleton />
      ) : reply.error.refusal === 'room_not_found' ? (
        <NoRoom />
      ) : (
        <ErrorState error={reply.error} onRetry={reply.refetch} />
      )}
    </Page>
  )
}

/** Shown for a room that does not exist or belongs to others. */
function NoRoom() {
  const { t } = useTranslation()
  const mode = useMode()
  return (
    <EmptyState
      mood="lost"
      prop="door"
      title={t('battle.no_room')}
      text={t('battle.no_room_text')}
      action={
        <Button component={Link} to={modes[mode].path}>
          {t('battle.new_battle')}
        </Button>
      }
    />
  )
}

/** Drops the cached reply on leaving: the screen knows newer views, so a later visit must ask the server again. */
function useForgetOnLeave(roomId: string): void {
  const client = useQueryClient()
  useEffect(() => () => client.removeQueries({ queryKey: actionKey('get_battle', { room_id: roomId }) }), [client, roomId])
}
