// A category: its subcategories where it has any, else its levels.

import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '../actions.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { CardsSkeleton } from '../ui/skeletons.tsx'
import { LevelsPart } from './levels-part.tsx'
import { SubcategoriesPart } from './subcategories-part.tsx'

export default function CategoryPage() {
  const { t } = useTranslation()
  const { category = '', subcategory } = useParams()
  const categories = useAction('get_categories', { type: 'quiz_zone' })
  if (subcategory !== undefined) return <LevelsPart key={subcategory} category={category} subcategory={subcategory} />
  if (categories.isPending) {
    return (
      <Page title={t('catalogue.title')}>
        <CardsSkeleton count={8} />
      </Page>
    )
  }
  if (categories.isError) {
    return (
      <Page title={t('catalogue.title')}>
        <ErrorState error={categories.error} onRetry={categories.refetch} />
      </Page>
    )
  }
  const found = categories.data.data.find(entry => entry.slug === category)
  return found?.has_subcategories ? <SubcategoriesPart category={found} /> : <LevelsPart key={category} category={category} />
}
