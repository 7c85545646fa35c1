import type { ContestDetail } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useSetting } from '../../../platform/settings/use-setting.ts'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import classes from './contest-parts.module.css'
import { type PrizeGroup, prizeGroups } from './prize-groups.ts'

export function PrizesPart({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const leastScore = useSetting('contest_least_score')
  const { prizes, things, state } = contest
  const groups = prizeGroups(contest)
  if (groups.length === 0) return null
  return (
    <PageSection title={t('contest.prizes')}>
      <dl className={classes.prizes}>
        {groups.map(group => (
          <PrizeRow key={group.from} group={group} />
        ))}
      </dl>
      {leastScore > 0 && (
        <p className={classes.paid}>
          {t('contest.least_score', { score: t('board.points', { count: leastScore, shown: count(leastScore) }) })}
        </p>
      )}
      {state !== 'over' && state !== 'called_off' && (
        <p className={classes.paid}>
          {prizes.some(({ coins }) => coins > 0) && t('contest.prizes_when')} {things.length > 0 && t('contest.things_when')}
        </p>
      )}
    </PageSection>
  )
}

function PrizeRow({ group: { from, to, coins, thing } }: { group: PrizeGroup }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <div className={classes.prize} data-rank={from}>
      <dt>
        <span className={`${classes.medal} tabular`} aria-hidden>
          {from === to ? count(from) : `${count(from)}–${count(to)}`}
        </span>
        {from === to ? t('board.place', { place: count(from) }) : t('contest.places_range', { from: count(from), to: count(to) })}
      </dt>
      {coins > 0 && (
        <dd className="tabular">
          <CoinIcon size={20} stroke={1.75} aria-hidden /> {t('catalogue.price', { count: coins, shown: count(coins) })}
        </dd>
      )}
      {thing && (
        <dd className={classes.thing}>
          {thing.image && <img src={thing.image} alt="" />}
          <span dir="auto">
            {thing.name}
            {thing.description && <span className={classes.about}>{thing.description}</span>}
          </span>
        </dd>
      )}
    </div>
  )
}
