import classes from './battle-game.module.css'
import type { Battle } from '@trivium/contract/compete/battles'
import { IconInfoCircle, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { ownUser } from '../conversation/battle-state.ts'
import { useSecondsAway } from '../conversation/use-seconds-away.ts'
import { useEffect, useState } from 'react'

/** True once the condition has held for a time without a break. */
function useLasts(isSo: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isSo, ms])
  return isSo && hasLasted
}

/** A page that reloads reconnects sooner than this. */
const reconnectMs = 4000

interface ConnectionBannerProps {
  battle: Battle
  isSilent: boolean
}

/** Says that the connection is lost and what that means, or why the battle has no stakes. */
export function ConnectionBanner({ battle, isSilent }: ConnectionBannerProps) {
  const { t } = useTranslation()
  const own = ownUser(battle)
  // Calls may succeed while the socket is down, but a player without a socket counts as away.
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
