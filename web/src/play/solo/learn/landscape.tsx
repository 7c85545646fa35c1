// The subjects as landscapes: hills in the subject's hue, with its levels as stops on the way over them.

import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { IconLock, IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Cover, hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { CoverMotif } from '../../../platform/ui/drawing/cover-motif.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Hills } from './hills.tsx'
import classes from './landscape.module.css'
import { type MapStop, type NextStop, sumsOf } from './progress.ts'
import { stopPath, subjectPath } from './paths.ts'
import { Trail } from './trail.tsx'

interface LandscapeProps {
  subjects: MapSubject[]
  next: NextStop | null
  onStart: (subject: MapSubject, stop: MapStop, level: number) => void
  /** The rank of the subjects' headings. */
  heading?: 'h2' | 'h3'
}

export function Landscape({ subjects, next, onStart, heading = 'h2' }: LandscapeProps) {
  return (
    <ol className={classes.land}>
      {subjects.map(subject => (
        <li key={subject.slug} className={classes.place}>
          <Subject subject={subject} next={next?.subject === subject ? next : null} onStart={onStart} heading={heading} />
        </li>
      ))}
    </ol>
  )
}

interface SubjectProps extends Required<Pick<LandscapeProps, 'next' | 'onStart' | 'heading'>> {
  subject: MapSubject
}

function Subject({ subject, next, onStart, heading: Heading }: SubjectProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const sums = sumsOf(subject.stops)
  return (
    <div
      className={classes.subject}
      style={hueStyle(subject.color)}
      data-locked={!subject.unlocked || undefined}
      data-next={next !== null || undefined}
    >
      <Hills seed={subject.slug} />
      <div className={classes.head}>
        <Cover hue={subject.color} seed={subject.slug} className={classes.cover}>
          <CoverMotif slug={subject.slug} icon={subject.icon} />
        </Cover>
        <div className={classes.words}>
          <Heading className={classes.name}>
            <Link to={subjectPath(subject)}>
              <bdi>{subject.name}</bdi>
            </Link>
          </Heading>
          <p className={`${classes.facts} tabular`}>
            {subject.unlocked ? (
              t('map.levels_won', { won: count(sums.won), total: count(sums.total) })
            ) : (
              <>
                <IconLock size={16} aria-hidden /> {t('catalogue.locked')}
              </>
            )}
            {sums.won === sums.total && <IconTrophy size={18} role="img" aria-label={t('map.island_done')} />}
          </p>
        </div>
      </div>
      {subject.stops.map(stop => (
        <div key={stop.slug ?? ''} className={classes.stop}>
          {stop.slug !== null && (
            <Link to={stopPath(subject, stop)} className={classes.stopName}>
              <bdi>{stop.name}</bdi>
            </Link>
          )}
          <Trail stop={stop} nextLevel={next?.stop === stop ? next.level : null} onStart={level => onStart(subject, stop, level)} />
        </div>
      ))}
    </div>
  )
}
