import type { League } from '@trivium/contract/rewards/leagues'
import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { timeLeftIn } from '../../platform/ui/text/time-left.ts'
import { useMsLeft } from '../../platform/ui/hooks/use-ms-left.ts'
import { LeagueEmblem } from './league-emblem.tsx'
import { RivalLine } from './rival-line.tsx'
import classes from './league.module.css'
import { isTooEarly, outlookOf, tierNumber } from './standing.ts'

/** The emblem of the tier, its place among all tiers, the end of the week, and what happens then. */
export function LeagueHead({ league }: { league: League }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const step = tierNumber(league.tier) + 1
  return (
    <section className={classes.head}>
      <LeagueEmblem tier={league.tier} size={88} />
      <div className={classes.words}>
        <h2 className={classes.name}>{t('league.name', { tier: t(`league.tier_${league.tier}`) })}</h2>
        <p className={classes.time}>
          <IconClock size={18} stroke={1.75} aria-hidden />
          <TimeLeft endsAt={league.ends_at} />
        </p>
        <Rival league={league} />
        <Outlook league={league} />
      </div>
      <p className={classes.ladder}>
        <span className={classes.step}>{t('league.step', { step: count(step), all: count(league.tiers.length) })}</span>
        <span className={classes.steps}>
          {league.tiers.map((tier, index) => (
            <span key={tier} className={classes.rung} data-here={tier === league.tier || undefined}>
              <LeagueEmblem tier={tier} size={28} isAhead={index >= step} />
            </span>
          ))}
        </span>
      </p>
    </section>
  )
}

function TimeLeft({ endsAt }: { endsAt: string }) {
  const { t, i18n } = useTranslation()
  return <span className="tabular">{t('league.time_left', { time: timeLeftIn(i18n.language || 'en', useMsLeft(endsAt)) })}</span>
}

function Rival({ league: { rival, my_rank } }: { league: League }) {
  if (!rival || !my_rank) return null
  return (
    <p className={classes.rival}>
      <RivalLine rival={rival} rank={my_rank.user_rank} />
    </p>
  )
}

function Outlook({ league }: { league: League }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (!league.my_rank) return null
  const { zone, tier, toClimb } = outlookOf(league, league.my_rank)
  const isTooSmall = league.promotes === 0 && league.members.length > 1 && tierNumber(league.tier) < league.tiers.length - 1
  return (
    <p className={classes.outlook}>
      {(zone !== 'down' || !isTooEarly(league, serverNow())) && t(`league.next_${zone}`, { tier: t(`league.tier_${tier}`) })}{' '}
      {toClimb !== null && t('league.to_climb', { count: toClimb, shown: count(toClimb) })}
      {isTooSmall && t('league.few')}
    </p>
  )
}
