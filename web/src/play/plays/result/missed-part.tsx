// The missed questions on the result page, as cards with the right answers, to bookmark.

import type { Result } from '@trivium/contract/play/plays'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { useStartPlay } from '../../modes/index.ts'
import { BookmarkButton } from '../../bookmarks/index.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useSetting } from '../../../platform/settings/use-setting.ts'
import classes from './missed.module.css'
import { MissedCards } from './missed-cards.tsx'

type Round = Pick<Result, 'play_id' | 'correct' | 'total' | 'answered'>

/** Not shown if the review costs coins, because loading it would charge the player. */
export function useHasMisses({ correct, total, answered }: Omit<Round, 'play_id'>): boolean {
  const isFree = useSetting('review_price') === 0
  return isFree && correct < total && answered > 0
}

export function MissedPart({ result }: { result: Round }) {
  const hasMisses = useHasMisses(result)
  const review = useAction('get_play_review', { play_id: result.play_id }, { enabled: hasMisses })
  const missed = (review.data?.data ?? []).filter(item => !item.correct)
  return (
    <MissedCards items={missed} renderTool={item => <BookmarkButton question={item} />}>
      <PlayMissed result={result} count={missed.length} />
    </MissedCards>
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
