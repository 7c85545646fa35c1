import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './ready.module.css'

export function ReadySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.ready} aria-hidden>
        <Skeleton className={classes.cover} height="auto" />
        <Skeleton height={40} width="60%" />
        <Skeleton height={96} radius="lg" />
        <Skeleton height={50} radius="xl" className={classes.start} />
      </div>
    </div>
  )
}
