import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './daily.module.css'

export function DailySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.dashboard} aria-hidden>
        <div className={classes.column}>
          <Skeleton height={280} radius="lg" />
          <Skeleton height={104} radius="lg" />
        </div>
        <Skeleton height={420} radius="lg" />
      </div>
    </div>
  )
}
