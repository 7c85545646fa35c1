// Tiles for today's quiz, practice and badges: each shows the state and links to the page.

import type { PlayerHome } from '@trivium/contract/home'
import { IconAward, IconFlame } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { doneShare } from '@trivium/rules/nearest-badge'
import { useNumbers } from '../ui/numbers.ts'
import { RingDrawing } from '../ui/ring-drawing.tsx'
import classes from './next-tiles.module.css'
import { ModeTile, Tile } from './next-tile.tsx'

export function NextTiles({ home }: { home: PlayerHome }) {
  return (
    <ul className={classes.tiles}>
      <DailyTile daily={home.daily_quiz} />
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
