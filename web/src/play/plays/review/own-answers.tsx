import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { useSetting } from '../../../platform/settings/use-setting.ts'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import { ReviewCard } from './review-card.tsx'
import classes from './review.module.css'

/** Every question of a play with the player's answer and the right one. Not shown if the review costs coins, because loading it would charge. */
export function OwnAnswers({ playId }: { playId: number }) {
  const { t } = useTranslation()
  const isFree = useSetting('review_price') === 0
  const review = useAction('get_play_review', { play_id: playId }, { enabled: isFree })
  if (!review.data) return null
  return (
    <PageSection title={t('review.title')}>
      <ol className={classes.list}>
        {review.data.data.map((item, index) => (
          <ReviewCard key={item.id} item={item} number={index + 1} />
        ))}
      </ol>
    </PageSection>
  )
}
