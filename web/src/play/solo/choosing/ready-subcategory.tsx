import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import type { ReadyMode } from '../../../platform/modes/modes.ts'
import button from '../../modes/start.module.css'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { ReadyPart } from './ready-part.tsx'
import classes from './ready.module.css'

interface ReadySubcategoryProps {
  mode: ReadyMode
  category: string
  subcategory: string
}

/** A subcategory without levels, opened by its URL. */
export function ReadySubcategory({ mode, category, subcategory }: ReadySubcategoryProps) {
  const { t } = useTranslation()
  const siblings = useAction('get_subcategory_by_maincategory', { type: mode, category_slug: category })
  const found = siblings.data?.data.find(entry => entry.slug === subcategory)
  if (siblings.data && found) return <ReadyPart mode={mode} category={siblings.data.category} subcategory={found} />
  return (
    <Page title={t(`mode.name_${mode}`)}>
      {siblings.isPending ? (
        <ReadySkeleton />
      ) : (
        <ErrorState error={siblings.error ?? { refusal: 'document_not_found' }} onRetry={siblings.refetch} />
      )}
    </Page>
  )
}

function ReadySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.ready} aria-hidden>
        <Skeleton className={classes.cover} height="auto" />
        <Skeleton height={40} width="60%" />
        <Skeleton height={96} radius="lg" />
        <Skeleton height={50} radius="xl" className={button.start} />
      </div>
    </div>
  )
}
