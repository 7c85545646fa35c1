import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './statistics.module.css'

export function StatisticsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.parts} aria-hidden>
        <Skeleton height={104} radius="lg" className={classes.wide} />
        <Skeleton height={112} radius="lg" className={classes.wide} />
        <Skeleton height={300} radius="lg" />
        <Skeleton height={300} radius="lg" />
      </div>
    </div>
  )
}
