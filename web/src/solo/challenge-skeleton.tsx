import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './challenge.module.css'

export function ChallengeSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.form} aria-hidden>
        <Skeleton height={72} />
        <Skeleton height={92} />
        <Skeleton height={72} />
        <Skeleton height={50} radius="xl" className={classes.start} />
      </div>
    </div>
  )
}
