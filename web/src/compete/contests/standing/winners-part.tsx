import type { ContestDetail, ContestPlace } from '@trivium/contract/compete/contests'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Podium } from '../../../rewards/leaderboards/index.ts'
import { CoinIcon } from '../../../platform/ui/drawing/coin-icon.ts'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import { leaderboardPath } from '../contest-paths.ts'
import { PlaceRow } from './place-row.tsx'
import classes from './standing.module.css'

const stepsOfPodium = 3

/** The first three on the podium, all other winners below. @param ownPath the page that the player's own place leads to */
export function WinnersPart({ contest, ownPath }: { contest: ContestDetail; ownPath: string | null }) {
  const { t } = useTranslation()
  const { winners, my_place } = contest
  const isMine = ({ user_id }: ContestPlace) => user_id === my_place?.user_id
  const others = winners.slice(stepsOfPodium)
  // A player without a prize also sees the own place and points.
  const isBehind = my_place !== null && !winners.some(isMine)
  return (
    <PageSection title={t('contest.winners')}>
      {winners.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState mood="sleepy" prop="podium" level={3} title={t('contest.nobody_came')} text={t('contest.nobody_came_text')} />
        </div>
      ) : (
        <div className={classes.standing}>
          <div className={classes.ceremony}>
            <Podium best={winners.slice(0, stepsOfPodium)} mine={my_place} ownPath={ownPath} noteOf={podiumPrize} />
          </div>
          {(others.length > 0 || isBehind) && (
            <ol className={classes.places} aria-label={t('board.others')}>
              {others.map(place => (
                <PlaceRow key={place.user_id} place={place} isMine={isMine(place)} ownPath={ownPath} />
              ))}
              {my_place && isBehind && <PlaceRow place={my_place} isMine ownPath={ownPath} />}
            </ol>
          )}
          <Button component={Link} to={leaderboardPath(contest)} variant="default">
            {t('contest.whole_leaderboard')}
          </Button>
        </div>
      )}
    </PageSection>
  )
}

const podiumPrize = ({ prize, thing }: ContestPlace) => (
  <>
    <PodiumPrize coins={prize ?? 0} />
    {thing !== null && (
      <span className={classes.podiumThing} dir="auto">
        {thing}
      </span>
    )}
  </>
)

function PodiumPrize({ coins }: { coins: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (coins === 0) return null
  return (
    <span className={`${classes.podiumPrize} tabular`}>
      <CoinIcon size={18} stroke={1.75} aria-hidden /> {t('catalogue.price', { count: coins, shown: count(coins) })}
    </span>
  )
}
