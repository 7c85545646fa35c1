import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { CategoryCards, CategoryCardsSkeleton } from '../../../bank/catalogue/index.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { GuestGate } from '../guest-gate.tsx'
import { ShelfHeading } from './shelf-heading.tsx'

const shown = 8

export function CategoryShelf() {
  const { t } = useTranslation()
  // Deferred, so that React renders the many cards in small slices.
  const categories = useDeferredValue(useAction('get_categories', { type: 'quiz_zone' }))
  return (
    <GuestGate>
      <section aria-labelledby="shelf-title">
        <ShelfHeading id="shelf-title" title={t('home.categories')} to={modes.quiz_zone.path} link={t('home.see_all')} />
        {categories.isPending ? (
          <CategoryCardsSkeleton count={shown} isCompact />
        ) : categories.isError ? (
          <ErrorState error={categories.error} onRetry={categories.refetch} />
        ) : (
          <CategoryCards categories={categories.data.data.slice(0, shown)} base={modes.quiz_zone.path} isCompact />
        )}
      </section>
    </GuestGate>
  )
}
