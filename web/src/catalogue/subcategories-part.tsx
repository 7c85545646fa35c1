import type { Category } from '@trivium/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { useAction } from '../actions.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { CardsSkeleton } from '../ui/skeletons.tsx'
import { BackLink } from './back-link.tsx'
import { CategoryCards } from './category-card.tsx'
import { PremiumOffer } from './premium-offer.tsx'

export function SubcategoriesPart({ category }: { category: Category }) {
  const { t } = useTranslation()
  const subcategories = useAction('get_subcategory_by_maincategory', { category_slug: category.slug })
  return (
    <>
      <BackLink to="/quiz-zone/" text={t('catalogue.title')} />
      <Page title={category.name} lead={t('catalogue.choose_subcategory')}>
        <PremiumOffer category={category} />
        {subcategories.isPending ? (
          <CardsSkeleton count={3} />
        ) : subcategories.isError ? (
          <ErrorState error={subcategories.error} onRetry={subcategories.refetch} />
        ) : (
          <CategoryCards categories={subcategories.data.data} base={`/quiz-zone/${category.slug}/`} />
        )}
      </Page>
    </>
  )
}
