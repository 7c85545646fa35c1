// The self challenge: the player chooses the category, the number of questions and the time.

import type { Category } from '@trivium/contract/bank/catalogue'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { NoCategories } from '../../bank/catalogue/index.ts'
import { ModePage } from '../modes/index.ts'
import button from '../modes/start.module.css'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import classes from './challenge.module.css'

export default function SelfChallengePage() {
  const { t } = useTranslation()
  return (
    <ModePage mode="self_challenge" lead={t('challenge.lead')}>
      <Challenge />
    </ModePage>
  )
}

function Challenge() {
  const categories = useAction('get_categories', { type: 'quiz_zone', sub_type: 'self_challenge' })
  if (categories.isPending) return <ChallengeSkeleton />
  if (categories.isError && categories.error.refusal === 'no_categories') return <NoCategories />
  if (categories.isError) return <ErrorState error={categories.error} onRetry={categories.refetch} />
  return <ChallengeForm categories={categories.data.data.filter(isOpen)} />
}

function ChallengeSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.form} aria-hidden>
        <Skeleton height={72} />
        <Skeleton height={92} />
        <Skeleton height={72} />
        <Skeleton height={50} radius="xl" className={button.start} />
      </div>
    </div>
  )
}

/** Filters out locked categories, because the server would refuse them. */
const isOpen = ({ is_premium, unlocked }: Category) => !is_premium || unlocked
