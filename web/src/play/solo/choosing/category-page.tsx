// A category of a mode: shows its subcategories if it has any, otherwise its levels, otherwise the start of its only round.

import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import { type ChosenMode, hasLevels } from '../../../platform/modes/modes.ts'
import { useChosenMode } from '../../modes/index.ts'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { CategoryCardsSkeleton } from '../../../bank/catalogue/index.ts'
import { LevelsPart } from './levels-part.tsx'
import { ReadyPart } from './ready-part.tsx'
import { ReadySubcategory } from './ready-subcategory.tsx'
import { SubcategoriesPart } from './subcategories-part.tsx'

export default function CategoryPage() {
  const { t } = useTranslation()
  const mode = useChosenMode()
  const { category = '', subcategory } = useParams()
  const categories = useAction('get_categories', { type: mode })
  if (subcategory !== undefined) {
    if (hasLevels(mode)) return <LevelsPart key={subcategory} mode={mode} category={category} subcategory={subcategory} />
    return <ReadySubcategory key={subcategory} mode={mode} category={category} subcategory={subcategory} />
  }
  if (categories.isPending) {
    return (
      <Page title={t(`mode.name_${mode}`)}>
        <CategoryCardsSkeleton count={8} />
      </Page>
    )
  }
  if (categories.isError) {
    return (
      <Page title={t(`mode.name_${mode}`)}>
        <ErrorState error={categories.error} onRetry={categories.refetch} />
      </Page>
    )
  }
  const found = categories.data.data.find(entry => entry.slug === category)
  if (found?.has_subcategories) return <SubcategoriesPart mode={mode} category={found} />
  if (hasLevels(mode)) return <LevelsPart key={category} mode={mode} category={category} />
  return found ? <ReadyPart mode={mode} category={found} /> : <NoSuchCategory mode={mode} />
}

function NoSuchCategory({ mode }: { mode: ChosenMode }) {
  const { t } = useTranslation()
  return (
    <Page title={t(`mode.name_${mode}`)}>
      <ErrorState error={{ refusal: 'document_not_found' }} />
    </Page>
  )
}
