// The missed questions on the result page, to bookmark or to look up in the review.

import type { Result } from '@trivium/contract/play/plays'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { BookmarkButton } from '../../bookmarks/index.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import list from '../../../platform/ui/layout/list.module.css'
import { useSetting } from '../../../platform/settings/use-setting.ts'
import classes from './missed.module.css'

/** Not shown if the review costs coins, because loading it would charge the player. */
export function MissedPart({ result }: { result: Result }) {
  const { t } = useTranslation()
  const isFree = useSetting('review_price') === 0
  const hasMissed = result.correct < result.total && result.answered > 0
  const review = useAction('get_play_review', { play_id: result.play_id }, { enabled: isFree && hasMissed })
  const missed = (review.data?.data ?? []).filter(item => !item.correct)
  if (missed.length === 0) return null
  return (
    <section className={classes.missed} aria-labelledby="missed-title">
      <h2 id="missed-title" className={classes.title}>
        {t('result.missed')}
      </h2>
      <ul className={list.rows}>
        {missed.map(item => (
          <li key={item.id} className={classes.row}>
            <p dir="auto" className={classes.question}>
              <FormulaText text={item.question} />
            </p>
            <BookmarkButton question={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
