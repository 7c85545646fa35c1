import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../platform/calls/actions.ts'
import { MascotPicture } from '../../../platform/ui/drawing/mascot.tsx'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useOpenRoom } from '../conversation/use-open-room.ts'
import { useSecondsUntil } from '../conversation/use-seconds-until.ts'
import type { Search } from './search-conversation.ts'
import classes from './search.module.css'

/** After some seconds alone: a battle against the bot, which says that it is one. The search goes on until the player decides. */
export function BotOffer({ search: { search_id, bot_at } }: { search: Search }) {
  const { t } = useTranslation()
  const openRoom = useOpenRoom()
  const bot = useCommand('play_with_bot', { onSuccess: ({ data }) => openRoom(data) })
  const isOffered = useSecondsUntil(bot_at) === 0
  return (
    <div role="status" className={classes.offer}>
      {isOffered && (
        <div className={classes.bot}>
          <MascotPicture mood="hello" className={classes.figure} />
          <p>{t('battle.bot_offer')}</p>
          <BusyButton size="lg" loading={bot.isPending} onClick={() => bot.mutate({ search_id })}>
            {t('battle.play_bot')}
          </BusyButton>
        </div>
      )}
    </div>
  )
}
