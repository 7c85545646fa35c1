// The subjects as landscapes: hills in the subject's hue, with its levels as stops on the way over them. Folded, a subject is a row.

import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLock, IconTrophy } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
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
import { isUnfolded, toggleFold, useUnfolded } from './unfolded.ts'

interface LandscapeProps {
  subjects: MapSubject[]
  /** Those of the subjects that cannot be folded. They come first. */
  whole: MapSubject[]
  next: NextStop | null
  onStart: (subject: MapSubject, stop: MapStop, level: number) => void
  /** The rank of the subjects' headings. */
  heading?: 'h2' | 'h3'
}

export function Landscape({ subjects, whole, next, onStart, heading = 'h2' }: LandscapeProps) {
  const shared = { onStart, heading }
  return (
    <div className={classes.lands}>
      {whole.length > 0 && (
        <ol className={classes.land}>
          {whole.map(subject => (
            <li key={subject.slug} className={classes.place}>
              <Subject subject={subject} next={next?.subject === subject ? next : null} {...shared} />
            </li>
          ))}
        </ol>
      )}
      {whole.length < subjects.length && (
        <ol className={classes.rows}>
          {subjects
            .filter(subject => !whole.includes(subject))
            .map(subject => (
              <li key={subject.slug}>
                <Foldable subject={subject} {...shared} />
              </li>
            ))}
        </ol>
      )}
    </div>
  )
}

interface SubjectProps extends Required<Pick<LandscapeProps, 'onStart' | 'heading'>> {
  subject: MapSubject
}

function Subject({ subject, next, onStart, heading }: SubjectProps & Pick<LandscapeProps, 'next'>) {
  return (
    <Ground subject={subject} isNext={next !== null}>
      <Head subject={subject} heading={heading} />
      <Stops subject={subject} next={next} onStart={onStart} />
    </Ground>
  )
}

/** The button lies over the whole row while the subject is folded. */
function Foldable({ subject, onStart, heading }: SubjectProps) {
  const { t } = useTranslation()
  const stopsId = useId()
  const isOpen = useUnfolded(isUnfolded(subject))
  return (
    <Ground subject={subject} isFolded={!isOpen}>
      <Head subject={subject} heading={heading} isFolded={!isOpen}>
        <UnstyledButton
          className={classes.fold}
          aria-label={t('learn.levels_of', { place: subject.name })}
          aria-expanded={isOpen}
          aria-controls={stopsId}
          onClick={() => toggleFold(subject)}
        >
          <IconChevronDown size={24} aria-hidden />
        </UnstyledButton>
      </Head>
      <div id={stopsId}>{isOpen && <Stops subject={subject} next={null} onStart={onStart} />}</div>
    </Ground>
  )
}

interface GroundProps {
  subject: MapSubject
  isNext?: boolean
  isFolded?: boolean
  children: ReactNode
}

const Ground = ({ subject: { slug, color, unlocked }, isNext = false, isFolded = false, children }: GroundProps) => (
  <div
    className={classes.subject}
    style={hueStyle(color)}
    data-locked={!unlocked || undefined}
    data-next={isNext || undefined}
    data-folded={isFolded || undefined}
  >
    {!isFolded && <Hills seed={slug} />}
    {children}
  </div>
)

interface HeadProps extends Pick<SubjectProps, 'subject' | 'heading'> {
  isFolded?: boolean
  children?: ReactNode
}

function Head({ subject, heading: Heading, isFolded = false, children }: HeadProps) {
  const name = <bdi>{subject.name}</bdi>
  return (
    <div className={classes.head}>
      <Cover hue={subject.color} seed={subject.slug} className={classes.cover}>
        <CoverMotif slug={subject.slug} icon={subject.icon} />
      </Cover>
      <div className={classes.words}>
        <Heading className={classes.name}>{isFolded ? name : <Link to={subjectPath(subject)}>{name}</Link>}</Heading>
        <p className={`${classes.facts} tabular`}>
          <Facts subject={subject} isFolded={isFolded} />
        </p>
      </div>
      {children}
    </div>
  )
}

/** What there is to win in a folded subject, else what is won. */
function Facts({ subject: { stops, unlocked, questions }, isFolded }: { subject: MapSubject; isFolded: boolean }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const sums = sumsOf(stops)
  if (isFolded)
    return (
      <>
        {!unlocked && <IconLock size={16} role="img" aria-label={t('catalogue.locked')} />}
        {t('catalogue.questions', { count: questions, shown: count(questions) })}
      </>
    )
  return (
    <>
      {unlocked ? (
        t('map.levels_won', { won: count(sums.won), total: count(sums.total) })
      ) : (
        <>
          <IconLock size={16} aria-hidden /> {t('catalogue.locked')}
        </>
      )}
      {sums.won === sums.total && <IconTrophy size={18} role="img" aria-label={t('map.island_done')} />}
    </>
  )
}

function Stops({ subject, next, onStart }: Pick<LandscapeProps, 'next' | 'onStart'> & { subject: MapSubject }) {
  return subject.stops.map(stop => (
    <div key={stop.slug ?? ''} className={classes.stop}>
      {stop.slug !== null && (
        <Link to={stopPath(subject, stop)} className={classes.stopName}>
          <bdi>{stop.name}</bdi>
        </Link>
      )}
      <Trail stop={stop} nextLevel={next?.stop === stop ? next.level : null} onStart={level => onStart(subject, stop, level)} />
    </div>
  ))
}
