import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import card from '../../platform/ui/layout/card.module.css'
import classes from './categories.module.css'

interface CategoryCardsSkeletonProps {
  count: number
  isCompact?: boolean
}

/** Skeletons of category cards, each with space for cover, name and facts. */
export function CategoryCardsSkeleton({ count, isCompact = false }: CategoryCardsSkeletonProps) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <ul className={classes.cards} data-compact={isCompact || undefined} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={`${card.card} ${classes.card}`}>
            <Skeleton className={classes.cover} height="auto" radius={0} />
            <span className={classes.body}>
              <span className={classes.nameSkeleton}>
                <Skeleton height={16} width="70%" />
                {isCompact && <Skeleton height={16} width="50%" />}
              </span>
              <span className={classes.factsSkeleton}>
                <Skeleton height={14} width="45%" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
