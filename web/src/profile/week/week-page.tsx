import type { WeekReview } from '@trivium/contract/profile/week'
import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { doors } from '../../platform/modes/modes.ts'
import { useAppName } from '../../platform/settings/use-setting.ts'
import { ShareButton } from '../../platform/sharing/share-button.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { factsOf } from './week-facts.ts'
import classes from './week-page.module.css'
import { WeekPicture } from './week-picture.tsx'

export default function WeekPage() {
  const { t } = useTranslation()
  const week = weekIn(useSearchParams()[0])
  const query = useAction('get_week_review', week === null ? {} : { week })
  const review = query.data?.data
  return (
    <Page title={t('week.title')} width="narrow">
      {review ? (
        <Review review={review} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton className={classes.skeleton} radius="lg" aria-hidden />
      )}
    </Page>
  )
}

/** A notice leads to its own week, also when it is opened later. */
function weekIn(search: URLSearchParams): string | null {
  const week = search.get('week') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(week)) ? week : null
}

function Review({ review }: { review: WeekReview }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const app = useAppName()
  const { asked, percentage } = factsOf(review)
  if (asked === 0) return <Empty />
  const words = { app, count: asked, shown: count(asked), percent: percent(percentage) }
  return (
    <div className={classes.review}>
      <WeekPicture review={review} />
      <div className={classes.actions}>
        <ShareButton what={{ share_kind: 'week', week: review.week }} text={t('week.share_text', words)} />
      </div>
    </div>
  )
}

function Empty() {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="sleepy"
      title={t('week.empty')}
      text={t('week.empty_text')}
      action={
        <Button component={Link} to={doors.learn}>
          {t('week.empty_action')}
        </Button>
      }
    />
  )
}
