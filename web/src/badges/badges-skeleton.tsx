import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './badges.module.css'

export function BadgesSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.parts} aria-hidden>
        <Skeleton height={240} radius="lg" />
        <div className={classes.cards}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={120} radius="lg" />
          ))}
        </div>
      </div>
    </div>
  )
}
