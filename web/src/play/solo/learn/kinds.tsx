// Texts, sounds, maths and words: one round in each stop, so a stop is a link.

import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modeIcons } from '../../../platform/modes/mode-icons.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { Cover, hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { CategoryIcon } from '../../../platform/ui/drawing/icon.tsx'
import { ModeMotif } from '../../../platform/ui/drawing/mode-motif.tsx'
import { Hills } from './hills.tsx'
import classes from './landscape.module.css'
import { stopPath } from './paths.ts'

/** The types of which each stop is one round, in the order shown. */
const kinds = ['fun_and_learn', 'guess_the_word', 'audio', 'maths'] as const
type Kind = (typeof kinds)[number] | 'true_and_false'

export function Kinds({ subjects }: { subjects: MapSubject[] }) {
  const { t } = useTranslation()
  return (
    <ol className={classes.land}>
      <li className={classes.place}>
        <KindOf kind="true_and_false">
          <li>
            <Link to={modes.true_and_false.path} className={classes.chip}>
              {t('mode.text_true_and_false')}
            </Link>
          </li>
        </KindOf>
      </li>
      {kinds.map(kind => {
        const own = subjects.filter(({ type }) => type === kind)
        return (
          own.length > 0 && (
            <li key={kind} className={classes.place}>
              <KindOf kind={kind}>{own.flatMap(chipsOf)}</KindOf>
            </li>
          )
        )
      })}
    </ol>
  )
}

/** Links to the kinds further down, and to the matches. */
export function ToKinds({ subjects }: { subjects: MapSubject[] }) {
  const { t } = useTranslation()
  const has = new Set(subjects.map(({ type }) => type))
  return (
    <nav aria-label={t('learn.kinds')}>
      <ul className={`${classes.chips} ${classes.toKinds}`}>
        {(['true_and_false', ...kinds.filter(kind => has.has(kind)), ...matches.filter(kind => has.has(kind))] as const).map(kind => {
          const Drawing = modeIcons[kind]
          return (
            <li key={kind}>
              <Link to={{ hash: kind }} className={classes.chip} style={hueStyle(modes[kind].hue)}>
                <Drawing size={20} aria-hidden />
                {t(`mode.name_${kind}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const matches = ['multi_match'] as const

const chipsOf = (subject: MapSubject) =>
  subject.stops.map(stop => <Stop key={`${subject.slug}/${stop.slug}`} subject={subject} stop={stop} />)

function KindOf({ kind, children }: { kind: Kind; children: ReactNode }) {
  const { t } = useTranslation()
  const { hue, path } = modes[kind]
  return (
    <div id={kind} className={classes.subject} style={hueStyle(hue)}>
      <Hills seed={kind} />
      <div className={classes.head}>
        <Cover hue={hue} seed={kind} className={classes.cover}>
          <ModeMotif mode={kind} />
        </Cover>
        <h2 className={classes.name}>
          <Link to={path}>{t(`mode.name_${kind}`)}</Link>
        </h2>
      </div>
      <ul className={classes.chips}>{children}</ul>
    </div>
  )
}

function Stop({ subject, stop }: { subject: MapSubject; stop: MapSubject['stops'][number] }) {
  const { t } = useTranslation()
  return (
    <li>
      <Link to={stopPath(subject, stop)} className={classes.chip} data-played={stop.is_played || undefined}>
        <CategoryIcon name={stop.icon} size={20} />
        <bdi>{stop.name}</bdi>
        {stop.is_played && <IconCircleCheckFilled size={18} role="img" aria-label={t('learn.played')} />}
      </Link>
    </li>
  )
}
