import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import type { League } from '@trivium/contract/rewards/leagues'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import board from '../leaderboards/leaderboard.module.css'
import { RankRow } from '../leaderboards/index.ts'
import classes from './league.module.css'
import { type Zone, zonesOf } from './standing.ts'

interface LeagueRanksProps {
  league: League
  mine: Ranked
}

/** The group by zones, with dividers below those who move up and above those who move down. */
export function LeagueRanks({ league, mine }: LeagueRanksProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { members } = league
  return (
    <section className={classes.group} aria-label={t('league.members')}>
      <p className={board.total}>{t('board.players', { count: members.length, shown: count(members.length) })}</p>
      <div className={classes.ranks}>
        {zonesOf(league).map(({ zone, members: there }) => (
          <ZoneRows key={zone} zone={zone} members={there} mine={mine} />
        ))}
      </div>
    </section>
  )
}

function ZoneRows({ zone, members, mine }: { zone: Zone; members: Ranked[]; mine: Ranked }) {
  const { t } = useTranslation()
  const label = zone === 'stay' ? t('league.members') : t(`league.moving_${zone}`)
  const rows = (
    <ol className={classes.zone} start={members[0]?.user_rank} aria-label={label}>
      {members.map(member => (
        <RankRow key={member.user_id} ranked={member} isMine={member.user_id === mine.user_id} />
      ))}
    </ol>
  )
  if (zone === 'stay') return rows
  return (
    <>
      {zone === 'up' && rows}
      <p className={classes.divider} data-zone={zone}>
        {zone === 'up' ? <IconArrowUp size={18} stroke={2} aria-hidden /> : <IconArrowDown size={18} stroke={2} aria-hidden />}
        {label}
      </p>
      {zone === 'down' && rows}
    </>
  )
}
