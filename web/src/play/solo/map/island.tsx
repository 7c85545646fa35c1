import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { VisuallyHidden } from '@mantine/core'
import { IconLock, IconPlayerPlayFilled, IconStarFilled, IconTrophy } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../../platform/modes/modes.ts'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { CategoryIcon } from '../../../platform/ui/drawing/icon.tsx'
import { Mascot } from '../../../platform/ui/drawing/mascot.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './map.module.css'
import { type MapStop, type NextStop, shareOf, sumsOf } from './progress.ts'

const subjectPath = ({ slug }: MapSubject) => `${modes.quiz_zone.path}${slug}/`
export const stopPath = (subject: MapSubject, { slug }: MapStop) =>
  slug === null ? subjectPath(subject) : `${subjectPath(subject)}${slug}/`

/** A subject. Its ground gets more colour with each level won. */
export function Island({ subject, next }: { subject: MapSubject; next: NextStop | null }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const sums = sumsOf(subject.stops)
  const isDone = sums.won === sums.total
  const style: CSSProperties = { ...hueStyle(subject.color), '--share': shareOf(sums) }
  return (
    <div className={classes.island} style={style} data-locked={!subject.unlocked || undefined} data-next={next !== null || undefined}>
      {next && (
        <svg viewBox="0 0 100 100" className={classes.walker} aria-hidden>
          <Mascot mood="hello" />
        </svg>
      )}
      <div className={classes.head}>
        <span className={classes.disc}>
          <CategoryIcon name={subject.icon} size={26} />
        </span>
        <div className={classes.words}>
          <h3 className={classes.name}>
            <Link to={subjectPath(subject)}>
              <bdi>{subject.name}</bdi>
            </Link>
          </h3>
          <p className={`${classes.facts} tabular`}>
            {subject.unlocked ? (
              t('map.levels_won', { won: count(sums.won), total: count(sums.total) })
            ) : (
              <>
                <IconLock size={16} aria-hidden /> {t('catalogue.locked')}
              </>
            )}
            {isDone && <IconTrophy size={16} role="img" aria-label={t('map.island_done')} />}
          </p>
        </div>
      </div>
      <ul className={classes.stops}>
        {subject.stops.map(stop => (
          <li key={stop.slug ?? ''}>
            <Stop stop={stop} to={stopPath(subject, stop)} nextLevel={next?.stop === stop ? next.level : null} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface StopProps {
  stop: MapStop
  to: string
  /** The level to go to next, if this stop is the next one. */
  nextLevel: number | null
}

function Stop({ stop, to, nextLevel }: StopProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { won, levels, stars, next_level } = stop
  return (
    <Link
      to={to}
      className={classes.stop}
      data-next={nextLevel !== null || undefined}
      aria-current={nextLevel === null ? undefined : 'step'}
    >
      <span className={classes.stopName}>
        {stop.slug === null ? (
          // Hidden, because the island shows the same name.
          <VisuallyHidden>{stop.name}</VisuallyHidden>
        ) : (
          <bdi>{stop.name}</bdi>
        )}
        {nextLevel !== null && (
          <span className={classes.flag}>
            <IconPlayerPlayFilled size={12} aria-hidden /> {t('map.next', { level: count(nextLevel) })}
          </span>
        )}
      </span>
      <span className={classes.dots} aria-hidden>
        {levels.map(({ level, state, stars: own }) => (
          <span key={level} className={classes.dot} data-state={level === nextLevel ? 'next' : state}>
            {state === 'won' && <IconStarFilled size={11} />}
            <span className={classes.pips} data-stars={own} />
          </span>
        ))}
      </span>
      <VisuallyHidden>
        {t('map.levels_won', { won: count(won), total: count(levels.length) })}. {t('map.stars', { stars: count(stars) })}.{' '}
        {nextLevel === null && next_level !== null && t('map.open_level', { level: count(next_level) })}
      </VisuallyHidden>
    </Link>
  )
}
