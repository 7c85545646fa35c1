import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './levels.module.css'

/** The path of levels that is coming. */
export function LevelsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.path} aria-hidden>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} height={164} radius="lg" />
        ))}
      </div>
    </div>
  )
}
