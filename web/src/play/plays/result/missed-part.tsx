// The missed questions on the result page, as cards with the right answers, to bookmark.

import type { Result, ReviewItem } from '@trivium/contract/play/plays'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { answerWords, useStartPlay, withTolerance } from '../../modes/index.ts'
import { BookmarkButton } from '../../bookmarks/index.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import list from '../../../platform/ui/layout/list.module.css'
import { useSetting } from '../../../platform/settings/use-setting.ts'
import classes from './missed.module.css'

type Round = Pick<Result, 'play_id' | 'correct' | 'total' | 'answered'>

/** Not shown if the review costs coins, because loading it would charge the player. */
export function useHasMisses({ correct, total, answered }: Omit<Round, 'play_id'>): boolean {
  const isFree = useSetting('review_price') === 0
  return isFree && correct < total && answered > 0
}

export function MissedPart({ result }: { result: Round }) {
  const { t } = useTranslation()
  const hasMisses = useHasMisses(result)
  const review = useAction('get_play_review', { play_id: result.play_id }, { enabled: hasMisses })
  const missed = (review.data?.data ?? []).filter(item => !item.correct)
  if (missed.length === 0) return null
  return (
    <section className={classes.missed} aria-labelledby="missed-title">
      <h2 id="missed-title" className={classes.title}>
        {t('result.missed')}
      </h2>
      <PlayMissed result={result} count={missed.length} />
      <ul className={list.rows}>
        {missed.map(item => (
          <Miss key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

/** Asks the missed questions again at once, as practice. */
function PlayMissed({ result, count: misses }: { result: Round; count: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { start, isPending } = useStartPlay('get_practice_questions')
  return (
    <BusyButton
      variant="default"
      size="md"
      className={classes.again}
      loading={isPending}
      onClick={() => start({ play_id: result.play_id })}
    >
      {t('result.missed_again', { count: misses, shown: count(misses) })}
    </BusyButton>
  )
}

function Miss({ item }: { item: ReviewItem }) {
  const { exact } = useNumbers()
  const lang = useContentLang(item.language_id)
  const answer = withTolerance(answerWords(item, item.correct_answer, exact).join(' · '), item.tolerance, exact)
  return (
    <li className={classes.row}>
      <div className={classes.words} lang={lang} dir="auto">
        <p>
          <FormulaText text={item.question} />
        </p>
        <p className={classes.answer}>
          <IconCheck size={20} aria-hidden /> <FormulaText text={answer} />
        </p>
        {item.note && (
          <p className={classes.note}>
            <FormulaText text={item.note} />
          </p>
        )}
      </div>
      <BookmarkButton question={item} />
    </li>
  )
}
