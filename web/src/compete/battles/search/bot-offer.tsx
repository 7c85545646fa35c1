import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction, useCommand } from '../../../platform/calls/actions.ts'
import { Avatar } from '../../../platform/ui/drawing/avatar.tsx'
import { MascotPicture } from '../../../platform/ui/drawing/mascot.tsx'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useOpenRoom } from '../conversation/use-open-room.ts'
import { useSecondsUntil } from '../conversation/use-seconds-until.ts'
import { RecordedWords } from '../recorded-words.tsx'
import type { Search } from './search-conversation.ts'
import classes from './search.module.css'

/**
 * After some seconds alone: a battle against the recorded round of another player, or against the bot, which says that it is one. The
 * search runs until the player chooses.
 */
export function BotOffer({ search: { search_id, bot_at } }: { search: Search }) {
  const isOffered = useSecondsUntil(bot_at) === 0
  const { recorded, isKnown } = useRecordedRound(search_id, isOffered)
  return (
    <div role="status" className={classes.offer}>
      {isOffered && isKnown && (recorded ? <Recorded searchId={search_id} recorded={recorded} /> : <Bot searchId={search_id} />)}
    </div>
  )
}

/** The round that the server would choose for this search; if the call fails, the bot plays. */
export function useRecordedRound(search_id: string, enabled: boolean) {
  const { data, isError } = useAction('get_recorded_round', { search_id }, { enabled, staleTimeMs: Number.POSITIVE_INFINITY })
  return { recorded: data?.data.recorded ?? null, isKnown: data !== undefined || isError }
}

type Recording = NonNullable<ReturnType<typeof useRecordedRound>['recorded']>

function Bot({ searchId }: { searchId: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.bot}>
      <MascotPicture mood="hello" className={classes.figure} />
      <p>{t('battle.bot_offer')}</p>
      <PlayAlone searchId={searchId} />
    </div>
  )
}

function Recorded({ searchId, recorded }: { searchId: string; recorded: Recording }) {
  return (
    <div className={classes.bot}>
      {recorded.name === '' ? (
        <MascotPicture mood="hello" className={classes.figure} />
      ) : (
        <Avatar name={recorded.name} photo={recorded.image} size={64} />
      )}
      <RecordedWords name={recorded.name || null} playedAt={recorded.played_at} isOffer />
      <PlayAlone searchId={searchId} isRecorded />
    </div>
  )
}

/** The bot plays always; if there is a recorded round, that one stands first. */
function PlayAlone({ searchId, isRecorded = false }: { searchId: string; isRecorded?: boolean }) {
  const { t } = useTranslation()
  const openRoom = useOpenRoom()
  const bot = useCommand('play_with_bot', { onSuccess: ({ data }) => openRoom(data) })
  const round = useCommand('play_recorded_round', { onSuccess: ({ data }) => openRoom(data) })
  const isBusy = bot.isPending || round.isPending
  return (
    <div className={classes.choices}>
      {isRecorded && (
        <BusyButton size="lg" loading={round.isPending} disabled={isBusy} onClick={() => round.mutate({ search_id: searchId })}>
          {t('battle.play_recorded')}
        </BusyButton>
      )}
      <Button
        size={isRecorded ? 'md' : 'lg'}
        variant={isRecorded ? 'subtle' : 'filled'}
        loading={bot.isPending}
        disabled={isBusy}
        onClick={() => bot.mutate({ search_id: searchId })}
      >
        {t('battle.play_bot')}
      </Button>
    </div>
  )
}
