// A question in grey, in the shape of the one that comes.

import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './play.module.css'

export function PlaySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.screen} aria-hidden>
        <div className={classes.top}>
          <Skeleton circle height={40} />
          <Skeleton height={14} className={classes.where} />
          <Skeleton circle height={72} />
        </div>
        <Skeleton height={88} radius="lg" />
        <div className={classes.options}>
          {[0, 1, 2, 3].map(place => (
            <Skeleton key={place} height={64} radius="lg" />
          ))}
        </div>
      </div>
    </div>
  )
}
