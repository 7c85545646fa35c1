import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './next-tiles.module.css'

/** The places of the tiles beside the next thing to do. */
export function NextTilesSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={classes.tiles} role="status" aria-label={t('state.loading')}>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className={classes.place} radius="lg" aria-hidden />
      ))}
    </div>
  )
}
