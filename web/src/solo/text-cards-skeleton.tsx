import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './texts.module.css'

export function TextCardsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.texts} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={104} radius="lg" />
        ))}
      </div>
    </div>
  )
}
