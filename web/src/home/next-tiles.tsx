// Tiles for today's quiz, the contest, practice and badges: each shows the state and links to the page.

import type { PlayerHome } from '@trivium/contract/home'
import { IconAward, IconFlame } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { doneShare } from '@trivium/rules/nearest-badge'
import { modes } from '../modes/modes.ts'
import { msUntil } from '../server-clock.ts'
import { useNumbers } from '../ui/numbers.ts'
import { RingDrawing } from '../ui/ring-drawing.tsx'
import { timeLeftIn } from '../ui/time-left.ts'
import classes from './next-tiles.module.css'
import { ModeTile, Tile } from './next-tile.tsx'

export function NextTiles({ home }: { home: PlayerHome }) {
  return (
    <ul className={classes.tiles}>
      <DailyTile daily={home.daily_quiz} />
      <ContestTile contest={home.contest} />
      <PracticeTile due={home.practice_due} />
      <BadgeTile badge={home.next_badge} toClaim={home.badges_to_claim} />
    </ul>
  )
}

function DailyTile({ daily: { state, streak, coins } }: { daily: PlayerHome['daily_quiz'] }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const open = coins > 0 ? t('home.daily_coins', { count: coins, shown: count(coins) }) : t('daily.open_text')
  const text = state === 'open' ? open : t(state === 'done' ? 'home.daily_done' : 'home.daily_playing')
  const days = t('daily.days', { count: streak, shown: count(streak) })
  return (
    <ModeTile mode="daily_quiz" text={text}>
      <span className={classes.flame} data-burning={streak > 0} role="img" aria-label={t('home.streak_of', { days })}>
        <IconFlame size={28} stroke={1.75} aria-hidden />
        <span className="tabular">{count(streak)}</span>
      </span>
    </ModeTile>
  )
}

/** Always there, so that nothing moves: without a contest it says what contests are. */
function ContestTile({ contest }: { contest: PlayerHome['contest'] }) {
  const { t, i18n } = useTranslation()
  const leftUntil = (moment: string) => timeLeftIn(i18n.language || 'en', msUntil(moment))
  const text = !contest
    ? t('mode.text_contest')
    : contest.state === 'upcoming'
      ? t('home.contest_upcoming', { time: leftUntil(contest.start_date) })
      : contest.my_state === 'playing'
        ? t('home.contest_playing')
        : t(contest.my_state === 'finished' ? 'home.contest_done' : 'home.contest_live', { time: leftUntil(contest.end_date) })
  const { path, hue, icon } = modes.contest
  const to = contest ? `${path}${contest.id}/` : path
  return <Tile hue={hue} icon={icon} name={contest?.name ?? t('mode.name_contest')} text={text} to={to} />
}

function PracticeTile({ due }: { due: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const text = due > 0 ? t('home.practice_due', { count: due, shown: count(due) }) : t('home.practice_none')
  return (
    <ModeTile mode="practice" text={text}>
      {due > 0 && (
        <span className={`${classes.due} tabular`} aria-hidden>
          {count(due)}
        </span>
      )}
    </ModeTile>
  )
}

interface BadgeTileProps {
  badge: PlayerHome['next_badge']
  toClaim: number
}

function BadgeTile({ badge, toClaim }: BadgeTileProps) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  // With badges to claim, the ring is full and shows their number.
  const share = badge && toClaim === 0 ? doneShare(badge) : 1
  const nearest = badge
    ? t('home.badge_progress', { name: t(`badge.${badge.type}.name`), progress: count(badge.progress), counter: count(badge.counter) })
    : t('home.badges_all')
  const text = toClaim > 0 ? t('home.badges_to_claim', { count: toClaim, shown: count(toClaim) }) : nearest
  return (
    <Tile hue={48} icon={IconAward} name={t('badges.title')} text={text} to="/profile/badges/" isCalling={toClaim > 0}>
      <span className={classes.ring} aria-hidden>
        <RingDrawing share={share} />
        <span className={`${classes.share} tabular`}>{toClaim > 0 ? count(toClaim) : percent(Math.floor(share * 100))}</span>
      </span>
    </Tile>
  )
}
