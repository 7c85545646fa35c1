import type { ContestDetail } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import classes from './contest-parts.module.css'
import { prizeGroups } from './prize-groups.ts'

export function PrizesPart({ contest: { prizes, state } }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const groups = prizeGroups(prizes)
  if (groups.length === 0) return null
  return (
    <PageSection title={t('contest.prizes')}>
      <dl className={classes.prizes}>
        {groups.map(({ from, to, coins }) => (
          <div key={from} className={classes.prize} data-rank={from}>
            <dt>
              <span className={`${classes.medal} tabular`} aria-hidden>
                {from === to ? count(from) : `${count(from)}–${count(to)}`}
              </span>
              {from === to ? t('board.place', { place: count(from) }) : t('contest.places_range', { from: count(from), to: count(to) })}
            </dt>
            <dd className="tabular">
              <CoinIcon size={20} stroke={1.75} aria-hidden /> {t('catalogue.price', { count: coins, shown: count(coins) })}
            </dd>
          </div>
        ))}
      </dl>
      {state !== 'over' && state !== 'called_off' && <p className={classes.paid}>{t('contest.prizes_when')}</p>}
    </PageSection>
  )
}
