import type { ContestPlace } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { RankRow } from '../../../rewards/leaderboards/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { usePrizeText } from '../facts/use-terms.ts'

interface PlaceRowProps {
  place: ContestPlace
  isMine: boolean
  /** The page that the player's own row leads to. */
  ownPath: string | null
}

/** A place in a contest, with the tie-breaker between equal points, and with the prize once there is one. */
export function PlaceRow({ place, isMine, ownPath }: PlaceRowProps) {
  const { t } = useTranslation()
  const { clock } = useNumbers()
  const prize = usePrizeText()(place.prize ?? 0, place.thing)
  return (
    <RankRow
      ranked={place}
      isMine={isMine}
      to={isMine ? ownPath : null}
      note={
        <>
          <span>{t('contest.time_used', { time: clock(place.ms) })}</span>
          {prize && <span>{t('contest.prize', { coins: prize })}</span>}
        </>
      }
    />
  )
}
