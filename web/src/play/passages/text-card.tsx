import { IconBook2, IconClock, IconFileTypePdf, IconHistory, IconListNumbers, IconVideo, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import card from '../../platform/ui/layout/card.module.css'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './texts.module.css'
import type { PassageTile } from './use-texts.ts'

const kinds: Record<PassageTile['content_type'], Icon> = { text: IconBook2, video: IconVideo, pdf: IconFileTypePdf }

/** A reading text: its reading time, its number of questions, and whether they were played. */
export function TextCard({ text, to }: { text: PassageTile; to: string }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const Kind = kinds[text.content_type]
  return (
    <Link to={to} className={`${card.card} ${classes.text}`}>
      <span className={`${card.icon} ${classes.kind}`}>
        <Kind size={26} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {text.title}
        </span>
        <span className={`${classes.facts} tabular`}>
          <span>
            <IconClock size={16} aria-hidden /> {t('reading.minutes', { count: text.minutes, shown: count(text.minutes) })}
          </span>
          <span>
            <IconListNumbers size={16} aria-hidden /> {t('catalogue.questions', { count: text.questions, shown: count(text.questions) })}
          </span>
          {text.played && (
            <span className={classes.played}>
              <IconHistory size={16} aria-hidden /> {t('reading.played')}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}
