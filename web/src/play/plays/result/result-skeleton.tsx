import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import outcome from '../../../platform/ui/feedback/outcome.module.css'

export function ResultSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={outcome.outcome} aria-hidden>
        <Skeleton circle height={136} />
        <Skeleton height={36} width={200} />
        <Skeleton height={20} width={260} />
        <Skeleton height={76} radius="lg" />
      </div>
    </div>
  )
}
