import type { Category } from '@trivium/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { useAction } from '../actions.ts'
import { modeLooks } from '../plays/mode-looks.ts'
import { modePaths } from '../plays/mode-paths.ts'
import type { CategoryMode } from '../plays/use-mode.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { BackLink } from './back-link.tsx'
import { CategoryCards } from './category-card.tsx'
import { CategoryCardsSkeleton } from './category-cards-skeleton.tsx'
import { PremiumOffer } from './premium-offer.tsx'

export function SubcategoriesPart({ mode, category }: { mode: CategoryMode; category: Category }) {
  const { t } = useTranslation()
  const subcategories = useAction('get_subcategory_by_maincategory', { type: mode, category_slug: category.slug })
  return (
    <>
      <BackLink to={modePaths[mode]} text={t(modeLooks[mode].name)} />
      <Page title={category.name} lead={t('catalogue.choose_subcategory')}>
        <PremiumOffer category={category} />
        {subcategories.isPending ? (
          <CategoryCardsSkeleton count={3} />
        ) : subcategories.isError ? (
          <ErrorState error={subcategories.error} onRetry={subcategories.refetch} />
        ) : (
          <CategoryCards categories={subcategories.data.data} base={`${modePaths[mode]}${category.slug}/`} />
        )}
      </Page>
    </>
  )
}
