import type { Battle } from '@trivium/contract/compete/battles'
import { IconInfoCircle, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { ownUser } from '../conversation/battle-state.ts'
import { useLasts } from '../conversation/use-lasts.ts'
import { useSecondsAway } from '../conversation/use-seconds-away.ts'
import classes from './battle-game.module.css'

/** A page that was reloaded is there again sooner. */
const reconnectMs = 4000

interface ConnectionBannerProps {
  battle: Battle
  isSilent: boolean
}

/** Says that the line is gone and what it means, or for which reason the battle is for nothing. */
export function ConnectionBanner({ battle, isSilent }: ConnectionBannerProps) {
  const { t } = useTranslation()
  const own = ownUser(battle)
  // Calls may come through where the socket does not, and whoever has no socket counts as away.
  const isAway = useLasts(own?.state === 'away', reconnectMs)
  const isForNothing = battle.state === 'countdown' && battle.why !== null
  return (
    <div role="status" className={classes.banners}>
      {(isSilent || isAway) && (
        <p className={classes.banner}>
          <IconWifiOff size={20} aria-hidden />
          <span>
            {t('battle.line_gone')} {own && <TimeToComeBack user={own} />}
          </span>
        </p>
      )}
      {isForNothing && (
        <p className={classes.banner}>
          <IconInfoCircle size={20} aria-hidden />
          <span>{t(`battle.why_${battle.why ?? 'against_bot'}`)}</span>
        </p>
      )}
    </div>
  )
}

function TimeToComeBack({ user }: { user: NonNullable<ReturnType<typeof ownUser>> }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const seconds = useSecondsAway(user)
  return seconds === null ? null : <>{t('battle.come_back_in', { count: seconds, shown: count(seconds) })}</>
}
