import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCommand } from '../../../platform/calls/actions.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { useOpenRoom } from '../conversation/use-open-room.ts'
import { RecordedWords } from '../recorded-words.tsx'
import { useRecordedRound } from './bot-offer.tsx'
import classes from './search.module.css'

interface NoOpponentProps {
  searchId: string
  onAgain: () => void
}

export function NoOpponent({ searchId, onAgain }: NoOpponentProps) {
  const { t } = useTranslation()
  const openRoom = useOpenRoom()
  const bot = useCommand('play_with_bot', { onSuccess: ({ data }) => openRoom(data) })
  const round = useCommand('play_recorded_round', { onSuccess: ({ data }) => openRoom(data) })
  const { recorded } = useRecordedRound(searchId, true)
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus({ preventScroll: true }), [])
  return (
    <div role="alert">
      <EmptyState
        level={1}
        mood="thinking"
        prop="magnifier"
        title={t('refusal.no_opponent')}
        text={t('battle.no_opponent_text')}
        action={
          <div className={classes.choices}>
            <Button ref={again} size="lg" onClick={onAgain}>
              {t('battle.search_again')}
            </Button>
            {recorded && (
              <>
                <RecordedWords name={recorded.name || null} playedAt={recorded.played_at} isOffer />
                <BusyButton size="lg" variant="default" loading={round.isPending} onClick={() => round.mutate({ search_id: searchId })}>
                  {t('battle.play_recorded')}
                </BusyButton>
              </>
            )}
            <BusyButton size="lg" variant="default" loading={bot.isPending} onClick={() => bot.mutate({ search_id: searchId })}>
              {t('battle.play_bot')}
            </BusyButton>
            <Button component={Link} to={modes.group_battle.path} variant="subtle">
              {t('battle.with_friends')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
