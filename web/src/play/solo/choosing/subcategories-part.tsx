import type { Category } from '@trivium/contract/bank/catalogue'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { type CategoryMode, modes } from '../../../platform/modes/modes.ts'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { CategoryCards, CategoryCardsSkeleton, PremiumOffer } from '../../../bank/catalogue/index.ts'

export function SubcategoriesPart({ mode, category }: { mode: CategoryMode; category: Category }) {
  const { t } = useTranslation()
  const subcategories = useAction('get_subcategory_by_maincategory', { type: mode, category_slug: category.slug })
  return (
    <>
      <BackLink to={modes[mode].path} text={t(`mode.name_${mode}`)} />
      <Page title={category.name} lead={t('catalogue.choose_subcategory')}>
        <PremiumOffer category={category} />
        {subcategories.isPending ? (
          <CategoryCardsSkeleton count={3} />
        ) : subcategories.isError ? (
          <ErrorState error={subcategories.error} onRetry={subcategories.refetch} />
        ) : (
          <CategoryCards categories={subcategories.data.data} base={`${modes[mode].path}${category.slug}/`} />
        )}
      </Page>
    </>
  )
}
