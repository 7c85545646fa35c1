// The tiles of the day: the daily quiz, the contest, practice and the next badge, each with its state. Empty ones are left out.

import type { PlayerHome } from '@trivium/contract/profile/home'
import { IconAward, IconFlame, IconTrophy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../../platform/modes/modes.ts'
import { todayIcons } from '../../../platform/modes/today-icons.ts'
import { msUntil } from '../../../platform/calls/server-clock.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { RingDrawing } from '../../../platform/ui/drawing/ring-drawing.tsx'
import { timeLeftIn } from '../../../platform/ui/text/time-left.ts'
import { RivalLine } from '../../../rewards/leagues/index.ts'
import { ModeTile, Tile } from './day-tile.tsx'
import { type DayTile, shareShown } from './day-tiles.ts'
import classes from './your-day.module.css'

export function YourDay({ home, tiles }: { home: PlayerHome; tiles: DayTile[] }) {
  return (
    <ul className={classes.tiles}>
      {tiles.map(tile => (
        <li key={tile} className={classes.place}>
          <OneTile tile={tile} home={home} />
        </li>
      ))}
    </ul>
  )
}

function OneTile({ tile, home }: { tile: DayTile; home: PlayerHome }): ReactNode {
  switch (tile) {
    case 'daily':
      return <DailyTile daily={home.daily_quiz} />
    case 'contest':
      return home.contest && <ContestTile contest={home.contest} />
    case 'league':
      return home.league && <LeagueTile league={home.league} />
    case 'practice':
      return <PracticeTile due={home.practice_due} />
    case 'badge':
      return <BadgeTile badge={home.next_badge} toClaim={home.badges_to_claim} />
  }
}

function DailyTile({ daily: { state, streak, coins } }: { daily: PlayerHome['daily_quiz'] }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const open = coins > 0 ? t('home.daily_coins', { count: coins, shown: count(coins) }) : t('daily.open_text')
  const text = state === 'open' ? open : t(state === 'done' ? 'home.daily_done' : 'home.daily_playing')
  const days = t('daily.days', { count: streak, shown: count(streak) })
  return (
    <ModeTile mode="daily_quiz" text={text}>
      {streak > 0 && (
        <span className={classes.flame} role="img" aria-label={t('home.streak_of', { days })}>
          <IconFlame size={28} stroke={1.75} aria-hidden />
          <span className="tabular">{count(streak)}</span>
        </span>
      )}
    </ModeTile>
  )
}

function ContestTile({ contest }: { contest: NonNullable<PlayerHome['contest']> }) {
  const { t, i18n } = useTranslation()
  const leftUntil = (moment: string) => timeLeftIn(i18n.language || 'en', msUntil(moment))
  const text =
    contest.state === 'upcoming'
      ? t('home.contest_upcoming', { time: leftUntil(contest.start_date) })
      : contest.my_state === 'playing'
        ? t('home.contest_playing')
        : t(contest.my_state === 'finished' ? 'home.contest_done' : 'home.contest_live', { time: leftUntil(contest.end_date) })
  const { path, hue } = modes.contest
  return <Tile hue={hue} icon={todayIcons.contest} name={contest.name} text={text} to={`${path}${contest.id}/`} />
}

function LeagueTile({ league: { tier, rank, members, rival, ends_at } }: { league: NonNullable<PlayerHome['league']> }) {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const time = timeLeftIn(i18n.language || 'en', msUntil(ends_at))
  const text = rival ? (
    <span className={classes.rival}>
      <RivalLine rival={rival} rank={rank} />
    </span>
  ) : (
    t('home.league_place', { rank: count(rank), members: count(members), time })
  )
  return <Tile hue={228} icon={IconTrophy} name={t('league.name', { tier: t(`league.tier_${tier}`) })} text={text} to="/leaderboard/" />
}

function PracticeTile({ due }: { due: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return <ModeTile mode="practice" text={t('home.practice_due', { count: due, shown: count(due) })} />
}

interface BadgeTileProps {
  badge: PlayerHome['next_badge']
  toClaim: number
}

function BadgeTile({ badge, toClaim }: BadgeTileProps) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  if (toClaim > 0) {
    const text = t('home.badges_to_claim', { count: toClaim, shown: count(toClaim) })
    return <Tile hue={48} icon={IconAward} name={t('badges.title')} text={text} to="/profile/badges/" isCalling />
  }
  if (!badge) return null
  const share = shareShown(badge)
  const text = t('home.badge_progress', {
    name: t(`badge.${badge.type}.name`),
    progress: count(badge.progress),
    counter: count(badge.counter),
  })
  return (
    <Tile hue={48} icon={IconAward} name={t('home.next_badge')} text={text} to="/profile/badges/">
      <span className={classes.ring} aria-hidden>
        <RingDrawing share={share / 100} />
        <span className={`${classes.share} tabular`}>{percent(share)}</span>
      </span>
    </Tile>
  )
}
